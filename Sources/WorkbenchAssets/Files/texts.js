// The texts of scripts, in the language of the page, from the table that the server has of it.
const table = new Map();
for (const [key, category, form] of JSON.parse(document.querySelector("meta[name=texts]")?.content ?? "[]")) {
  table.set(category ? `${key}[${category}]` : key, form);
}

export const language = document.documentElement.lang;
// The digits are those that numbers of this page have, whatever others a language has.
const numbers = new Intl.NumberFormat(`${language}-u-nu-latn`);
const plurals = new Intl.PluralRules(language);

export const formatCount = (count) => numbers.format(count);

// A value that keeps its own direction among words of the other one.
export const isolated = (value) => (document.documentElement.dir === "rtl" ? `\u2068${value}\u2069` : value);

// A text with its values; the one that is called count decides the plural form.
export function text(key, values = {}) {
  const form = table.get(`${key}[${plurals.select(values.count ?? 0)}]`) ?? table.get(`${key}[other]`) ?? table.get(key) ?? key;
  return form.replace(/\{(\w+)\}/g, (_, name) => shown(values[name]));
}

// A value of a text: a number, a part of a file or of an address, or words that a table has.
function shown(value) {
  if (typeof value === "number") return formatCount(value);
  return value instanceof Said ? value.words : isolated(value);
}

class Said {
  constructor(words) {
    this.words = words;
  }
}

// A sentence of the engine, as it gives them: a kind, and values, of which some are sentences and lists.
export function sentence({ kind, values = {} }) {
  return text(kind, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)])));
}

function said(value) {
  if (typeof value !== "object") return value;
  if (value.kind) return new Said(sentence(value));
  const [[joint, values]] = Object.entries(value);
  return values.map(said).reduce((all, next, place) => {
    const isLast = place === values.length - 1 && (joint === "or" || joint === "and");
    if (isLast) return new Said(text(`format.${joint}`, { all, last: next }));
    return new Said(text(joint === "semicolon" ? "format.semicolons" : "format.list", { all, next }));
  });
}
