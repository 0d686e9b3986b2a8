// An answer appears where one pressed: why something cannot be done, with its rule, beside the thing itself.

import { thingsFor } from "./choosing.js";

const GAP = 8;
const place = () => document.getElementById("answer");
/** Where the latest press was. */
let [x, y] = [0, 0];

/** @param {string} action @returns {DOMRect | undefined} */
function boxOf(action) {
  const asked = [...document.querySelectorAll("[data-why]")].filter((thing) => thing.getAttribute("data-why") === action);
  const boxes = [...asked, ...thingsFor(action)].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0);
  return boxes.find((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom) ?? boxes[0];
}

/** Takes a refusal out of an answer, so that nothing on the page moves. @param {Document} fragment */
export function takeRefusal(fragment) {
  const refusal = fragment.querySelector("#main .notice[role=alert]");
  refusal?.remove();
  refusal?.removeAttribute("role");
  return refusal;
}

/** Shows a refusal at what was pressed. @param {Element} refusal @param {string} action */
export function tellThere(refusal, action) {
  const bubble = place();
  if (!bubble) return;
  bubble.replaceChildren(document.adoptNode(refusal));
  const box = boxOf(action) ?? new DOMRect(x, y);
  const { width, height } = bubble.getBoundingClientRect();
  const below = box.bottom + GAP + height < innerHeight;
  const top = below ? box.bottom + GAP : box.top - GAP - height;
  bubble.style.translate = `${within(box.left + box.width / 2 - width / 2, innerWidth - width)}px ${within(top, innerHeight - height)}px`;
}

/** @param {number} wanted @param {number} room */
const within = (wanted, room) => Math.round(Math.max(GAP, Math.min(wanted, room - GAP)));

const close = () => place()?.replaceChildren();

document.addEventListener("pointerdown", (event) => {
  [x, y] = [event.clientX, event.clientY];
  if (!(event.target instanceof Element && event.target.closest("#answer"))) close();
}, true);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
for (const motion of ["wheel", "touchmove"]) document.addEventListener(motion, close, { passive: true });
