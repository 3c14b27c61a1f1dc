// Files that are dropped on the page: each is sent, shown as it would be read, and read when somebody agrees.
import { attempt, getPart, post, put, remove } from "./api.js";
import { watchJob } from "./job.js";
import { localize } from "./localize.js";
import { notify } from "./notice.js";

const place = document.getElementById("drop");
const previews = document.getElementById("previews");
const region = document.getElementById("region");

// The region that was chosen is for these files, and not for those that come another time.
async function take(files) {
  const chosen = region.value;
  region.value = "auto";
  for (const file of files) {
    notify(`Looking at ${file.name} …`);
    const sent = await attempt(() => put(`/uploads/${encodeURIComponent(file.name)}`, file));
    if (!sent) continue;
    const query = new URLSearchParams({ region: chosen });
    const part = await attempt(() => getPart(`/uploads/${sent.upload}/preview?${query}`));
    if (!part) continue;
    previews.append(part);
    const form = previews.lastElementChild;
    localize(form);
    bind(form);
    notify(`${file.name} is ready to be read.`);
    form.querySelector("button").focus();
  }
}

function bind(form) {
  const upload = Number(form.dataset.argument);
  let isChosen = false;
  form.addEventListener("change", (event) => (isChosen ||= event.target.name === "column"));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const columns = [...form.querySelectorAll("select[name=column]")].map((column) => column.value);
    const file = { upload, region: form.elements.region.value, columns: isChosen && columns.length > 0 ? columns : null };
    if (!(await attempt(() => post("/ingest", { files: [file] })))) return;
    form.remove();
    watchJob();
  });
  form.querySelector("[data-act=forget-upload]").addEventListener("click", async () => {
    await attempt(() => remove(`/uploads/${upload}`));
    form.remove();
  });
}

export function startDrop() {
  if (!place) return;
  const input = document.getElementById("files");
  input.addEventListener("change", async () => {
    await take([...input.files]);
    input.value = "";
  });
  for (const name of ["dragenter", "dragover"]) {
    place.addEventListener(name, (event) => {
      event.preventDefault();
      place.classList.add("over");
    });
  }
  for (const name of ["dragleave", "drop"]) place.addEventListener(name, () => place.classList.remove("over"));
  place.addEventListener("drop", (event) => {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  });
  // A file that misses the place does not replace the page.
  for (const name of ["dragover", "drop"]) document.addEventListener(name, (event) => event.preventDefault());
}
