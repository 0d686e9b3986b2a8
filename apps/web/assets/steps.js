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
  if (left > 0 && !hurried) {
    await new Promise((done) => {
      wake = () => done(undefined);
      setTimeout(done, left);
    });
  }
  shown = performance.now();
}

/**
 * Shows the boards between two numbers of moves; returns when the last board may be shown.
 * @param {number} from @param {number} to @param {(address: URL) => Promise<{response: Response, fragment: Document}>} ask
 */
export async function steps(from, to, ask) {
  hurried = false;
  for (let number = Math.max(from + 1, to - MOST); number < to && pace() > 0 && !hurried; number += 1) {
    const address = new URL("still", location.href);
    address.search = location.search;
    address.searchParams.set("move", String(number));
    const { response, fragment } = await ask(address);
    await rest();
    if (!response.ok || !put(fragment)) return;
  }
  if (to > from) await rest();
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
  if (line?.textContent && said) said.textContent = line.textContent;
  return true;
}
