// What the server says by itself: its state, whenever that changes. A page that nobody sees does not listen, so that many of them leave
// the browser enough connections; it is told the state as it is by then once it is seen again.
import { address } from "./api.js";

let source = null;

export function listen(take, fail) {
  const open = () => {
    if (document.hidden || source) return;
    source = new EventSource(address("/events"));
    source.addEventListener("message", (event) => take(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      fail();
      if (source?.readyState !== EventSource.CLOSED) return;
      close();
      setTimeout(open, 3000);
    });
  };
  const close = () => {
    source?.close();
    source = null;
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  open();
}
