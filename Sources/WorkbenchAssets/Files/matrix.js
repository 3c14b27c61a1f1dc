// The values of several records: one is edited in a dialog, and stored if it is still what the page shows.
import { post } from "./api.js";
import { showInstead } from "./shown.js";
import { text } from "./texts.js";
import { change } from "./work.js";

function edit(button, dialog) {
  const form = dialog.querySelector("form");
  const input = form.elements.value;
  dialog.querySelector("h2").textContent = text("script.edit", { field: button.closest("tr").querySelector("th").textContent });
  input.value = button.value;
  dialog.returnValue = "";
  dialog.showModal();
  input.select();
  input.onkeydown = (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    dialog.close("save");
  };
  dialog.addEventListener("close", () => {
    button.focus();
    if (dialog.returnValue !== "save" || input.value === button.value) return;
    const wanted = {
      contact: Number(button.dataset.number), field: button.dataset.argument, action: "set", value: input.value,
      position: Number(button.dataset.state), seen: button.value,
    };
    const shows = () => showInstead(button.closest(".entry"), input.value);
    void change(() => post("/edit", wanted), { leavesFor: () => location.href, shows });
  }, { once: true });
}

export function startMatrix() {
  const dialog = document.getElementById("edit-value");
  for (const button of document.querySelectorAll("[data-act=edit-value]")) {
    button.addEventListener("click", () => edit(button, dialog));
  }
}
