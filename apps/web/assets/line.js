// The line to the server: a socket that says which state the table is in, and the signs that tell whether it works.

const SOON = 500;
const LATE = 15000;
let delay = SOON;
let again = 0;
/** @type {WebSocket | undefined} */
let socket;
/** @type {(version: string) => void} */
let tell = () => {};

/** Listens from now on. @param {(version: string) => void} heard */
export function listen(heard) {
  tell = heard;
  connect();
}

function connect() {
  clearTimeout(again);
  const address = new URL("live", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.addEventListener("open", () => { delay = SOON; setConnected(true); });
  socket.addEventListener("message", (event) => tell(event.data));
  socket.addEventListener("close", () => {
    setConnected(false);
    again = window.setTimeout(connect, delay);
    delay = Math.min(delay * 2, LATE);
  });
}

/** A request was answered: whatever was wrong with the line is over. */
export function works() {
  if (socket?.readyState === WebSocket.OPEN) setConnected(true);
  else if (socket?.readyState === WebSocket.CLOSED) connect();
}

/** @param {boolean} on */
export function setConnected(on) {
  const lost = document.getElementById("lost");
  if (lost) lost.hidden = on;
  const sign = document.getElementById("conn");
  if (!sign) return;
  sign.hidden = false;
  sign.classList.toggle("on", on);
  const text = sign.querySelector("span");
  if (text) text.textContent = (on ? sign.dataset.on : sign.dataset.off) ?? "";
}

window.addEventListener("offline", () => setConnected(false));
// A socket does not always notice that its network has gone.
window.addEventListener("online", () => (socket?.readyState === WebSocket.CLOSED ? connect() : socket?.close()));
