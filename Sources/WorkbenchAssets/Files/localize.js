// Numbers, regions and times as the reader's language writes them.
const numbers = new Intl.NumberFormat();
const regions = new Intl.DisplayNames(undefined, { type: "region" });
const times = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

export const formatCount = (count) => numbers.format(count);

function regionName(code) {
  try {
    return regions.of(code);
  } catch {
    return code;
  }
}

export function localize(root) {
  for (const element of root.querySelectorAll(".count")) {
    const count = Number(element.textContent.replaceAll(",", ""));
    if (Number.isFinite(count)) element.textContent = formatCount(count);
  }
  for (const option of root.querySelectorAll(".regions option")) {
    if (/^[A-Z]{2}$/.test(option.value)) option.textContent = `${option.value} ${regionName(option.value)}`;
  }
  for (const time of root.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    if (!Number.isNaN(date.getTime())) time.textContent = times.format(date);
  }
}
