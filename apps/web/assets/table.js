// A table that stays up to date: listens, swaps the parts that changed, moves the pieces, tells me when it is my turn.

import { takeRefusal, tellThere } from "./answering.js";
import { chooseAgain, markAdvice } from "./choosing.js";
import { place, putBack } from "./keys.js";
import { listen, setConnected, works } from "./line.js";
import { dressList } from "./listing.js";
import { glide, places, skip } from "./motion.js";
import { released } from "./pressing.js";
import { hurry, steps } from "./steps.js";
import "./rules.js";
import { announce, ring, wants } from "./turn.js";
import { countUnread, turnToOffers } from "./views.js";
import { zoomable } from "./zoom.js";

const table = () => /** @type {HTMLElement} */ (document.getElementById("table"));
/** An answer that takes longer does not come. */
const PATIENCE = 30000;
/** How many states of the table the page has shown. */
let swaps = 0;

/** Asks the server for the changing part of the page. @param {string | URL} address @param {RequestInit} [init] */
async function ask(address, init = {}) {
  const headers = { "X-Fragment": "yes" };
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(address, { ...init, headers, signal, credentials: "same-origin" });
    const text = await response.text();
    works();
    return { response, fragment: new DOMParser().parseFromString(text, "text/html") };
  } catch (error) {
    setConnected(false);
    throw error;
  }
}

/** Puts a new state of the table on the page; only parts that differ are touched. @param {Document} fragment */
function show(fragment) {
  const fresh = fragment.getElementById("table");
  if (!fresh) return false;
  swaps += 1;
  const before = places(table());
  const [typed, scrolled] = [drafts(), scrolls()];
  const focus = place();
  // Who watches needs no report of what happened meanwhile.
  if (fresh.dataset.moves !== table().dataset.moves) document.body.classList.toggle("watched", !document.hidden);
  for (const name of ["data-version", "data-moves", "data-played", "data-turn"]) {
    const value = fresh.getAttribute(name);
    if (value === null) table().removeAttribute(name);
    else table().setAttribute(name, value);
  }
  for (const part of fragment.querySelectorAll("#table > [data-part], #doings")) {
    const old = document.getElementById(part.id);
    if (old && old.outerHTML !== part.outerHTML) old.replaceWith(document.adoptNode(part));
  }
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) isTick(field) ? (field.checked = true) : (field.value = value);
  }
  dress();
  for (const [id, left, top] of scrolled) document.getElementById(id)?.scrollTo({ left, top, behavior: "instant" });
  putBack(focus);
  glide(table(), before);
  announce(table().dataset.turn);
  return true;
}

/** What the script adds to a fresh state of the table. */
function dress() {
  zoomable(table());
  dressList();
  chooseAgain();
  markAdvice();
  turnToOffers("turn" in table().dataset);
  countUnread();
}

/** How far everything that scrolls by itself is scrolled. @returns {[string, number, number][]} */
const scrolls = () => [...table().querySelectorAll("[data-keeps]")].map((part) => [part.id, part.scrollLeft, part.scrollTop]);

/** @param {HTMLInputElement} field */
const isTick = (field) => field.type === "radio" || field.type === "checkbox";

/** What somebody is typing, or has picked on the board, must not be lost. */
function drafts() {
  /** @type {[string, string][]} */
  const found = [];
  for (const field of table().querySelectorAll("input[id]")) {
    if (!(field instanceof HTMLInputElement) || ["hidden", "search"].includes(field.type)) continue;
    if (isTick(field) ? field.checked : field.value) found.push([field.id, field.value]);
  }
  return found;
}

/** What was pressed and is not answered yet. @type {Set<string>} */
const underway = new Set();
let latest = Promise.resolve();
const isBusy = () => underway.size > 0;

/**
 * Sends a form of the table and shows what comes back. Whatever is pressed is sent, each after the one before it;
 * the second half of a double click says nothing new.
 * @param {HTMLFormElement} form @param {string} address @param {[string, string][]} extra
 */
function send(form, address, extra) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  for (const [name, value] of extra) body.append(name, value);
  if (form.classList.contains("say-in")) form.reset();
  const wish = `${address}?${body}`;
  if (underway.has(wish)) return;
  underway.add(wish);
  document.body.classList.add("busy");
  latest = latest.then(() => deliver(address, body)).catch(reportError).finally(() => {
    underway.delete(wish);
    document.body.classList.toggle("busy", isBusy());
    if (missed && !isBusy()) void catchUp();
  });
}

/** @param {string} address @param {URLSearchParams} body */
async function deliver(address, body) {
  const answer = await ask(address, { method: "POST", body }).catch(() => null);
  await released();
  if (!answer) return unsent(body);
  const { response, fragment } = answer;
  const [action, refusal] = [body.get("action"), body.has("action") ? takeRefusal(fragment) : null];
  if (!show(fragment)) toast(fragment.querySelector("h1")?.textContent ?? response.statusText);
  if (action !== null && refusal) tellThere(refusal, action);
}

/** Says that nothing was sent; what was typed comes back. @param {URLSearchParams} body */
function unsent(body) {
  toast(document.getElementById("toast")?.dataset.unsent ?? "");
  const [message, text] = [document.getElementById("message"), body.get("text")];
  if (message instanceof HTMLInputElement && text !== null) message.value ||= text;
}

/** Where a form goes. Its property `action` would be a button of that name. @param {HTMLFormElement} form */
const target = (form) => form.getAttribute("action") ?? "";

/** A few words that go away by themselves. @param {string} text */
function toast(text) {
  const place = document.getElementById("toast");
  if (!place) return;
  const line = document.createElement("p");
  line.className = "notice";
  line.textContent = text;
  place.replaceChildren(line);
  setTimeout(() => line.remove(), 6000);
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !("swap" in form.dataset)) return;
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  if (button?.ariaDisabled === "true") return toast(button.title);
  const address = button?.hasAttribute("formaction") ? button.formAction : target(form);
  send(form, address, button?.name ? [[button.name, button.value]] : []);
});

/** Things drawn in SVG are no buttons of a form: they act through the form `act`. @param {Event} event */
function press(event) {
  const thing = event.target instanceof Element ? event.target.closest("g[data-action], g[data-why]") : null;
  const form = document.getElementById("act");
  if (!thing || !(form instanceof HTMLFormElement)) return;
  const action = thing.getAttribute("data-action");
  const why = thing.getAttribute("data-why");
  event.preventDefault();
  if (action) send(form, target(form), [["action", action]]);
  else if (why) send(form, target(form).replace(/act$/, "why"), [["action", why]]);
}

document.addEventListener("click", (event) => { skip(); hurry(); press(event); });
document.addEventListener("keydown", (event) => {
  hurry();
  const focused = event.target instanceof Element ? event.target : null;
  if ((event.key === "Enter" || event.key === " ") && focused?.matches("g[data-action]")) press(event);
});

/* Live updates. The socket only says which state the table is in; the page asks for what it needs. */

let catching = false;
/** Something happened while the page was busy: it must look again. */
let missed = false;

/** Shows what happened meanwhile; several moves of others one by one, at the pace that was chosen. */
async function catchUp() {
  missed = catching || isBusy();
  if (missed) return;
  catching = true;
  const earlier = swaps;
  const isWanted = () => !isBusy() && swaps === earlier;
  try {
    const { fragment } = await ask(location.href);
    const fresh = fragment.getElementById("table");
    if (fresh?.dataset.version === table().dataset.version) return;
    const [from, to] = [Number(table().dataset.played), Number(fresh?.dataset.played)];
    await steps(from, to, ask, isWanted, () => {
      if (isWanted()) show(fragment);
      else missed = true;
    });
  } catch {
    // The line is lost, which is said already; what happened meanwhile is asked for when it is there again.
  } finally {
    catching = false;
    if (missed && !isBusy()) void catchUp();
  }
}

/* What everybody chooses for themselves. */

for (const control of document.querySelectorAll("[data-wants]")) {
  const name = control.getAttribute("data-wants") ?? "";
  if (control instanceof HTMLSelectElement) {
    const label = control.closest("label");
    if (label) label.hidden = false;
    control.value = localStorage.getItem(name) ?? control.value;
    control.addEventListener("change", () => localStorage.setItem(name, control.value));
  } else if (control instanceof HTMLButtonElement) {
    control.hidden = name === "notify" && !("Notification" in window);
    control.setAttribute("aria-pressed", String(wants(name)));
    control.addEventListener("click", async () => {
      const on = !wants(name);
      if (on && name === "notify" && (await Notification.requestPermission()) !== "granted") return;
      localStorage.setItem(name, on ? "yes" : "no");
      control.setAttribute("aria-pressed", String(on));
      if (on && name === "sound") ring();
    });
  }
}

dress();
announce(table().dataset.turn);
listen((version) => { if (version !== table().dataset.version) void catchUp(); });
