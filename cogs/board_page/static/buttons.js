// A button of the page: what it says, what is known of it, whether it is chosen.

import { line } from "./texts.js";

export function button(one, action, chosen = one.chosen) {
  const node = document.createElement("button");
  node.type = "button";
  node.append(...line(one.label));
  if (one.hint) {
    const hint = document.createElement("small");
    hint.append(...line(one.hint));
    node.append(hint);
  }
  node.classList.toggle("main", Boolean(one.main));
  node.classList.toggle("chosen", Boolean(chosen));
  node.addEventListener("click", action);
  return node;
}
