// The list of a channel's pinned messages, opened by the pin in the header.

import * as api from "../state/api.js";
import { h, iconButton } from "../kit/dom.js";
import { when } from "../kit/format.js";
import { closePopup, moveFocus, openPopup } from "../kit/popup.js";
import { avatar } from "../kit/selects.js";
import { summary } from "../kit/summary.js";
import { toast } from "../kit/toast.js";
import { displayName, state } from "../state/store.js";

/** The header's button. It stays the same, for the list is anchored to it. */
export const pinsButton = iconButton("pin", "Pinned messages", open, { "data-pins": "true", "aria-haspopup": "dialog", "aria-expanded": "false" });

async function open() {
  const channelId = state.channelId;
  let pinned;
  try {
    pinned = await api.pins(channelId, state.me.id);
  } catch (error) {
    toast(error.message);
    return;
  }
  if (channelId !== state.channelId) return;
  const list = h("div", { class: "pins-list" },
    pinned.length ? pinned.map(row) : h("p", { class: "pins-empty" }, "Nothing is pinned in this channel yet."));
  list.addEventListener("keydown", (event) => moveFocus(event, list));
  const box = openPopup(pinsButton, list, { className: "popup-pins", label: "Pinned messages" });
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-label", "Pinned messages");
  box.setAttribute("tabindex", "-1");
  (list.querySelector("a") ?? box).focus({ preventScroll: true });
}

function row(m) {
  const words = summary(m) || (m.attachments?.length ? "A picture or a file" : "A message without words");
  return h("article", { class: "pin", dataset: { pinned: m.id } }, avatar(m.author, 32),
    h("div", { class: "pin-words" },
      h("div", { class: "pin-head" }, h("strong", null, displayName(m.author)), m.author.bot ? h("span", { class: "app-tag" }, "APP") : null, h("span", { class: "stamp" }, when(new Date(m.timestamp)))),
      h("p", { class: "pin-text" }, words)),
    h("a", { class: "button secondary pin-jump", href: `#/channels/${m.channel_id}/${m.id}`, "aria-label": `Jump to: ${words.slice(0, 80)}`, on: { click: () => closePopup({ refocus: false }) } }, "Jump"));
}
