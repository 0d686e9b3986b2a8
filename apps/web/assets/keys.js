// The keyboard: arrows go from one thing that can be done to the next, and the focus survives a swap.

const REGIONS = "#panel, #board";
const OFFERS = "[data-action], [data-panel], [data-advice]";

/** @typedef {{ id: string, region: string, action: string }} Place */

/** The latest place where somebody was at work. @type {Place | null} */
let last = null;
/** A finger or a mouse needs no focus, and to move it would scroll the page. */
let byKeys = false;

/** What can be done in a region, in the order of the page. @param {Element} region */
const offers = (region) => [...region.querySelectorAll(OFFERS)].filter((thing) => thing.getClientRects().length > 0);

/** @param {Element | undefined} thing */
const focus = (thing) => /** @type {HTMLElement | SVGElement | undefined} */ (thing)?.focus();

/** @param {Element} thing */
const actionOf = (thing) =>
  thing.getAttribute("data-action") ?? thing.getAttribute("data-panel") ?? thing.getAttribute("data-advice") ?? "";

/** Where the focus is; while it is nowhere, where it was. */
export function place() {
  const active = document.activeElement;
  if (active && active !== document.body) {
    last = { id: active.id, region: active.closest(REGIONS)?.id ?? "", action: actionOf(active) };
  }
  return last;
}

/** Puts the focus back after a swap: on the same thing, or on the first that can be done there. @param {Place | null} before */
export function putBack(before) {
  if (!before || document.activeElement !== document.body) return;
  const same = before.id && document.getElementById(before.id);
  if (same) return focus(same);
  const region = byKeys && before.region && document.getElementById(before.region);
  if (!region) return;
  const things = offers(region);
  focus(things.find((thing) => actionOf(thing) === before.action) ?? things[0]);
}

/** @param {string} key @param {number} at @param {number} count */
function destination(key, at, count) {
  switch (key) {
    case "ArrowDown": case "ArrowRight": return (at + 1) % count;
    case "ArrowUp": case "ArrowLeft": return (Math.max(at, 0) + count - 1) % count;
    case "Home": return 0;
    case "End": return count - 1;
    default: return undefined;
  }
}

document.addEventListener("pointerdown", () => { byKeys = false; });
document.addEventListener("keydown", (event) => {
  byKeys = true;
  const here = event.target;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(here instanceof Element)) return;
  const region = here.matches(`${REGIONS}, ${OFFERS}`) ? here.closest(REGIONS) : null;
  const things = region ? offers(region) : [];
  const next = destination(event.key, things.indexOf(here), things.length);
  if (next === undefined || !things.length) return;
  event.preventDefault();
  focus(things[next]);
});
