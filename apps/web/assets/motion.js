// Pieces glide from where they were to where they are.
//
// A piece with a `data-key` is the same piece before and after. Pieces of a flock (`data-flock`) are alike: where one
// is missing and elsewhere one is new, it has gone there. A stack of them says how many it is (`data-many`).
// A die falls when its `data-roll` has changed.

const TIME = 300;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @typedef {{ box: DOMRect, flock: string | null, many: number, roll: string | null }} Spot */

/** @param {Element} piece @returns {Spot} */
const spotOf = (piece) => ({
  box: piece.getBoundingClientRect(),
  flock: piece.getAttribute("data-flock"),
  many: Number(piece.getAttribute("data-many") ?? 1),
  roll: piece.getAttribute("data-roll"),
});

/** @param {DOMRect} box */
const isDrawn = (box) => box.width > 0 || box.height > 0;

/** Where every piece with a key is now. @param {Element} root */
export function places(root) {
  /** @type {Map<string, Spot>} */
  const found = new Map();
  for (const piece of root.querySelectorAll("[data-key]")) {
    const spot = spotOf(piece);
    if (isDrawn(spot.box)) found.set(piece.getAttribute("data-key") ?? "", spot);
  }
  return found;
}

/** Moves every piece from its old place; new ones appear. @param {Element} root @param {Map<string, Spot>} before */
export function glide(root, before) {
  if (calm() || before.size === 0) return;
  const after = places(root);
  const gone = departures(before, after);
  for (const piece of root.querySelectorAll("[data-key]")) {
    const key = piece.getAttribute("data-key") ?? "";
    const [old, now] = [before.get(key), after.get(key)];
    if (!now) continue;
    const more = now.many - (old?.many ?? 0);
    const from = more > 0 && now.flock !== null ? gone.get(now.flock)?.pop() : undefined;
    if (old) travel(piece, old.box, now.box);
    else if (from) travel(piece, from, now.box);
    else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME, easing: "ease-out" });
    if (old && from) join(piece, from, now.box);
    if (old && old.roll !== now.roll) fall(piece);
  }
}

/** From where pieces of each flock have left. @param {Map<string, Spot>} before @param {Map<string, Spot>} after */
function departures(before, after) {
  /** @type {Map<string, DOMRect[]>} */
  const gone = new Map();
  for (const [key, { box, flock, many }] of before) {
    if (flock === null) continue;
    const left = gone.get(flock) ?? [];
    for (let missing = many - (after.get(key)?.many ?? 0); missing > 0; missing -= 1) left.push(box);
    gone.set(flock, left);
  }
  return gone;
}

/** @param {Element} piece @param {DOMRect} from @param {DOMRect} to */
function travel(piece, from, to) {
  const [dx, dy] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = scaleOf(piece);
  const start = `translate(${dx / scale}px, ${dy / scale}px)`;
  return piece.animate([{ transform: start }, { transform: "none" }], { duration: TIME, easing: "ease-in-out", composite: "add" });
}

/** One more comes to a stack: a copy of its piece travels there. @param {Element} stack @param {DOMRect} from @param {DOMRect} to */
function join(stack, from, to) {
  if (!(stack instanceof SVGGElement)) return;
  const one = /** @type {SVGGElement} */ (stack.cloneNode(true));
  one.removeAttribute("data-key");
  one.setAttribute("aria-hidden", "true");
  one.classList.add("flying");
  stack.after(one);
  const flight = travel(one, from, to);
  if (flight) flight.finished.finally(() => one.remove());
  else one.remove();
}

/** Comes down from above, turning. @param {Element} die */
function fall(die) {
  const above = { transform: `rotate(${-160 - 120 * Math.random()}deg) scale(1.5)` };
  die.animate([above, { transform: "none" }], { duration: TIME, easing: "cubic-bezier(.3, 1.3, .6, 1)", composite: "add" });
}

/** @param {DOMRect} box */
const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Pixels of the screen for one unit of the drawing that a piece is part of. @param {Element} piece */
function scaleOf(piece) {
  if (!(piece instanceof SVGGraphicsElement) || !piece.ownerSVGElement) return 1;
  return piece.getScreenCTM()?.a || 1;
}

/** Ends all motion at once: a click or a key skips what is still moving. */
export function skip() {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition)) animation.finish();
  }
}
