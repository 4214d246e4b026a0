// A button of the page: what it says, what is known of it, whether it is chosen.

import { line } from "./texts.js";

/** Whether it is the second click of a double one: meant for what stood there before, it confirms nothing. */
const isSecond = ({ detail, pointerType }) => detail > 1 && pointerType !== "touch";

/** `pressed`: whether it is down; `undefined` for one that does not stay down. */
export function button(one, action, pressed) {
  const node = document.createElement("button");
  node.type = "button";
  node.dataset.name = one.label;
  node.append(...line(one.label));
  if (one.hint) {
    const hint = document.createElement("small");
    hint.append(...line(one.hint));
    node.append(hint);
  }
  node.classList.toggle("main", Boolean(one.main));
  node.classList.toggle("chosen", Boolean(pressed ?? one.chosen));
  if (one.chosen) node.setAttribute("aria-current", "true");
  if (pressed !== undefined) node.setAttribute("aria-pressed", String(pressed));
  node.addEventListener("click", (event) => one.main && isSecond(event) || action());
  return node;
}
