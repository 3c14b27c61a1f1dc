// The form that corrects a number.
import { post } from "./api.js";
import { applyChange } from "./changes.js";
import { loadEngine } from "./engine.js";
import { LiveField } from "./field.js";
import { draft, dropDraft, keepDraft } from "./drafts.js";
import { chosenRow, focusList } from "./grid.js";
import { onKey } from "./keys.js";
import { showInstead } from "./shown.js";
import { isolated, sentence, text } from "./texts.js";
import { change } from "./work.js";

let field = null;

function step(read, name) {
  return read.trace?.steps.find((step) => step.name === name);
}

// What is wrong with the digits, in a sentence.
const meaning = (read) => sentence(step(read, "verdict").sentence);

// The name of a country, as it stands among those to choose from.
const country = (form, code) => form.querySelector(`option[value="${code}"]`)?.textContent ?? code;

// What the engine says of the text, in words.
function verdict(form, read) {
  if (read.verdict === "empty") return { kind: "", text: text("script.empty") };
  if (read.more.length > 0) return { kind: "bad", text: text("script.several", { count: read.more.length + 1 }) };
  if (read.verdict === "accepted") {
    const kinds = read.categories.length > 0 ? ` · ${read.categories.map((name) => text(`category.${name}`)).join(", ")}` : "";
    const region = read.region && read.region !== "001" ? ` · ${isolated(country(form, read.region))}` : "";
    return { kind: "good", text: `${text("reason.accepted")} ${isolated(read.e164)}${kinds}${region}` };
  }
  const reason = read.reason ?? read.verdict;
  return { kind: "bad", text: `${text(`reason.${reason}`)}: ${meaning(read)}` };
}

function showVerdict(form, engine) {
  const output = form.querySelector("output");
  if (!engine) return (output.textContent = text("script.saving-shows"));
  const value = form.elements.value.value;
  const { kind, text: words } = verdict(form, engine.classify(value, form.elements.region.value || form.dataset.region));
  output.className = kind;
  output.textContent = words;
}

async function save(form, value) {
  const wanted = {
    number: Number(form.dataset.number),
    value,
    region: form.elements.region.value || null,
    equal: form.elements.equal?.checked ?? false,
    seen: form.dataset.argument ? Number(form.dataset.argument) : null,
  };
  const shows = () => showInstead(chosenRow()?.querySelector(".now"), value || "–");
  const result = await change(() => post("/fix", wanted), { form, shows });
  if (!result) return;
  dropDraft(form.dataset.number);
  applyChange(result);
}

export function focusFix() {
  const input = document.getElementById("fix-value");
  input?.focus();
  input?.select();
}

const currentForm = () => document.getElementById("fix");

onKey("x", () => {
  const form = currentForm();
  if (form) save(form, "");
});
onKey("a", () => {
  const box = currentForm()?.elements.equal;
  if (box) box.checked = !box.checked;
});

export async function showFix() {
  field?.close();
  field = null;
  const form = currentForm();
  if (!form) return;
  const engine = await loadEngine();
  if (form !== currentForm()) return;
  const input = form.elements.value;
  const number = form.dataset.number;
  if (draft(number) !== null) input.value = draft(number);
  const region = () => form.elements.region.value || form.dataset.region;
  field = new LiveField(input, engine, region(), () => {
    keepDraft(number, input.value, input.defaultValue);
    showVerdict(form, engine);
  });
  showVerdict(form, engine);
  form.elements.region.addEventListener("change", () => field.setRegion(region()));
  form.querySelector("[data-act=remove]").addEventListener("click", () => save(form, ""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(form, input.value);
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") focusList();
  });
}
