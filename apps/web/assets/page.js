// Small comforts of every page. Nothing here is needed to play.

/** Copies an invite link. */
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-copy]"))) {
  button.hidden = !navigator.clipboard;
}

document.addEventListener("click", async (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const copy = target?.closest("[data-copy]");
  if (copy instanceof HTMLElement) {
    await navigator.clipboard.writeText(copy.dataset.copy ?? "");
    const label = copy.querySelector("[data-copied]");
    if (label instanceof HTMLElement) label.textContent = label.dataset.copied ?? "";
  }
  // A menu closes when something else is clicked.
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!target || !menu.contains(target)) menu.removeAttribute("open");
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) menu.removeAttribute("open");
});

/** Asks before something that cannot be taken back. */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form instanceof HTMLFormElement && form.dataset.sure && !confirm(form.dataset.sure)) event.preventDefault();
});

/** Whoever sits down or opens a table adds to its luck: a random number where no word was typed. */
document.addEventListener(
  "submit",
  (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    for (const share of /** @type {NodeListOf<HTMLInputElement>} */ (event.target.querySelectorAll("[data-share]"))) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      share.value ||= Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    }
  },
  { capture: true },
);

/** Reads a chosen file into the text field that is sent. */
document.addEventListener("change", async (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.dataset.into || !input.files?.[0]) return;
  const field = document.getElementById(input.dataset.into);
  if (field instanceof HTMLTextAreaElement) field.value = await input.files[0].text();
});
