// @ts-check
// Moves of others, one by one, at the pace that was chosen.

import { calm, glide, places } from "./motion.js";
import { zoomable } from "./zoom.js";

const USUAL = 900;
/** Of more moves than these only the latest are shown one by one. */
const MOST = 12;

/** How long each move is seen, in milliseconds. */
export const chosenPace = () => Number(localStorage.getItem("pace") ?? USUAL);

const pace = () => (calm() || document.hidden ? 0 : chosenPace());

/** When the latest move was shown. */
let shown = -Infinity;
let hurried = false;
let wake = () => {};

/** Somebody clicked or pressed a key: what is left of the steps is not waited for. */
export function hurry() {
  hurried = true;
  wake();
}

/** Lets the move before be seen long enough. */
async function rest() {
  const left = shown + pace() - performance.now();
  if (left <= 0 || hurried) return;
  await new Promise((done) => {
    wake = () => done(undefined);
    setTimeout(done, left);
  });
}

/**
 * Shows the boards between two numbers of moves, and then the last one.
 * @param {number} from @param {number} to
 * @param {(address: URL) => Promise<{response: Response, fragment: Document}>} ask @param {() => void} last
 */
export async function steps(from, to, ask, last) {
  hurried = false;
  for (let number = Math.max(from + 1, to - MOST); number < to && pace() > 0 && !hurried; number += 1) {
    const address = new URL("still", location.href);
    address.search = location.search;
    address.searchParams.set("move", String(number));
    const { response, fragment } = await ask(address);
    await rest();
    if (!response.ok || !put(fragment)) break;
    shown = performance.now();
  }
  if (to > from) await rest();
  last();
  if (to > from) shown = performance.now();
}

/** @param {Document} fragment */
function put(fragment) {
  const [board, picture] = [document.getElementById("board"), fragment.querySelector(".board")];
  if (!board || !picture) return false;
  const before = places(board);
  board.replaceChildren(document.adoptNode(picture));
  zoomable(board);
  glide(board, before);
  const line = fragment.querySelector(".step");
  const said = document.querySelector("#say b");
  if (line?.textContent && said) said.replaceChildren(...line.childNodes);
  return true;
}
