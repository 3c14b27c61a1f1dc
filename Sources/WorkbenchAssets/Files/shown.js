// The new state, shown before it is stored; each function gives back how the old one is shown again if it is refused.

export function showInstead(element, text) {
  if (!element) return () => {};
  const before = [...element.childNodes];
  element.replaceChildren(text);
  element.dataset.state = "storing";
  return () => {
    element.replaceChildren(...before);
    delete element.dataset.state;
  };
}

export function showPressed(button) {
  button.setAttribute("aria-pressed", "true");
  return () => button.removeAttribute("aria-pressed");
}

// The text of a field as it is to be.
export function showSaved(form, text) {
  const [field, isEditing] = [form.elements.value, form.classList.contains("editing")];
  const before = field.value;
  field.value = text;
  form.classList.remove("editing");
  return () => {
    field.value = before;
    form.classList.toggle("editing", isEditing);
  };
}

export function showAll(showings) {
  return () => showings.forEach((takeBack) => takeBack());
}
