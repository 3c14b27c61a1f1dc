// What somebody has begun on this page and not stored: texts of numbers by the number, and files that are looked at.
const texts = new Map();

export const draft = (number) => texts.get(number) ?? null;

export function keepDraft(number, text, original) {
  if (text === original) texts.delete(number);
  else texts.set(number, text);
  document.querySelector(`#numbers tr[data-number="${number}"]`)?.toggleAttribute("data-draft", texts.has(number));
}

export function dropDraft(number) {
  keepDraft(number, null, null);
}

// The texts of fields that were changed and not saved, for the page that takes the place of this one after another change.
const carried = "carried";

export function carryTexts() {
  const forms = [...document.querySelectorAll("form.editing")].filter((form) => form.elements.value);
  const kept = forms.map((form) => ({
    contact: form.closest("section.contact").dataset.number,
    field: form.elements.field?.value ?? form.dataset.argument,
    position: form.dataset.state ?? null,
    seen: form.elements.value.defaultValue,
    text: form.elements.value.value,
  }));
  if (kept.length > 0) sessionStorage.setItem(carried, JSON.stringify({ page: location.href, kept }));
}

export function takeCarriedTexts() {
  const { page, kept } = JSON.parse(sessionStorage.getItem(carried)) ?? {};
  sessionStorage.removeItem(carried);
  return page === location.href ? kept : [];
}

export const hasDrafts = () => texts.size > 0 || document.querySelector("form.preview, form.editing") !== null;

// A page with texts that are not stored is not left unasked.
addEventListener("beforeunload", (event) => {
  if (texts.size > 0) event.preventDefault();
});
