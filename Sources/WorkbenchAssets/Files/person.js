// A contact, or a person of several: values are edited where they stand.
import { address, post } from "./api.js";
import { takeCarriedTexts } from "./drafts.js";
import { showPressed, showSaved } from "./shown.js";
import { change } from "./work.js";

const contact = (element) => Number(element.closest("section.contact").dataset.number);

// The page shows what is stored then.
const stay = { leavesFor: () => location.href };

function edit(form, action, value) {
  const wanted = {
    contact: contact(form), field: form.dataset.argument, action, value,
    position: Number(form.dataset.state), seen: form.elements.value.defaultValue,
  };
  void change(() => post("/edit", wanted), { form, ...stay, shows: () => showSaved(form, value) });
}

function bindValue(form) {
  const text = form.elements.value;
  if (!text) return;
  const save = form.querySelector("button[type=submit]");
  const seeChange = () => {
    const isChanged = text.value !== text.defaultValue;
    save.hidden = !isChanged;
    form.classList.toggle("editing", isChanged);
  };
  text.addEventListener("input", seeChange);
  text.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      text.value = text.defaultValue;
      seeChange();
    }
    // A line end is typed with the shift key.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    if (text.value !== text.defaultValue) edit(form, "set", text.value);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    edit(form, "set", text.value);
  });
  form.querySelector("[data-act=remove-value]").addEventListener("click", () => edit(form, "remove", ""));
}

function bindAddition(form) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [field, value] = [form.elements.field.value, form.elements.value.value];
    if (!value.trim()) return form.elements.value.focus();
    const wanted = { contact: contact(form), field, action: "add", value };
    void change(() => post("/edit", wanted), { form, ...stay, shows: () => showSaved(form, value) });
  });
  const text = form.elements.value;
  text.addEventListener("input", () => form.classList.toggle("editing", text.value !== ""));
}

// Shows a text that was typed before the page was loaded anew, where it was typed. One whose value is gone may be added again.
function restore({ contact, field, position, seen, text }) {
  const section = document.querySelector(`section.contact[data-number="${contact}"]`);
  if (!section) return;
  const forms = [...section.querySelectorAll("form.value")].filter(
    (form) => form.elements.value && form.dataset.argument === field);
  const form = position === null ? null
    : forms.find((form) => form.dataset.state === position && form.elements.value.defaultValue === seen)
      ?? forms.find((form) => form.elements.value.defaultValue === seen)
      ?? forms.find((form) => form.dataset.state === position);
  const place = form ?? section.querySelector("form.addition");
  if (!place) return;
  if (!form) place.elements.field.value = field;
  place.elements.value.value = text;
  place.elements.value.dispatchEvent(new Event("input"));
}

function forget(button) {
  const dialog = document.getElementById("forget");
  const [kind, key] = button.dataset.argument.split(",");
  const contacts = document.querySelectorAll("section.contact").length;
  dialog.returnValue = "";
  dialog.showModal();
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "forget") return button.focus();
    void change(() => post("/forget", { [kind]: Number(key), contacts }), { leavesFor: () => address("/people") });
  }, { once: true });
}

// Texts that somebody has typed and not saved are not lost unasked.
addEventListener("beforeunload", (event) => {
  if (document.querySelector("form.editing") && !("working" in document.documentElement.dataset)) event.preventDefault();
});

export function startPerson() {
  for (const form of document.querySelectorAll("form.value")) bindValue(form);
  for (const form of document.querySelectorAll("form.addition")) bindAddition(form);
  takeCarriedTexts().forEach(restore);
  for (const button of document.querySelectorAll("[data-act=choose]")) {
    const [person, field, contact] = button.dataset.argument.split(",");
    button.addEventListener("click", () => {
      const wanted = { person: Number(person), field, contact: Number(contact) };
      void change(() => post("/choose", wanted), { ...stay, shows: () => showPressed(button) });
    });
  }
  for (const button of document.querySelectorAll("[data-act=split]")) {
    const [contact, person] = button.dataset.argument.split(",").map(Number);
    button.addEventListener("click", () => {
      void change(() => post("/split", { contact, person }), { ...stay, shows: () => showPressed(button) });
    });
  }
  document.querySelector("[data-act=forget]")?.addEventListener("click", (event) => forget(event.currentTarget));
}
