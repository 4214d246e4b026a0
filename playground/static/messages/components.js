// Message components, classic rows and Components V2 alike.

import * as api from "../state/api.js";
import { h, icon } from "../kit/dom.js";
import { isPending, run } from "../state/interactions.js";
import { link, markdownBlock, pageAddress, spoiler } from "../kit/markdown.js";
import { fileComponent, gallery, thumbnail } from "./media.js";
import { emojiNode } from "../kit/emoji.js";
import { Select, dots } from "../kit/selects.js";
import { state } from "../state/store.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

const MAKERS = {
  1: (row, message) => h("div", { class: "row" }, row.components.map((c) => component(c, message))),
  2: button,
  3: messageSelect,
  5: messageSelect,
  6: messageSelect,
  7: messageSelect,
  8: messageSelect,
  9: (section, message) => h("div", { class: "section" },
    h("div", { class: "section-words" }, section.components.map((c) => component(c, message))),
    h("div", { class: "section-accessory" }, component(section.accessory, message))),
  10: (text) => markdownBlock(text.content, "text-display"),
  11: thumbnail,
  12: gallery,
  13: fileComponent,
  14: (separator) => h(separator.divider === false ? "div" : "hr", { class: ["separator", separator.spacing === 2 && "wide", separator.divider === false && "bare"] }),
  17: container,
};

/** The nodes of a message's component list. */
export const components = (list, message) => list.map((c) => component(c, message));

function component(data, message) {
  const make = MAKERS[data?.type];
  return make ? make(data, message) : h("div", { class: "unknown-component" }, `Component of type ${data?.type}`);
}

function container(data, message) {
  const box = h("div", {
    class: ["container", data.accent_color !== null && data.accent_color !== undefined && "accented"],
    style: data.accent_color ? { "--accent-line": `#${data.accent_color.toString(16).padStart(6, "0")}` } : null,
  }, components(data.components, message));
  return data.spoiler ? spoiler([box]) : box;
}

function button(data, message) {
  const label = data.label ? h("span", { class: "button-label" }, data.label) : null;
  if (data.style === 5) return linkButton(data, label);
  const pending = isPending(message.id, data.custom_id);
  return h("button", {
    type: "button", class: ["button", STYLES[data.style] ?? "secondary", pending && "pending", !data.label && "icon-only"],
    disabled: data.disabled === true, "aria-busy": pending ? "true" : null, "aria-label": data.label ? null : data.emoji?.name ?? "Button",
    dataset: { customId: data.custom_id },
    on: { click: () => !isPending(message.id, data.custom_id) && press(message, data.custom_id) },
  }, emojiNode(data.emoji), label, pending ? dots() : null);
}

function linkButton(data, label) {
  const content = [emojiNode(data.emoji), label, icon("open", 16)];
  if (data.disabled) return h("button", { type: "button", class: "button secondary link", disabled: true }, content);
  const node = link(data.url, content);
  node.className = "button secondary link";
  if (!pageAddress(data.url)) node.title = data.url;
  return node;
}

// A refusal is shown as a sentence under the message, so nothing is left to catch here.
const press = (message, customId) => run({ messageId: message.id, customId }, () => api.click(state.me.id, message, customId)).catch(() => {});

const taken = new WeakMap(); // message -> the choices in its selects, shown until the message changes

function messageSelect(data, message) {
  const memory = taken.get(message) ?? new Map();
  taken.set(message, memory);
  const onEnd = (outcome) => outcome === "failed" && memory.delete(data.custom_id);
  return new Select(data, {
    pending: isPending(message.id, data.custom_id),
    start: memory.get(data.custom_id),
    onDone: (values) => {
      memory.set(data.custom_id, values);
      run({ messageId: message.id, customId: data.custom_id, onEnd }, () => api.select(state.me.id, message, data.custom_id, values))
        .catch(() => memory.delete(data.custom_id));
    },
  }).node;
}
