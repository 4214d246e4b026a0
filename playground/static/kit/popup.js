// Popups beside their anchor: lists of options, menus. One at a time.

import { h, standIn } from "./dom.js";

let open = null;

export const NARROW = matchMedia("(max-width: 700px)");

/** Shows `content` next to `anchor` until something else is pressed, Escape or `closePopup`. On a phone it becomes a
 * sheet at the bottom of the screen. If it does not fit below, it opens beside its anchor if possible, so that what
 * is above (a board to choose from) stays visible. */
export function openPopup(anchor, content, { onClose, className = "", label = null } = {}) {
  closePopup();
  const box = h("div", { class: ["popup", className] }, label ? h("div", { class: "popup-label" }, label) : null, content);
  const shade = h("div", { class: "popup-shade", on: { pointerdown: (event) => { event.preventDefault(); closePopup(); } } });
  const host = anchor.closest("dialog") ?? document.body;
  host.append(shade, box);
  anchor.setAttribute("aria-expanded", "true");
  open = { anchor, box, shade, onClose };
  place();
  addEventListener("resize", place);
  document.addEventListener("scroll", onScroll, true);
  document.addEventListener("keydown", onKey, true);
  return box;
}

export function closePopup({ refocus = true } = {}) {
  if (!open) return;
  const { anchor, box, shade, onClose } = open;
  open = null;
  removeEventListener("resize", place);
  document.removeEventListener("scroll", onScroll, true);
  document.removeEventListener("keydown", onKey, true);
  const hadFocus = box.contains(document.activeElement);
  box.remove();
  shade.remove();
  anchor.setAttribute("aria-expanded", "false");
  if (refocus && hadFocus) standIn(anchor)?.focus({ preventScroll: true });
  onClose?.();
}

/** Closes the open popup when its anchor has left the page. */
export function closeOrphan() {
  if (open && !open.anchor.isConnected) closePopup({ refocus: false });
}

function onKey(event) {
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    closePopup();
  } else if (event.key === "Tab") closePopup();
}

/** The list of messages moved as one arrived: the popup moves with its anchor. */
function onScroll(event) {
  if (!open?.box.contains(event.target)) place();
}

function place() {
  const anchor = open && standIn(open.anchor);
  if (!anchor) return;
  const { box } = open;
  if (NARROW.matches) {
    box.classList.add("sheet");
    box.removeAttribute("style");
    return;
  }
  box.classList.remove("sheet");
  const at = anchor.getBoundingClientRect();
  box.style.minWidth = `${Math.min(at.width, 400)}px`;
  const below = innerHeight - at.bottom - 12;
  const above = at.top - 12;
  const upward = below < Math.min(box.scrollHeight, 320) && above > below;
  const beside = upward && at.right + Math.min(at.width, 400) + 16 <= innerWidth;
  box.style.maxHeight = `${Math.max(160, Math.min(440, upward ? above : below))}px`;
  const size = box.getBoundingClientRect();
  box.style.left = `${beside ? at.right + 8 : Math.max(8, Math.min(at.left, innerWidth - size.width - 8))}px`;
  box.style.top = `${beside ? at.bottom - size.height : upward ? at.top - size.height - 6 : at.bottom + 6}px`;
}

/** A menu of actions: [{label, icon, run, danger}]. */
export function openMenu(anchor, items) {
  const list = h("div", { class: "menu", role: "menu" }, items.filter(Boolean).map((item) => h("button", {
    type: "button", role: "menuitem", class: ["menu-item", item.danger && "danger"], dataset: { action: item.action },
    on: { click: () => { closePopup(); item.run(); } },
  }, item.icon ?? null, h("span", null, item.label))));
  openPopup(anchor, list, { className: "popup-menu" });
  list.addEventListener("keydown", (event) => moveFocus(event, list));
  list.querySelector("button")?.focus({ preventScroll: true });
}

/** Arrow keys, Home and End among the buttons of a list. */
export function moveFocus(event, list) {
  const items = [...list.querySelectorAll("button:not(:disabled), a[href], [role=option]")];
  const at = items.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined || !items.length) return;
  event.preventDefault();
  items[(next + items.length) % items.length].focus();
}
