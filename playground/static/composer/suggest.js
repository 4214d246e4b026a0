// The list above the composer: commands, choices, people. The input keeps the focus; the list follows its keys.

import { h, replace } from "../kit/dom.js";

/** A list in `host`. Items: {data: dataset of the row, content: nodes, value}. */
export function createSuggest(host) {
  let items = [];
  let rows = [];
  let active = 0;
  let pickItem = null;
  let owner = null;

  function show({ input, items: next, heading = null, empty = null, onPick }) {
    owner?.removeAttribute("aria-activedescendant");
    owner = input;
    items = next;
    pickItem = onPick;
    active = 0;
    rows = items.map((item, i) => h("div", {
      class: "suggest-row", role: "option", id: `suggest-${i}`, "aria-selected": "false", dataset: item.data,
      on: {
        pointerdown: (event) => event.preventDefault(), // keeps the focus in the input
        click: () => pickItem(item),
        pointermove: () => active !== i && mark(i, false),
      },
    }, item.content));
    replace(host, heading ? h("div", { class: "suggest-heading" }, heading) : null,
      rows.length ? h("div", { class: "suggest-rows", role: "listbox", "aria-label": "Suggestions" }, rows) : null,
      !rows.length && empty ? h("div", { class: "suggest-empty", role: "status" }, empty) : null);
    host.hidden = !rows.length && !empty;
    input.setAttribute("aria-expanded", String(rows.length > 0));
    if (rows.length) mark(0, true);
  }

  function mark(index, reveal) {
    rows[active]?.setAttribute("aria-selected", "false");
    active = index;
    rows[active].setAttribute("aria-selected", "true");
    owner.setAttribute("aria-activedescendant", rows[active].id);
    if (reveal) rows[active].scrollIntoView({ block: "nearest" });
  }

  function hide() {
    owner?.removeAttribute("aria-activedescendant");
    owner?.setAttribute("aria-expanded", "false");
    owner = null;
    items = [];
    rows = [];
    host.hidden = true;
    host.replaceChildren();
  }

  /** Handles a key of the open list; false if it has no meaning here. */
  function takeKey(event) {
    if (!rows.length) return false;
    const move = (step) => mark((active + step + rows.length) % rows.length, true);
    const pick = () => pickItem(items[active]);
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: pick, Tab: pick, Escape: hide }[event.key];
    if (!act) return false;
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  }

  hide();
  return { show, hide, takeKey };
}
