// Rules beside the table: a link to a rule opens the rules in a sheet at its side, at that rule, and the game goes on.
// Without a script they open on a page of their own.

const sheet = () => document.getElementById("rulebook");
/** Where the focus was before. @type {HTMLElement | null} */
let before = null;

/** Brings the rules into the sheet, once. @param {HTMLElement} book @param {string} address */
async function fill(book, address) {
  if (book.dataset.address === address) return;
  const text = await (await fetch(address, { credentials: "same-origin" })).text();
  const rules = new DOMParser().parseFromString(text, "text/html").querySelector("article.art");
  if (!rules) throw new Error(`no rules at ${address}`);
  book.replaceChildren(document.adoptNode(rules));
  book.dataset.address = address;
}

/** @param {HTMLAnchorElement} link */
async function open(link) {
  const [place, book] = [sheet(), document.getElementById("book")];
  if (!(place instanceof HTMLDialogElement) || !book) return;
  const [address, mark] = link.href.split("#");
  try {
    await fill(book, address);
  } catch {
    location.href = link.href;
    return;
  }
  if (!place.open) before = link;
  place.show();
  for (const rule of book.querySelectorAll(".r")) rule.classList.toggle("on", rule.id === mark);
  const rule = mark ? book.querySelector(`#${CSS.escape(mark)}`) : book;
  rule?.scrollIntoView({ block: "start", behavior: "instant" });
  if (!mark) book.scrollTop = 0;
}

function close() {
  const place = sheet();
  if (!(place instanceof HTMLDialogElement) || !place.open) return;
  place.close();
  before?.focus();
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
  if (event.target.closest("#rulebook button")) return close();
  const link = event.target.closest("a.rule, a[data-rules]");
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  link.closest("details")?.removeAttribute("open");
  void open(link);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
