// Requests to the server of this page.
import { notify } from "./notice.js";
import { text } from "./texts.js";

export class Refused extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

// Everything of this workbench lies below the path that its files lie below, and its cookie is sent to nothing else.
const root = new URL("../../", import.meta.url);

export const address = (path) => new URL(path.slice(1), root).href;

async function send(path, options) {
  let response;
  try {
    response = await fetch(address(path), { credentials: "same-origin", ...options });
  } catch {
    throw new Refused(text("script.no-answer"), 0);
  }
  if (response.ok) return response;
  const answer = await response.text();
  let message = response.statusText;
  try {
    message = JSON.parse(answer).error ?? message;
  } catch {
    if (response.status === 401) message = text("script.restarted");
  }
  throw new Refused(message, response.status);
}

export async function post(path, object) {
  const response = await send(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(object),
  });
  return response.json();
}

export async function getJSON(path) {
  return (await send(path)).json();
}

// A part of a page, made by the server, as elements.
export async function getPart(path) {
  return parts(await (await send(path)).text());
}

export function parts(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
}

export async function put(path, file) {
  const headers = { "Content-Type": "application/octet-stream" };
  return (await send(path, { method: "PUT", headers, body: file })).json();
}

export async function remove(path) {
  return (await send(path, { method: "DELETE" })).json();
}

// Runs an action, and says what went wrong with it.
export async function attempt(action) {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    notify(error.message, "bad");
    return null;
  }
}
