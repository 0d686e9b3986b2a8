// My turn: title, icon, sound, notification.

const title = document.title;

/** @param {string} name */
export const wants = (name) => localStorage.getItem(name) === "yes";

/** What was said at the latest look; nothing while it is not my turn. @type {string | undefined | null} */
let before = null;

/** Tells me when my turn begins. @param {string | undefined} turn what to say, if it is my turn */
export function announce(turn) {
  document.title = turn ? `● ${turn} · ${title}` : title;
  const icon = document.querySelector("link[rel=icon]");
  if (icon instanceof HTMLLinkElement) {
    icon.dataset.plain ??= icon.href;
    icon.href = (turn ? icon.dataset.inTurn : icon.dataset.plain) ?? icon.href;
  }
  if (turn && before === undefined) {
    if (wants("sound")) ring();
    if (wants("notify") && document.hidden && Notification.permission === "granted") new Notification(turn, { body: title });
  }
  before = turn;
}

/** Two soft tones. */
export function ring() {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, index) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.36);
  });
}
