// Tabs: on a phone a turn begins where something can be done, and a tab tells what was said behind it.

/** @param {string} id */
const view = (id) => {
  const radio = document.getElementById(id);
  return radio instanceof HTMLInputElement ? radio : null;
};

/** @param {string} area */
const hasOffers = (area) => document.querySelector(`#board [data-area=${area}] [data-action]`) !== null;

let wasMyTurn = false;

/** Turns to the part with something to do in it when a turn begins. @param {boolean} isMyTurn */
export function turnToOffers(isMyTurn) {
  const begins = isMyTurn && !wasMyTurn;
  wasMyTurn = isMyTurn;
  if (!begins) return;
  const areas = ["board", "mine", "others"];
  const here = areas.find((area) => view(`view-${area}`)?.checked);
  const there = here && hasOffers(here) ? here : areas.find(hasOffers);
  const radio = there ? view(`view-${there}`) : null;
  if (radio) radio.checked = true;
}

/** How many lines of chat were there when it was last seen. @type {number | undefined} */
let read;

/** Marks the tab of the chat with how much was said since it was seen. */
export function countUnread() {
  const [chat, tab] = [document.getElementById("chat"), document.getElementById("side-chat")?.closest("label")];
  const lines = Number(chat?.dataset.said ?? 0);
  if (read === undefined || chat?.checkVisibility()) read = lines;
  if (tab) tab.dataset.unread = lines > read ? String(lines - read) : "";
}

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.type === "radio") countUnread();
});
