// @ts-check
// A replay that steps without loading the page anew, and plays by itself.

import { glide, places } from "./motion.js";
import { zoomable } from "./zoom.js";

const replay = () => /** @type {HTMLElement} */ (document.getElementById("replay"));
const PACE = 1100;
let playing = 0;

/** @param {string} address */
async function go(address) {
  const response = await fetch(address, { headers: { "X-Fragment": "yes" }, credentials: "same-origin" });
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("replay");
  if (!response.ok || !fresh) return false;
  const before = places(replay());
  const focus = document.activeElement?.getAttribute("data-step");
  replay().replaceWith(document.adoptNode(fresh));
  if (focus) /** @type {HTMLElement | null} */ (document.querySelector(`[data-step="${focus}"]`))?.focus();
  history.replaceState(null, "", address);
  dress();
  glide(replay(), before);
  return true;
}

/** @param {string} name */
const step = (name) => document.querySelector(`[data-step="${name}"]`)?.getAttribute("href") ?? "";

let again = 0;

function dress() {
  zoomable(replay());
  clearTimeout(again);
  if (replay().querySelector("[data-again]") && !playing) {
    again = window.setTimeout(() => void go(location.pathname + location.search), 2500);
  }
  const button = replay().querySelector("[data-play]");
  if (!(button instanceof HTMLButtonElement)) return;
  button.hidden = false;
  button.setAttribute("aria-label", (playing ? button.dataset.pause : button.dataset.play) ?? "");
  button.setAttribute("aria-pressed", String(playing !== 0));
}

async function playOn() {
  const [here, next] = [step("last"), step("on")];
  if (here === location.pathname + location.search || !(await go(next))) return stop();
  playing = window.setTimeout(playOn, PACE);
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  dress();
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const link = target?.closest("[data-step], .eyes a, .log li > a");
  if (link instanceof HTMLAnchorElement) {
    event.preventDefault();
    stop();
    void go(link.getAttribute("href") ?? "");
  } else if (target?.closest("[data-play]")) {
    if (playing) return stop();
    playing = window.setTimeout(playOn, 0);
    dress();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target instanceof HTMLInputElement) return;
  const name = { ArrowRight: "on", ArrowLeft: "back", Home: "first", End: "last" }[event.key];
  if (!name) return;
  event.preventDefault();
  stop();
  void go(step(name));
});

dress();
