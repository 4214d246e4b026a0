// Pictures at full size: fit to the window, zoom by wheel, pinch, click or buttons, drag to look around.

import { h, iconButton } from "./dom.js";

const MOST = 8;
const CLICK_SLOP_PX = 5;

/** Opens `pictures` ([{url, alt, width, height}]) at the one with `url`. */
export function openLightbox(pictures, url) {
  let at = Math.max(0, pictures.findIndex((p) => p.url === url));
  const view = { scale: 1, x: 0, y: 0 };
  const touches = new Map();
  let travelled = 0;

  const img = h("img", { class: "lightbox-picture", draggable: "false" });
  const stage = h("div", { class: "lightbox-stage" }, img);
  const caption = h("p", { class: "lightbox-caption" });
  const place = h("span", { class: "lightbox-place" });
  const level = h("span", { class: "lightbox-level", "aria-live": "polite" });
  const open = h("a", { class: "icon-button text", target: "_blank", rel: "noopener" }, "Open original");
  const dialog = h("dialog", { role: "dialog", "aria-modal": "true", "aria-label": "Picture", class: "lightbox" },
    stage,
    h("div", { class: "lightbox-bar" }, place, iconButton("minus", "Zoom out", () => zoom(1 / 1.5)), level,
      iconButton("plus", "Zoom in", () => zoom(1.5)), open, iconButton("close", "Close picture", close)),
    caption);

  function show(index) {
    at = (index + pictures.length) % pictures.length;
    const picture = pictures[at];
    img.src = picture.url;
    img.alt = picture.alt ?? "";
    caption.textContent = picture.alt ?? "";
    caption.hidden = !picture.alt;
    open.href = picture.url;
    place.textContent = pictures.length > 1 ? `${at + 1} of ${pictures.length}` : "";
    Object.assign(view, { scale: 1, x: 0, y: 0 });
    paint();
  }

  /** How much of its natural size the fitted picture shows. */
  const fit = () => (img.naturalWidth ? img.clientWidth / img.naturalWidth : 1);

  function paint() {
    img.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.classList.toggle("zoomed", view.scale > 1.01);
    level.textContent = `${Math.round(fit() * view.scale * 100)}%`;
  }

  function zoom(factor, clientX = innerWidth / 2, clientY = innerHeight / 2) {
    const box = stage.getBoundingClientRect();
    const px = clientX - box.left - box.width / 2;
    const py = clientY - box.top - box.height / 2;
    const next = Math.min(MOST, Math.max(1, view.scale * factor));
    const ratio = next / view.scale;
    view.x = px - (px - view.x) * ratio;
    view.y = py - (py - view.y) * ratio;
    view.scale = next;
    bound();
    paint();
  }

  function bound() {
    const roomX = Math.max(0, (img.clientWidth * view.scale - stage.clientWidth) / 2);
    const roomY = Math.max(0, (img.clientHeight * view.scale - stage.clientHeight) / 2);
    view.x = Math.max(-roomX, Math.min(roomX, view.x));
    view.y = Math.max(-roomY, Math.min(roomY, view.y));
  }

  function pressed(event) {
    if (travelled > CLICK_SLOP_PX) return;
    if (event.target !== img) close();
    else if (view.scale > 1.01) zoom(1 / view.scale);
    else zoom(Math.max(2, Math.min(MOST, 1 / fit())), event.clientX, event.clientY);
  }

  function moved(event) {
    const before = touches.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    touches.set(event.pointerId, now);
    travelled += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (touches.size === 2) {
      const other = [...touches].find(([id]) => id !== event.pointerId)[1];
      const ratio = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoom(ratio, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (view.scale > 1) {
      view.x += now.x - before.x;
      view.y += now.y - before.y;
      bound();
      paint();
    }
  }

  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    if (!touches.size) travelled = 0;
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener("pointermove", moved);
  for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (event) => touches.delete(event.pointerId));
  stage.addEventListener("click", (event) => pressed({ target: hit(event), clientX: event.clientX, clientY: event.clientY }));
  const hit = (event) => {
    const box = img.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    return inside ? img : stage;
  };
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener("keydown", (event) => {
    const act = {
      "+": () => zoom(1.5), "=": () => zoom(1.5), "-": () => zoom(1 / 1.5), 0: () => zoom(1 / view.scale),
      ArrowRight: () => pictures.length > 1 && show(at + 1), ArrowLeft: () => pictures.length > 1 && show(at - 1),
    }[event.key];
    act?.();
  });
  img.addEventListener("load", paint);

  function close() {
    dialog.close();
    dialog.remove();
  }

  document.body.append(dialog);
  show(at);
  dialog.showModal();
  paint();
}
