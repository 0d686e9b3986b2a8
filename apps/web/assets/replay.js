// A replay that steps without loading the page anew, and plays by itself.

import { glide, places } from "./motion.js";
import { zoomable } from "./zoom.js";

const replay = () => /** @type {HTMLElement} */ (document.getElementById("replay"));
const PACE = 1100;
let playing = 0;
/** How often another position was asked for: only the latest answer is shown. */
let asked = 0;

/** @param {string} address */
async function go(address) {
  asked += 1;
  const mine = asked;
  const response = await fetch(address, { headers: { "X-Fragment": "yes" }, credentials: "same-origin" });
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("replay");
  if (!response.ok || !fresh || mine !== asked) return false;
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

/** The list shows the move that the board shows. */
function findPlace() {
  const here = replay().querySelector(".numbered .on");
  const list = here?.closest(".grow");
  if (list && here instanceof HTMLElement) list.scrollTop = here.offsetTop - list.clientHeight / 3;
}

function dress() {
  zoomable(replay());
  findPlace();
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

/** Copies the address of this position; where that cannot be done, the link is followed. @param {Event} event @param {HTMLAnchorElement} link */
function share(event, link) {
  if (!navigator.clipboard) return;
  event.preventDefault();
  void navigator.clipboard.writeText(link.href).then(() => {
    const label = link.querySelector("[data-copied]");
    if (label instanceof HTMLElement) label.textContent = label.dataset.copied ?? "";
  });
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const shared = target?.closest("a.share");
  const link = target?.closest("[data-step], .eyes a, .log li > a, a.turn, a.tp");
  if (shared instanceof HTMLAnchorElement) return share(event, shared);
  if (link) {
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
