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

export const hasDrafts = () => texts.size > 0 || document.querySelector("form.preview, form.editing") !== null;

// A page with texts that are not stored is not left unasked.
addEventListener("beforeunload", (event) => {
  if (texts.size > 0) event.preventDefault();
});
