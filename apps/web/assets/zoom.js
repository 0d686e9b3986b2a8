// @ts-check
// Maps that can be enlarged and dragged: by wheel, pinch, keys and buttons.

const MOST = 5;

/** @type {Map<string, {x: number, y: number, scale: number}>} what was chosen, kept while the board is swapped */
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
  const view = kept.get(name) ?? { x: 0, y: 0, scale: 1 };
  kept.set(name, view);
  const show = () => {
    const room = (/** @type {number} */ size) => size * (view.scale - 1);
    view.x = Math.min(0, Math.max(-room(box.clientWidth), view.x));
    view.y = Math.min(0, Math.max(-room(box.clientHeight), view.y));
    svg.style.transform = view.scale === 1 ? "" : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    box.style.touchAction = view.scale === 1 ? "pan-y" : "none";
  };
  const zoom = (/** @type {number} */ factor, /** @type {number} */ x, /** @type {number} */ y) => {
    const scale = Math.min(MOST, Math.max(1, view.scale * factor));
    const ratio = scale / view.scale;
    view.x = x - (x - view.x) * ratio;
    view.y = y - (y - view.y) * ratio;
    view.scale = scale;
    show();
  };
  const middle = (/** @type {number} */ factor) => zoom(factor, box.clientWidth / 2, box.clientHeight / 2);

  box.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && view.scale === 1) return;
    event.preventDefault();
    const at = box.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY / 400), event.clientX - at.left, event.clientY - at.top);
  }, { passive: false });

  /** @type {Map<number, PointerEvent>} */
  const fingers = new Map();
  let dragged = false;
  box.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    dragged = false;
  });
  box.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (fingers.size === 2) pinch(event, before);
    else if (view.scale > 1) {
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      if (Math.abs(dx) + Math.abs(dy) > 3) dragged = true;
      view.x += dx;
      view.y += dy;
      show();
    }
    fingers.set(event.pointerId, event);
  });
  const lift = (/** @type {PointerEvent} */ event) => fingers.delete(event.pointerId);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) box.addEventListener(end, /** @type {any} */ (lift));
  box.addEventListener("click", (event) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  }, true);

  /** @param {PointerEvent} event @param {PointerEvent} before */
  function pinch(event, before) {
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (!other) return;
    const far = (/** @type {PointerEvent} */ finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    const at = box.getBoundingClientRect();
    zoom(far(event) / Math.max(1, far(before)), (event.clientX + other.clientX) / 2 - at.left, (event.clientY + other.clientY) / 2 - at.top);
    dragged = true;
  }

  box.append(tools(middle, () => { Object.assign(view, { x: 0, y: 0, scale: 1 }); show(); }));
  box.addEventListener("keydown", (event) => {
    const step = 60;
    if (event.key === "+") middle(1.3);
    else if (event.key === "-") middle(1 / 1.3);
    else if (view.scale > 1 && event.key === "ArrowLeft") view.x += step;
    else if (view.scale > 1 && event.key === "ArrowRight") view.x -= step;
    else if (view.scale > 1 && event.key === "ArrowUp") view.y += step;
    else if (view.scale > 1 && event.key === "ArrowDown") view.y -= step;
    else return;
    event.preventDefault();
    show();
  });
  show();
}

/** @param {(factor: number) => void} zoom @param {() => void} whole */
function tools(zoom, whole) {
  const bar = document.createElement("div");
  bar.className = "zoom-tools";
  /** @type {[string, () => void][]} */
  const buttons = [["+", () => zoom(1.4)], ["−", () => zoom(1 / 1.4)], ["⤢", whole]];
  for (const [name, does] of buttons) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "ib";
    button.textContent = name;
    button.setAttribute("aria-label", name);
    button.addEventListener("click", (event) => { event.stopPropagation(); does(); });
    bar.append(button);
  }
  return bar;
}
