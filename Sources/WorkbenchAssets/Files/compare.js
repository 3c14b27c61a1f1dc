// A newer export of a file that was read: it is sent, compared, and taken over or left.
import { address, attempt, post, put, remove } from "./api.js";
import { watchJob } from "./job.js";
import { notify } from "./notice.js";
import { text } from "./texts.js";

const onAct = (name, act) => {
  for (const button of document.querySelectorAll(`[data-act=${name}]`)) {
    button.addEventListener("click", () => void act(button));
  }
};

function choose(button) {
  const input = document.getElementById("newer");
  input.onchange = async () => {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    notify(text("script.comparing", { file: file.name }));
    const answer = await attempt(() => put(`/uploads/${encodeURIComponent(file.name)}`, file));
    if (!answer) return;
    const query = new URLSearchParams({ upload: answer.upload, source: button.dataset.argument });
    location.assign(address(`/compare?${query}`));
  };
  input.click();
}

async function take(button) {
  const [upload, source, key] = button.dataset.argument.split(",");
  const file = { upload: Number(upload), region: "", update: Number(source), key };
  button.disabled = true;
  if (await attempt(() => post("/ingest", { files: [file] }))) {
    watchJob();
    location.assign(address("/sources"));
  } else {
    button.disabled = false;
  }
}

async function leave(button) {
  await attempt(() => remove(`/uploads/${button.dataset.argument}`));
  location.assign(address("/sources"));
}

export function startComparison() {
  onAct("compare", choose);
  onAct("take-newer", take);
  onAct("leave-newer", leave);
}
