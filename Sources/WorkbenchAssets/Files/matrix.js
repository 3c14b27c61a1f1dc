// The values of several records: one is edited in a dialog, and stored if it is still what the page shows.
import { post } from "./api.js";
import { showInstead } from "./shown.js";
import { change } from "./work.js";

function edit(button, dialog) {
  const form = dialog.querySelector("form");
  const text = form.elements.value;
  dialog.querySelector("h2").textContent = button.getAttribute("aria-label").replace(/ .*/, "") + " " + button.dataset.argument;
  text.value = button.value;
  dialog.returnValue = "";
  dialog.showModal();
  text.select();
  text.onkeydown = (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    dialog.close("save");
  };
  dialog.addEventListener("close", () => {
    button.focus();
    if (dialog.returnValue !== "save" || text.value === button.value) return;
    const wanted = {
      contact: Number(button.dataset.number), field: button.dataset.argument, action: "set", value: text.value,
      position: Number(button.dataset.state), seen: button.value,
    };
    const shows = () => showInstead(button.closest(".entry"), text.value);
    void change(() => post("/edit", wanted), { leavesFor: () => location.href, shows });
  }, { once: true });
}

export function startMatrix() {
  const dialog = document.getElementById("edit-value");
  for (const button of document.querySelectorAll("[data-act=edit-value]")) {
    button.addEventListener("click", () => edit(button, dialog));
  }
}
