// Numbers, regions and times as the reader's language writes them.
const numbers = new Intl.NumberFormat();
const regions = new Intl.DisplayNames(undefined, { type: "region" });
const names = new Intl.Collator();
const times = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

export const formatCount = (count) => numbers.format(count);

function regionName(code) {
  try {
    return regions.of(code);
  } catch {
    return code;
  }
}

// The names come first and in their order, so that whoever types one finds it.
function nameRegions(select) {
  const options = [...select.options].filter((option) => /^[A-Z]{2}$/.test(option.value));
  for (const option of options) option.textContent = `${regionName(option.value)} (${option.value})`;
  options.sort((one, other) => names.compare(one.textContent, other.textContent));
  const chosen = select.value;
  select.append(...options);
  select.value = chosen;
}

export function localize(root) {
  for (const element of root.querySelectorAll(".count")) {
    const count = Number(element.textContent.replaceAll(",", ""));
    if (Number.isFinite(count)) element.textContent = formatCount(count);
  }
  for (const select of root.querySelectorAll("select.regions")) nameRegions(select);
  for (const element of root.querySelectorAll(".country[data-region]")) {
    element.textContent = regionName(element.dataset.region);
  }
  for (const element of root.querySelectorAll(".country:not([data-region])")) {
    const text = element.textContent.trim();
    if (/^[A-Z]{2}$/.test(text)) (element.querySelector("bdi") ?? element).textContent = regionName(text);
  }
  for (const time of root.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    if (!Number.isNaN(date.getTime())) time.textContent = times.format(date);
  }
}
