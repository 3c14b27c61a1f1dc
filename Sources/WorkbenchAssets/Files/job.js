// How far an ingest is. The server owns it: any page shows it in a bar that stays, and a reload loses nothing.
import { attempt, getJSON, post } from "./api.js";
import { hasDrafts } from "./drafts.js";
import { listen } from "./events.js";
import { notify } from "./notice.js";
import { text } from "./texts.js";
import { isWorking } from "./work.js";

const place = document.getElementById("job");
let isDead = false;
let change = null;
let state = null;
// The bar of an ingest that runs: made once, so that its button can be pressed.
let running = null;

function element(name, content, attributes = {}) {
  const made = document.createElement(name);
  made.textContent = content;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function button(name, act) {
  const made = element("button", name, { type: "button" });
  made.addEventListener("click", () => act(made));
  return made;
}

function put(...parts) {
  running = null;
  place.replaceChildren(...parts);
  place.hidden = parts.length === 0;
}

function makeBar() {
  const bar = {
    text: element("span", ""),
    progress: element("progress", "", { max: "1" }),
    // What is read aloud is said by itself, so that no sentence about something else is lost.
    spoken: element("span", "", { role: "status", class: "visually-hidden" }),
    tenth: -1,
  };
  const stop = button(text("script.stop"), async () => {
    stop.disabled = true;
    const result = await attempt(() => post("/stop", {}));
    if (result) notify(result.message);
    else stop.disabled = false;
  });
  put(bar.text, bar.progress, stop, element("small", text("script.state-before")), bar.spoken);
  return bar;
}

function show(job) {
  running ??= makeBar();
  const share = job.byteCount ? Math.min(job.bytesRead / job.byteCount, 1) : null;
  const speed = job.seconds > 0 ? ` · ${text("script.speed", { number: Math.round(job.contacts / job.seconds) })}` : "";
  running.text.textContent = text("script.progress", { file: job.name, phase: job.phase, count: job.contacts }) + speed;
  running.progress.setAttribute("aria-label", text("script.reading", { file: job.name }));
  if (share === null) return running.progress.removeAttribute("value");
  running.progress.value = share;
  const tenth = Math.floor(share * 10);
  if (tenth > running.tenth) running.spoken.textContent = text("script.share-read", { number: tenth * 10, file: job.name });
  running.tenth = tenth;
}

const outcomes = { finished: "script.finished", stopped: "script.stopped", failed: "script.failed" };

// What became of the files, until somebody has seen it.
function showResults(job, isNew) {
  if (sessionStorage.getItem("seen-job") === String(job.job)) return;
  const list = element("ul", "");
  for (const result of job.results) list.append(element("li", result));
  const close = button(text("script.close"), () => {
    sessionStorage.setItem("seen-job", String(job.job));
    put();
  });
  const parts = [element("strong", outcomes[job.state] ? text(outcomes[job.state]) : ""), list];
  if (isNew) parts.push(button(text("script.show-new"), () => location.reload()));
  put(...parts, close);
}

// The page shows the new state by itself, unless somebody would lose what they have begun.
function finish(job) {
  if (hasDrafts()) return showResults(job, true);
  location.reload();
}

// Another window, or a command, changed something: what stands here is older.
function seeOther() {
  put(element("span", text("script.other-window")), button(text("script.reload"), () => location.reload()));
}

function seeHeld() {
  put(element("span", text("script.held")));
}

function see(job) {
  const before = state;
  state = job.state;
  if (state === "running") return show(job);
  if (state === "held") return before === "held" || seeHeld();
  if (before === "held" && document.body.dataset.screen === "message") return location.reload();
  if (before === "running") return finish(job);
  if (before === "held" || (change !== null && job.change !== null && job.change !== change)) return seeOther();
  if (before === null && job.results) showResults(job, false);
}

function take(job) {
  // What this window is changing itself is no news: it is looked at once the change is known to the page.
  if (isWorking()) return void setTimeout(() => take(job), 100);
  if (isDead) notify(text("script.answers-again"), "good");
  isDead = false;
  see(job);
  change = job.change ?? change;
  place.dataset.change = change ?? "";
}

// One who is no longer let in is told so by the answer to a question.
async function fail() {
  if (isDead) return;
  isDead = true;
  await attempt(() => getJSON("/job"));
}

// This window has begun an ingest.
export function watchJob() {
  state = "running";
}

// This window changed something itself.
export function seeChange() {
  change = null;
}

export function startJob() {
  if (!place) return;
  // The foot of the page is above the bar, however high that is.
  new ResizeObserver(() => document.body.style.setProperty("--job", `${place.offsetHeight}px`)).observe(place);
  listen(take, fail);
}
