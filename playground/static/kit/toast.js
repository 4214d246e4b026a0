// One short sentence at the bottom of the page, gone after a while.

import { h } from "./dom.js";

const SHOWN_MS = 4000;

export function toast(sentence) {
  document.querySelector(".toast")?.remove();
  const node = h("div", { class: "toast", role: "status", popover: "manual" }, sentence);
  document.body.append(node);
  node.showPopover?.(); // the top layer, above any open dialog
  setTimeout(() => node.remove(), SHOWN_MS);
}
