// Embeds of classic messages.

import { h } from "../kit/dom.js";
import { when } from "../kit/format.js";
import { inline, link, markdownBlock } from "../kit/markdown.js";
import { picture } from "./media.js";

const hex = (colour) => `#${colour.toString(16).padStart(6, "0")}`;

export function embed(data) {
  const main = h("div", { class: "embed-main" },
    data.author ? h("div", { class: "embed-author" }, data.author.url ? link(data.author.url, [data.author.name]) : data.author.name) : null,
    data.title ? h("div", { class: "embed-title" }, data.url ? link(data.url, inline(data.title)) : inline(data.title)) : null,
    data.description ? markdownBlock(data.description, "embed-description") : null,
    data.fields?.length ? h("div", { class: "embed-fields" }, data.fields.map(field)) : null);
  return h("article", { class: "embed", style: data.color ? { "--accent-line": hex(data.color) } : null },
    h("div", { class: "embed-body" }, main, data.thumbnail ? picture(data.thumbnail, { alt: data.thumbnail.description, maxWidth: 80, maxHeight: 80 }) : null),
    data.image ? picture(data.image, { alt: data.image.description, maxWidth: 560, maxHeight: 480 }) : null,
    data.footer || data.timestamp ? h("footer", { class: "embed-footer" },
      [data.footer?.text, data.timestamp ? when(new Date(data.timestamp)) : null].filter(Boolean).join(" • ")) : null);
}

const field = (data) => h("div", { class: ["embed-field", data.inline && "inline"] },
  h("div", { class: "embed-field-name" }, inline(data.name)), markdownBlock(data.value, "embed-field-value"));
