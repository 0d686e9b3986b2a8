// @ts-check
// Pieces glide from where they were to where they are.

const TIME = 300;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where every piece with a key is now. @param {Element} root */
export function places(root) {
  /** @type {Map<string, DOMRect>} */
  const found = new Map();
  for (const piece of root.querySelectorAll("[data-key]")) {
    const box = piece.getBoundingClientRect();
    if (box.width || box.height) found.set(piece.getAttribute("data-key") ?? "", box);
  }
  return found;
}

/** Moves every piece from its old place; new ones appear. @param {Element} root @param {Map<string, DOMRect>} before */
export function glide(root, before) {
  if (calm() || before.size === 0) return;
  for (const piece of root.querySelectorAll("[data-key]")) {
    const now = piece.getBoundingClientRect();
    if (!now.width && !now.height) continue;
    const old = before.get(piece.getAttribute("data-key") ?? "");
    if (!old) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME, easing: "ease-out" });
      continue;
    }
    const [dx, dy] = [old.left - now.left, old.top - now.top];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    const scale = scaleOf(piece, now);
    const from = `translate(${dx / scale}px, ${dy / scale}px)`;
    piece.animate([{ transform: from }, { transform: "none" }], { duration: TIME, easing: "ease-in-out", composite: "add" });
  }
}

/** Pixels of the screen for one unit of a drawing. @param {Element} piece @param {DOMRect} box */
function scaleOf(piece, box) {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const own = piece.getBBox();
  return own.width > 0 ? box.width / own.width : 1;
}

/** Ends all motion at once: a click or a key skips what is still moving. */
export function skip() {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition)) animation.finish();
  }
}
