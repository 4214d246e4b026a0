// Pictures and files inside messages.

import { h, icon } from "../kit/dom.js";
import { size } from "../kit/format.js";
import { openLightbox } from "../kit/lightbox.js";
import { spoiler } from "../kit/markdown.js";

const isPicture = (media) => /^image\//.test(media.content_type ?? "") || /\.(png|jpe?g|gif|webp|avif)$/i.test(media.filename ?? media.url ?? "");
const MAX_WIDTH = 640;
const MAX_HEIGHT = 520;

/** A picture that opens large. Its box is reserved from width and height before it loads. */
export function picture(media, { alt, maxWidth = MAX_WIDTH, maxHeight = MAX_HEIGHT, hidden = false, siblings = null } = {}) {
  const width = media.width || 0;
  const height = media.height || 0;
  const scale = width ? Math.min(1, maxWidth / width, maxHeight / height) : 1;
  const img = h("img", {
    src: media.url, alt: alt ?? "", width: width || null, height: height || null, decoding: "async", draggable: "false",
  });
  const frame = h("button", {
    type: "button", class: "picture", "aria-label": alt ? `Open picture: ${alt}` : "Open picture",
    style: width ? { width: `${Math.round(width * scale)}px`, "aspect-ratio": `${width} / ${height}` } : { "max-width": `${maxWidth}px` },
    on: { click: () => openLightbox(siblings ?? [{ url: media.url, alt, width, height }], media.url) },
  }, img);
  img.addEventListener("error", () => frame.classList.add("broken"));
  const figure = h("figure", { class: "picture-figure" }, hidden ? spoiler([frame]) : frame, alt ? altBadge(alt) : null);
  return figure;
}

function altBadge(alt) {
  const text = h("span", { class: "alt-text", hidden: true }, alt);
  const badge = h("button", {
    type: "button", class: "alt-badge", "aria-expanded": "false", "aria-label": "Show description",
    on: {
      click() {
        text.hidden = !text.hidden;
        badge.setAttribute("aria-expanded", String(!text.hidden));
      },
    },
  }, "ALT");
  return [badge, text];
}

/** The files of a message: pictures in a grid, the others as cards. */
export function attachments(list) {
  const pictures = list.filter(isPicture);
  const files = list.filter((file) => !isPicture(file));
  const shown = pictures.map((p) => ({ url: p.url, alt: p.description, width: p.width, height: p.height }));
  return [
    pictures.length ? h("div", { class: ["pictures", pictures.length > 1 && "pictures-many"] },
      pictures.map((p) => picture(p, { alt: p.description, hidden: p.filename.startsWith("SPOILER_"), siblings: shown }))) : null,
    files.map((file) => fileCard(file.url, file.filename, file.size, file.filename.startsWith("SPOILER_"))),
  ];
}

function fileCard(url, name, bytes, hidden) {
  const card = h("a", { class: "file-card", href: url, target: "_blank", rel: "noopener", download: name }, icon("file", 28),
    h("span", { class: "file-words" }, h("span", { class: "file-name" }, name), bytes ? h("span", { class: "file-size" }, size(bytes)) : null));
  return hidden ? spoiler([card]) : card;
}

/** The gallery of Components V2: as wide as its container, one picture whole, several in rows (the style knows how
 * many). */
export function gallery(component) {
  const items = component.items ?? [];
  const shown = items.map((i) => ({ url: i.media.url, alt: i.description, width: i.media.width, height: i.media.height }));
  return h("div", { class: "gallery", dataset: { count: items.length } },
    items.map((item) => picture(item.media, { alt: item.description, hidden: item.spoiler, siblings: shown })));
}

export const thumbnail = (component) =>
  picture(component.media, { alt: component.description, maxWidth: 85, maxHeight: 85, hidden: component.spoiler });

export const fileComponent = (component) => {
  const url = component.file?.url ?? "";
  const name = component.name ?? decodeURIComponent(url.split("?")[0].split("/").pop() || "file");
  return fileCard(url, name, component.size, component.spoiler);
};
