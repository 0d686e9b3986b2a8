// The list of what I can do: typing finds an action in it.

/** @param {string} text */
const plain = (text) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{Diacritic}/gu, "");

/** Shows the actions whose words contain what was typed. @param {HTMLInputElement} field */
function narrow(field) {
  const typed = plain(field.value.trim());
  for (const kind of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#list .kind"))) {
    let left = 0;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (kind.querySelectorAll("[data-panel]"))) {
      button.hidden = !plain(button.textContent ?? "").includes(typed);
      if (!button.hidden) left += 1;
    }
    kind.hidden = left === 0;
  }
}

/** Offers the field once there is a script that can use it. */
export function dressList() {
  const field = document.getElementById("filter");
  if (field) field.hidden = false;
}

document.addEventListener("input", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.id === "filter") narrow(event.target);
});

// Letters typed on the list go to its field; Enter there does what is first in the list.
document.addEventListener("keydown", (event) => {
  const [field, here] = [document.getElementById("filter"), event.target];
  if (!(field instanceof HTMLInputElement) || !(here instanceof Element)) return;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (here === field && event.key === "Enter") {
    event.preventDefault();
    /** @type {HTMLElement | null} */ (document.querySelector("#list [data-panel]:not([hidden])"))?.click();
  } else if (here === field && event.key === "ArrowDown") {
    event.preventDefault();
    /** @type {HTMLElement | null} */ (document.querySelector("#list [data-panel]:not([hidden])"))?.focus();
  } else if (here.matches("#panel, [data-panel]") && /^\p{Letter}$/u.test(event.key)) {
    field.focus();
  }
});
