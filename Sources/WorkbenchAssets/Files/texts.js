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
  return form.replace(/\{(\w+)\}/g, (_, name) => (typeof values[name] === "number" ? formatCount(values[name]) : isolated(values[name])));
}
