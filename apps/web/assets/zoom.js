// Maps that can be enlarged, by wheel, pinch, keys and buttons, and dragged. An enlarged map scrolls in its own
// window, so fingers, keys and the focus move it as they move any page.

const MOST = 5;

/** @typedef {{ scale: number, left: number, top: number, height: number }} View */

/** @type {Map<string, View>} what was chosen, kept while the board is swapped */
const kept = new Map();

/** Makes every map below `root` zoomable. @param {ParentNode} root */
export function zoomable(root) {
  root.querySelectorAll(".zoomable").forEach((box, index) => {
    if (box instanceof HTMLElement && !box.dataset.zooms) enable(box, String(index));
  });
}

/** @param {HTMLElement} box @param {string} name */
function enable(box, name) {
  const svg = box.querySelector("svg");
  if (!svg) return;
  box.dataset.zooms = "yes";
  const pane = document.createElement("div");
  pane.className = "zoom-pane";
  svg.replaceWith(pane);
  pane.append(svg);
  const view = kept.get(name) ?? { scale: 1, left: 0, top: 0, height: 0 };
  kept.set(name, view);
  const zoom = zooming(pane, view);
  const middle = (/** @type {number} */ factor) => zoom(factor, pane.clientWidth / 2, pane.clientHeight / 2);
  pane.addEventListener("scroll", () => { [view.left, view.top] = [pane.scrollLeft, pane.scrollTop]; });
  byWheel(pane, view, zoom);
  byPinch(pane, zoom);
  dragging(pane);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "+" && event.key !== "-") return;
    event.preventDefault();
    middle(event.key === "+" ? 1.3 : 1 / 1.3);
  });
  box.append(tools(middle, () => middle(0)));
}

/** @typedef {(factor: number, x: number, y: number) => void} Zoom around a point of the pane */

/** @param {HTMLElement} pane @param {View} view @returns {Zoom} */
function zooming(pane, view) {
  const show = () => {
    pane.style.setProperty("--zoom", String(view.scale));
    pane.style.height = view.scale === 1 ? "" : `${view.height}px`;
    pane.scrollTo({ left: view.left, top: view.top, behavior: "instant" });
  };
  show();
  return (factor, x, y) => {
    if (view.scale === 1) view.height = pane.clientHeight;
    const scale = Math.min(MOST, Math.max(1, view.scale * factor));
    const ratio = scale / view.scale;
    view.scale = scale;
    [view.left, view.top] = [(pane.scrollLeft + x) * ratio - x, (pane.scrollTop + y) * ratio - y];
    show();
  };
}

/** A wheel turned with Ctrl, or a pinch on a touchpad. @param {HTMLElement} pane @param {View} view @param {Zoom} zoom */
function byWheel(pane, view, zoom) {
  pane.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && view.scale === 1) return;
    event.preventDefault();
    const at = pane.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY / 400), event.clientX - at.left, event.clientY - at.top);
  }, { passive: false });
}

/** Two fingers. One finger scrolls by itself. @param {HTMLElement} pane @param {Zoom} zoom */
function byPinch(pane, zoom) {
  let apart = 0;
  const distance = (/** @type {Touch} */ one, /** @type {Touch} */ other) =>
    Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  pane.addEventListener("touchstart", (event) => {
    if (event.touches.length === 2) apart = distance(event.touches[0], event.touches[1]);
  }, { passive: true });
  pane.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const at = pane.getBoundingClientRect();
    const now = distance(one, other);
    zoom(now / Math.max(1, apart), (one.clientX + other.clientX) / 2 - at.left, (one.clientY + other.clientY) / 2 - at.top);
    apart = now;
  }, { passive: false });
}

/** A hand that clicks trembles: so many pixels are no drag yet. */
const TREMBLE = 5;

/** A mouse drags the map; the click that ends a drag does nothing. @param {HTMLElement} pane */
function dragging(pane) {
  let [held, dragged] = [false, false];
  let [x, y] = [0, 0];
  pane.addEventListener("pointerdown", (event) => {
    held = event.pointerType === "mouse";
    dragged = false;
    [x, y] = [event.clientX, event.clientY];
  });
  pane.addEventListener("pointermove", (event) => {
    if (!held || !event.buttons) return;
    if (!dragged && Math.hypot(event.clientX - x, event.clientY - y) < TREMBLE) return;
    const [left, top] = [pane.scrollLeft, pane.scrollTop];
    pane.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: "instant" });
    if (pane.scrollLeft !== left || pane.scrollTop !== top) dragged = true;
  });
  pane.addEventListener("click", (event) => {
    if (dragged) event.stopPropagation();
    [held, dragged] = [false, false];
  }, true);
}

/** @param {(factor: number) => void} zoom @param {() => void} whole */
function tools(zoom, whole) {
  const bar = document.createElement("div");
  bar.className = "zoom-tools";
  const { zoomIn, zoomOut, zoomWhole } = document.body.dataset;
  /** @type {[string, string | undefined, () => void][]} */
  const buttons = [["+", zoomIn, () => zoom(1.4)], ["−", zoomOut, () => zoom(1 / 1.4)], ["⤢", zoomWhole, whole]];
  for (const [sign, name, does] of buttons) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "ib";
    button.textContent = sign;
    button.title = name ?? sign;
    button.setAttribute("aria-label", name ?? sign);
    button.addEventListener("click", (event) => { event.stopPropagation(); does(); });
    bar.append(button);
  }
  return bar;
}
