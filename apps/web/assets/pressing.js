// What is being pressed. Until it is let go, and its click was heard, nothing may be swapped away under the finger.

/** The click of a finger comes a little after the finger has left. */
const TAP = 100;

let pressed = false;
let timer = 0;
/** @type {(() => void)[]} */
const waiting = [];

function press() {
  clearTimeout(timer);
  pressed = true;
}

/** @param {number} soon */
function letGo(soon) {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    pressed = false;
    for (const go of waiting.splice(0)) go();
  }, soon);
}

/** Waits until nothing is being pressed. @returns {Promise<void>} */
export const released = () => (pressed ? new Promise((done) => waiting.push(done)) : Promise.resolve());

/** @param {KeyboardEvent} event */
const presses = (event) => event.key === "Enter" || event.key === " ";
/** @param {PointerEvent} event */
const left = (event) => letGo(event.pointerType === "mouse" ? 0 : TAP);

document.addEventListener("pointerdown", (event) => { if (event.isPrimary && event.button === 0) press(); }, true);
document.addEventListener("pointerup", left, true);
document.addEventListener("pointercancel", left, true);
document.addEventListener("keydown", (event) => { if (presses(event)) press(); }, true);
document.addEventListener("keyup", (event) => { if (presses(event)) letGo(0); }, true);
window.addEventListener("blur", () => letGo(0));
