// @ts-check
// A table that stays up to date: listens, swaps the parts that changed, moves the pieces, tells me when it is my turn.

import { place, putBack } from "./keys.js";
import { glide, places, skip } from "./motion.js";
import { chosenPace, hurry, steps } from "./steps.js";
import { announce, ring, wants } from "./turn.js";
import { zoomable } from "./zoom.js";

const table = () => /** @type {HTMLElement} */ (document.getElementById("table"));
let busy = false;
/** How many states of the table the page has shown. */
let swaps = 0;

/** Asks the server for the changing part of the page. @param {string | URL} address @param {RequestInit} [init] */
async function ask(address, init = {}) {
  const headers = { "X-Fragment": "yes" };
  const response = await fetch(address, { ...init, headers, credentials: "same-origin" });
  const text = await response.text();
  const fragment = new DOMParser().parseFromString(text, "text/html");
  return { response, fragment };
}

/** Puts a new state of the table on the page; only parts that differ are touched. @param {Document} fragment */
function show(fragment) {
  const fresh = fragment.getElementById("table");
  if (!fresh) return false;
  swaps += 1;
  const before = places(table());
  const typed = drafts();
  const focus = place();
  for (const name of ["data-version", "data-moves", "data-played", "data-turn"]) {
    const value = fresh.getAttribute(name);
    if (value === null) table().removeAttribute(name);
    else table().setAttribute(name, value);
  }
  for (const part of fresh.querySelectorAll(":scope > [data-part]")) {
    const old = document.getElementById(part.id);
    if (old && old.outerHTML !== part.outerHTML) old.replaceWith(document.adoptNode(part));
  }
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) isTick(field) ? (field.checked = true) : (field.value = value);
  }
  zoomable(table());
  putBack(focus);
  glide(table(), before);
  announce(table().dataset.turn);
  return true;
}

/** @param {HTMLInputElement} field */
const isTick = (field) => field.type === "radio" || field.type === "checkbox";

/** What somebody is typing, or has picked on the board, must not be lost. */
function drafts() {
  /** @type {[string, string][]} */
  const found = [];
  for (const field of table().querySelectorAll("input[id]")) {
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") continue;
    if (isTick(field) ? field.checked : field.value) found.push([field.id, field.value]);
  }
  return found;
}

/** Sends a form of the table and shows what comes back. @param {HTMLFormElement} form @param {string} address @param {[string, string][]} extra */
async function send(form, address, extra) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  for (const [name, value] of extra) body.append(name, value);
  if (form.classList.contains("say-in")) form.reset();
  try {
    const { response, fragment } = await ask(address, { method: "POST", body });
    if (!show(fragment)) toast(fragment.querySelector("h1")?.textContent ?? response.statusText);
  } catch {
    setConnected(false);
  } finally {
    busy = false;
    document.body.classList.remove("busy");
    if (missed) void catchUp();
  }
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
  const address = button?.hasAttribute("formaction") ? button.formAction : target(form);
  void send(form, address, button?.name ? [[button.name, button.value]] : []);
});

/** Things drawn in SVG are no buttons of a form: they act through the form `act`. @param {Event} event */
function press(event) {
  const thing = event.target instanceof Element ? event.target.closest("g[data-action], g[data-why]") : null;
  const form = document.getElementById("act");
  if (!thing || !(form instanceof HTMLFormElement)) return;
  const action = thing.getAttribute("data-action");
  const why = thing.getAttribute("data-why");
  event.preventDefault();
  if (action) void send(form, target(form), [["action", action]]);
  else if (why) void send(form, target(form).replace(/act$/, "why"), [["action", why]]);
}

document.addEventListener("click", (event) => { skip(); hurry(); press(event); });
document.addEventListener("keydown", (event) => {
  hurry();
  const focused = event.target instanceof Element ? event.target : null;
  if ((event.key === "Enter" || event.key === " ") && focused?.matches("g[data-action]")) press(event);
});

/* Live updates. The socket only says which state the table is in; the page asks for what it needs. */

let delay = 500;

function listen() {
  const address = new URL("live", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => { delay = 500; setConnected(true); });
  socket.addEventListener("message", (event) => { if (event.data !== table().dataset.version) void catchUp(); });
  socket.addEventListener("close", () => {
    setConnected(false);
    setTimeout(listen, delay);
    delay = Math.min(delay * 2, 15000);
  });
}

/** @param {boolean} on */
function setConnected(on) {
  const sign = document.getElementById("conn");
  if (!sign) return;
  sign.hidden = false;
  sign.classList.toggle("on", on);
  const text = sign.querySelector("span");
  if (text) text.textContent = (on ? sign.dataset.on : sign.dataset.off) ?? "";
}

let catching = false;
/** Something happened while the page was busy: it must look again. */
let missed = false;

/** Shows what happened meanwhile; several moves of others one by one, at the pace that was chosen. */
async function catchUp() {
  missed = catching || busy;
  if (missed) return;
  catching = true;
  const earlier = swaps;
  try {
    const { fragment } = await ask(location.href);
    const fresh = fragment.getElementById("table");
    if (fresh?.dataset.version === table().dataset.version) return;
    const [from, to] = [Number(table().dataset.played), Number(fresh?.dataset.played)];
    await steps(from, to, ask, () => {
      if (busy || swaps > earlier) missed = true;
      else show(fragment);
    });
  } catch {
    setConnected(false);
  } finally {
    catching = false;
    if (missed) void catchUp();
  }
}

/* What everybody chooses for themselves. */

for (const control of document.querySelectorAll("[data-wants]")) {
  const name = control.getAttribute("data-wants") ?? "";
  if (control instanceof HTMLSelectElement) {
    const label = control.closest("label");
    if (label) label.hidden = false;
    control.value = String(chosenPace());
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

zoomable(table());
announce(table().dataset.turn);
listen();
