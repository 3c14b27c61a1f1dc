// Files that are dropped on a page: each is sent, shown as it would be read, and read when somebody agrees. Those that wait are shown
// again on every page that has a place for them.
import { address, attempt, getJSON, getPart, post, put, remove } from "./api.js";
import { watchJob } from "./job.js";
import { localize } from "./localize.js";
import { notify } from "./notice.js";
import { text } from "./texts.js";

const place = document.getElementById("drop");
const previews = document.getElementById("previews");
const all = document.getElementById("all-previews");
const region = document.getElementById("region");

const forms = () => [...previews.querySelectorAll("form.preview")];
const isReadable = (form) => form.querySelector("button[type=submit]") !== null;

function count() {
  all.hidden = forms().filter(isReadable).length < 2;
}

// The region that is chosen here is for the files that come next, and not for those that come another time.
async function send(files) {
  const chosen = region?.value ?? "auto";
  if (region) region.value = "auto";
  const sent = [];
  for (const file of files) {
    notify(text("script.looking-at", { file: file.name }));
    const answer = await attempt(() => put(`/uploads/${encodeURIComponent(file.name)}`, file));
    if (!answer) continue;
    sessionStorage.setItem(`region-${answer.upload}`, chosen);
    sent.push(answer.upload);
  }
  return sent;
}

async function show(upload) {
  const query = new URLSearchParams({ region: sessionStorage.getItem(`region-${upload}`) ?? "auto" });
  const part = await attempt(() => getPart(`/uploads/${upload}/preview?${query}`));
  if (!part) return null;
  previews.append(part);
  const form = previews.lastElementChild;
  localize(form);
  bind(form);
  count();
  return form;
}

async function take(files) {
  const sent = await send(files);
  if (sent.length === 0) return;
  if (!place) return location.assign(address("/sources"));
  await showAll(sent);
}

async function showAll(sent) {
  if (sent.length === 0) return;
  const shown = [];
  for (const upload of sent) shown.push(await show(upload));
  const ready = shown.filter((form) => form && isReadable(form)).length;
  const sentences = [["script.ready", ready], ["script.not-ready", sent.length - ready]];
  notify(sentences.filter(([, count]) => count > 0).map(([key, count]) => text(key, { count })).join(" "));
  shown.find((form) => form)?.querySelector("button").focus();
}

// A file as its form says that it is to be read.
function wanted(form) {
  const columns = [...form.querySelectorAll("select[name=column]")].map((column) => column.value);
  const isChosen = "chosen" in form.dataset && columns.length > 0;
  return {
    upload: Number(form.dataset.argument), region: form.elements.region.value, columns: isChosen ? columns : null,
  };
}

async function read(chosen) {
  if (!(await attempt(() => post("/ingest", { files: chosen.map(wanted) })))) return;
  for (const form of chosen) form.remove();
  count();
  watchJob();
}

function bind(form) {
  const upload = Number(form.dataset.argument);
  form.addEventListener("change", (event) => {
    if (event.target.name === "column") form.dataset.chosen = "";
    if (event.target.name === "region") sessionStorage.setItem(`region-${upload}`, event.target.value);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void read([form]);
  });
  for (const button of form.querySelectorAll("[data-act=choose-region]")) {
    button.addEventListener("click", () => {
      form.elements.region.value = button.dataset.argument;
      form.elements.region.dispatchEvent(new Event("change", { bubbles: true }));
      form.elements.region.focus();
    });
  }
  form.querySelector("[data-act=forget-upload]").addEventListener("click", async () => {
    await attempt(() => remove(`/uploads/${upload}`));
    form.remove();
    count();
    document.querySelector("label[for=files]").focus();
  });
}

// The sample waits like any other files, and is read when somebody agrees.
async function takeSample() {
  const answer = await attempt(() => post("/sample", {}));
  for (const sample of answer?.uploads ?? []) sessionStorage.setItem(`region-${sample.upload}`, sample.region);
  await showAll(answer?.uploads.map((sample) => sample.upload) ?? []);
}

async function showWaiting() {
  const waiting = await attempt(() => getJSON("/uploads"));
  for (const upload of waiting?.uploads ?? []) await show(upload);
}

async function readAgain(source) {
  const answer = await attempt(() => post(`/sources/${source}/again`, {}));
  const form = answer && (await show(answer.upload));
  form?.scrollIntoView({ block: "center" });
  form?.querySelector("select")?.focus();
}

function startDropping() {
  const over = (isOver) => document.body.classList.toggle("over", isOver);
  document.addEventListener("dragover", (event) => {
    // A file that misses a place does not replace the page.
    event.preventDefault();
    over(event.dataTransfer.types.includes("Files"));
  });
  document.addEventListener("dragleave", (event) => over(event.relatedTarget !== null));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    over(false);
    void take([...event.dataTransfer.files]);
  });
}

export function startDrop() {
  if ("readOnly" in document.body.dataset) return;
  startDropping();
  if (!place) return;
  const input = document.getElementById("files");
  input.addEventListener("change", async () => {
    await take([...input.files]);
    input.value = "";
  });
  document.querySelector("[data-act=read-all]").addEventListener("click", () => void read(forms().filter(isReadable)));
  document.querySelector("[data-act=sample]")?.addEventListener("click", () => void takeSample());
  for (const button of document.querySelectorAll("[data-act=read-again]")) {
    button.addEventListener("click", () => void readAgain(button.dataset.argument));
  }
  void showWaiting();
}
