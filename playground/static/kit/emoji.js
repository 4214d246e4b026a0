// Emoji: the application's own as pictures, Unicode's as characters.

import { h } from "./dom.js";
import { state } from "../state/store.js";

const CUSTOM = /<a?:\w{2,32}:\d{1,20}>/g;
const PICTURES_ONLY = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[#*0-9]\ufe0f?\u20e3|\u200d|\ufe0f|\s)*$/u;
const MOST_JUMBO = 30;

/** The picture of an application emoji; the name if it does not exist. */
export function customEmoji(id, name) {
  const known = state.emojis.get(id);
  const label = `:${known?.name ?? name}:`;
  if (!known) return h("span", { class: "md-emoji", title: label, dataset: { emoji: id } }, label);
  return h("img", {
    class: "emoji-image", src: `/emojis/${id}.${known.animated ? "gif" : "webp"}?size=96`, alt: label, title: label, draggable: "false",
    dataset: { emoji: id },
  });
}

/** Whether an emoji in `node` has come, gone or got another name since it was shown. */
export const emojiChanged = (node) => [...node.querySelectorAll("[data-emoji]")].some((shown) => {
  const known = state.emojis.get(shown.dataset.emoji);
  return known ? shown.title !== `:${known.name}:` || !shown.matches("img") : shown.matches("img");
});

/** The emoji of a button or an option. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji.id, emoji.name) : h("span", { class: "emoji", "aria-hidden": "true" }, emoji.name);
}

/** Whether a text consists only of a few emoji, which are shown large. */
export function isJumbo(text) {
  const custom = text.match(CUSTOM) ?? [];
  const rest = text.replace(CUSTOM, "");
  return Boolean(text.trim()) && PICTURES_ONLY.test(rest) && custom.length + [...rest.replace(/[\s\u200d\ufe0f]/g, "")].length <= MOST_JUMBO;
}
