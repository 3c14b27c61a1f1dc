// How far an ingest is. The server owns it: any page shows it, and a reload loses nothing.
import { attempt, getJSON, post } from "./api.js";
import { formatCount } from "./localize.js";
import { notify } from "./notice.js";

const place = document.getElementById("job");
let timer = 0;
let spoken = -1;
let wasRunning = false;
let isDead = false;
let change = null;

function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function show(job) {
  const share = job.byteCount ? Math.min(job.bytesRead / job.byteCount, 1) : null;
  const bar = element("progress", "", { max: "1", "aria-label": `Reading ${job.name}` });
  if (share !== null) bar.value = share;
  const speed = job.seconds > 0 ? ` · ${formatCount(Math.round(job.contacts / job.seconds))}/s` : "";
  const text = `${job.name}: ${job.phase}, ${formatCount(job.contacts)} contacts${speed}`;
  const stop = element("button", "Stop", { type: "button" });
  stop.addEventListener("click", async () => {
    stop.disabled = true;
    const result = await attempt(() => post("/stop", {}));
    if (result) notify(result.message);
  });
  place.replaceChildren(element("span", text), bar, stop, element("small", "What you see is the state before."));
  place.hidden = false;
  const tenth = share === null ? -1 : Math.floor(share * 10);
  if (tenth > spoken) notify(`${tenth * 10} % of ${job.name} is read.`);
  spoken = Math.max(spoken, tenth);
}

function finish(job) {
  const list = element("ul", "");
  for (const result of job.results) list.append(element("li", result));
  const reload = element("button", "Show the new state", { type: "button" });
  reload.addEventListener("click", () => location.reload());
  place.replaceChildren(list, reload);
  place.hidden = false;
  notify(job.state === "finished" ? "The file is read." : job.state === "stopped" ? "Stopped." : "Not everything was read.",
    job.state === "finished" ? "good" : "bad");
  spoken = -1;
}

// Another window changed something: what stands here is older.
function seeOther() {
  const reload = element("button", "Reload", { type: "button" });
  reload.addEventListener("click", () => location.reload());
  place.replaceChildren(element("span", "Something was changed in another window."), reload);
  place.hidden = false;
}

async function look() {
  let job;
  try {
    job = await getJSON("/job");
  } catch (error) {
    if (!isDead) notify(error.message, "bad");
    isDead = true;
    return schedule(3000);
  }
  if (isDead) notify("The workbench answers again.", "good");
  isDead = false;
  const isRunning = job.state === "running";
  if (isRunning) show(job);
  else if (wasRunning) finish(job);
  else if (change !== null && job.change !== change) seeOther();
  change = change === null || wasRunning ? job.change : change;
  wasRunning = isRunning;
  schedule(isRunning ? 400 : 4000);
}

function schedule(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(look, milliseconds);
}

export function watchJob() {
  wasRunning = true;
  schedule(0);
}

// This window changed something itself.
export function seeChange() {
  change = null;
}

export function startJob() {
  if (place) schedule(0);
}
