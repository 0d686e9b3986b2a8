// Moves of others, one by one, at the pace that was chosen.

import { calm, glide, places } from "./motion.js";
import { released } from "./pressing.js";
import { zoomable } from "./zoom.js";

const USUAL = 900;
/** Of more moves than these only the latest are shown one by one. */
const MOST = 12;

/** A sentence with more letters leaves no room beside it on a phone; the server knows the same. */
const SHORT = 50;

/** How long each move is seen, in milliseconds. */
const chosenPace = () => Number(localStorage.getItem("pace") ?? USUAL);

const pace = () => (calm() || document.hidden ? 0 : chosenPace());

/** When the latest move was shown. */
let shown = -Infinity;
let hurried = false;
let wake = () => {};

/** Somebody clicked or pressed a key: what is left of the steps is not waited for, once the click was heard by all. */
export function hurry() {
  hurried = true;
  setTimeout(() => wake());
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
 * Shows the boards between two numbers of moves, and then the last one. A page that has shown something newer
 * meanwhile, or is asking for it, keeps what it shows.
 * @param {number} from @param {number} to
 * @param {(address: URL) => Promise<{response: Response, fragment: Document}>} ask
 * @param {() => boolean} isWanted @param {() => void} last
 */
export async function steps(from, to, ask, isWanted, last) {
  hurried = false;
  const goesOn = () => pace() > 0 && !hurried && isWanted();
  for (let number = Math.max(from + 1, to - MOST); number < to && goesOn(); number += 1) {
    const address = new URL("still", location.href);
    address.search = location.search;
    address.searchParams.set("move", String(number));
    const { response, fragment } = await ask(address);
    await rest();
    await released();
    if (!response.ok || !isWanted() || !put(fragment)) break;
    shown = performance.now();
  }
  if (to > from) await rest();
  await released();
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
  say(fragment.querySelector(".step"));
  return true;
}

/** Tells what a move did and who made it; whoever is to act goes on reading what is asked. @param {Element | null} step */
function say(step) {
  const [told, said] = [step?.querySelector(".told"), document.querySelector("#say b")];
  if (!told || !said || document.querySelector("#table[data-turn]")) return;
  said.replaceChildren(...told.childNodes);
  said.classList.toggle("long", (said.textContent ?? "").length > SHORT);
  const tokens = step?.querySelector(".tokens");
  if (tokens) document.querySelector("#say .tokens")?.replaceWith(document.adoptNode(tokens));
}
