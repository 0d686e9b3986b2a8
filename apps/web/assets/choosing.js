// Select, see, do: what is pointed at lights up wherever it stands, in the list and on the board, and is said under the
// sentence. With a mouse a click does it; a finger first chooses, and does it with the second tap or the filled button.

const THINGS = "[data-action], [data-panel], [data-advice]";

/** @param {Element} thing */
export const actionOf = (thing) =>
  thing.getAttribute("data-action") ?? thing.getAttribute("data-panel") ?? thing.getAttribute("data-advice") ?? "";

/** Everything on the page that stands for an action. @param {string} action */
export const thingsFor = (action) => [...document.querySelectorAll(THINGS)].filter((thing) => actionOf(thing) === action);

/** @param {EventTarget | null} target */
const thingAt = (target) => (target instanceof Element ? target.closest(THINGS) : null);

/** What an action is called in the list. @param {string} action */
const labelOf = (action) => thingsFor(action).find((thing) => thing.matches("[data-panel]"))?.textContent?.trim() ?? "";

/** @param {string} action @param {boolean} on */
const markLit = (action, on) => thingsFor(action).forEach((thing) => thing.classList.toggle("lit", on));
/** @param {string} action @param {boolean} on */
const markSelected = (action, on) => thingsFor(action).forEach((thing) => thing.classList.toggle("selected", on));

/** What was chosen and not done yet. */
let chosen = "";
/** What is pointed at or has the focus. */
let lit = "";
/** Fingers and mice differ; keys act at once. */
let pointer = "";

/** `tap` chooses first with every pointer, `click` never; otherwise only fingers choose first. */
const choosesFirst = () => {
  const wish = localStorage.getItem("choosing");
  return pointer !== "" && (wish === "tap" || (wish !== "click" && pointer === "touch"));
};

/** Says below the sentence what would be done. */
function preview() {
  const place = document.getElementById("preview");
  if (place) place.textContent = labelOf(lit || chosen);
}

/** @param {string} action */
function light(action) {
  if (action === lit) return;
  markLit(lit, false);
  lit = action;
  markLit(lit, true);
  preview();
}

/** @param {string} action */
function choose(action) {
  markSelected(chosen, false);
  chosen = action;
  markSelected(chosen, true);
  const label = labelOf(action);
  const button = document.getElementById("do");
  if (button instanceof HTMLButtonElement) {
    button.value = action;
    button.textContent = label;
    button.hidden = action === "";
  }
  const [told, sheet] = [document.getElementById("chosen"), document.getElementById("sheet")];
  if (told) told.textContent = label;
  // The board shows what was chosen: the list of a phone makes way.
  if (action && sheet instanceof HTMLInputElement) sheet.checked = false;
  preview();
}

/** After a swap: what was chosen stays chosen while it can still be done. */
export function chooseAgain() {
  lit = "";
  choose(thingsFor(chosen).length > 0 ? chosen : "");
}

/** What a bot would do is marked on the board, as long as its hint stands. */
export function markAdvice() {
  for (const advice of document.querySelectorAll("[data-advice]")) {
    const things = thingsFor(actionOf(advice)).filter((thing) => thing.matches("[data-action]"));
    for (const thing of things) thing.classList.add("advised");
  }
}

document.addEventListener("pointerdown", (event) => { pointer = event.pointerType; }, true);
document.addEventListener("keydown", () => { pointer = ""; }, true);
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse") light(actionOf(thingAt(event.target) ?? document.body));
});
document.addEventListener("focusin", (event) => light(actionOf(thingAt(event.target) ?? document.body)));

document.addEventListener("click", (event) => {
  const thing = thingAt(event.target);
  if (!thing || !choosesFirst() || actionOf(thing) === chosen) return;
  event.preventDefault();
  event.stopPropagation();
  choose(actionOf(thing));
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && chosen) choose("");
});
