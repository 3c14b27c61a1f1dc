// Times as the reader's place and language write them.
import { language } from "./texts.js";

const own = navigator.languages.find((code) => code.split("-")[0] === language);
const times = new Intl.DateTimeFormat(own ?? language, { dateStyle: "medium", timeStyle: "short", numberingSystem: "latn" });

export function localize(root) {
  for (const time of root.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    if (!Number.isNaN(date.getTime())) time.textContent = times.format(date);
  }
}
