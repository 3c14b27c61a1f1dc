// A text field that is formatted while somebody types. Where the formatter refuses a text, the field is a plain one: what has to
// be corrected is often what a strict field would not take.

const digits = (text) => text.replace(/[^0-9+]/g, "");
const hasLetters = (text) => /\p{Letter}/u.test(text);

function commonPrefix(one, other, limit) {
  let count = 0;
  while (count < limit && one[count] === other[count]) count++;
  return count;
}

export class LiveField {
  constructor(input, engine, region, onChange) {
    Object.assign(this, { input, engine, region, onChange, handle: -1, text: input.value, typed: input.value });
    this.open(input.value);
    input.addEventListener("input", (event) => this.changed(event));
    input.addEventListener("compositionend", () => this.changed({ inputType: "insertText" }));
    input.addEventListener("keydown", (event) => this.pressed(event));
  }

  get isPlain() {
    return this.handle < 0;
  }

  setRegion(region) {
    this.region = region;
    this.open(this.input.value);
    this.onChange();
  }

  // Lets the formatter have a text, if it keeps every digit of it. A text that nobody has typed here stays as it stands: what the
  // formatter would make of the beginning of a number may be none of its readings.
  open(text, isTyped = false) {
    this.close();
    if (!this.engine || hasLetters(text)) return;
    const handle = this.engine.open(text, this.region);
    if (handle < 0) return;
    const field = this.engine.field(handle);
    const isKept = isTyped ? digits(field.text) === digits(text) : field.text === text;
    if (!isKept) return this.engine.close(handle);
    this.handle = handle;
    // What somebody has selected meanwhile stays selected where the text stays.
    if (isTyped) this.show(field);
    else this.text = field.text;
  }

  close() {
    if (this.handle >= 0) this.engine.close(this.handle);
    this.handle = -1;
  }

  show(field) {
    const isFocused = document.activeElement === this.input;
    if (this.input.value !== field.text) this.input.value = field.text;
    if (isFocused) this.input.setSelectionRange(field.start, field.end);
    this.text = field.text;
  }

  // Shows a text that the formatter does not take, as it was typed.
  showPlain(text) {
    this.close();
    if (this.input.value !== text) {
      this.input.value = text;
      this.input.setSelectionRange(text.length, text.length);
    }
    this.text = this.typed = text;
  }

  // The browser has made an edit: what it replaced is found by comparing, which holds for keys, pasting and speech alike. What was typed
  // at the end is remembered with the characters that the formatter leaves out, until something else is edited.
  changed(event) {
    if (event.isComposing) return;
    const [before, after, caret] = [this.text, this.input.value, this.input.selectionStart];
    if (this.isPlain) {
      this.text = this.typed = after;
      if (caret === after.length) this.open(after, true);
    } else {
      const end = Math.max(before.length - (after.length - caret), 0);
      const start = Math.min(commonPrefix(before, after, Math.min(caret, before.length)), end);
      const deletion = event.inputType === "deleteContentBackward" ? 1
        : event.inputType === "deleteContentForward" ? 2 : 0;
      const inserted = after.slice(start, caret);
      const typed = start === before.length && caret === after.length ? this.typed + inserted : null;
      const field = this.engine.edit(this.handle, start, end, inserted, deletion);
      if (field?.accepted) {
        this.show(field);
        this.typed = typed ?? field.text;
      } else {
        this.showPlain(typed ?? after);
      }
    }
    this.onChange();
  }

  pressed(event) {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
    if (!isUndo || this.isPlain) return;
    event.preventDefault();
    const field = event.shiftKey ? this.engine.redo(this.handle) : this.engine.undo(this.handle);
    if (field) {
      this.show(field);
      this.typed = field.text;
    }
    this.onChange();
  }
}
