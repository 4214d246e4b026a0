// Pictures at full size: fit to the window, zoom by wheel, pinch, click or buttons, drag to pan.

import { h, iconButton } from "./dom.js";

const MOST = 8;
const STEP = 1.5;
const CLICK_SLOP_PX = 5;

/** Opens `pictures` ([{url, alt}]) at the one with `url`. */
export function openLightbox(pictures, url) {
  new Lightbox(pictures).show(Math.max(0, pictures.findIndex((p) => p.url === url)));
}

class Lightbox {
  constructor(pictures) {
    this.pictures = pictures;
    this.view = { scale: 1, x: 0, y: 0 };
    this.touches = new Map(); // pointer id -> where it is
    this.travelled = 0; // pixels since the first finger came down
    this.img = h("img", { class: "lightbox-picture", draggable: "false", on: { load: () => this.paint() } });
    this.stage = h("div", {
      class: "lightbox-stage",
      on: {
        wheel: (event) => this.wheel(event), pointerdown: (event) => this.down(event), pointermove: (event) => this.moved(event),
        pointerup: (event) => this.up(event), pointercancel: (event) => this.up(event), click: (event) => this.clicked(event),
      },
    }, this.img);
    this.caption = h("p", { class: "lightbox-caption" });
    this.place = h("span", { class: "lightbox-place" });
    this.level = h("span", { class: "lightbox-level", "aria-live": "polite" });
    this.original = h("a", { class: "icon-button text", target: "_blank", rel: "noopener" }, "Open original");
    this.dialog = h("dialog", {
      role: "dialog", "aria-modal": "true", "aria-label": "Picture", class: "lightbox",
      on: { cancel: (event) => { event.preventDefault(); this.close(); }, keydown: (event) => this.key(event) },
    }, this.stage, h("div", { class: "lightbox-bar" }, this.place, iconButton("minus", "Zoom out", () => this.zoom(1 / STEP)), this.level,
      iconButton("plus", "Zoom in", () => this.zoom(STEP)), this.original, iconButton("close", "Close picture", () => this.close())), this.caption);
    document.body.append(this.dialog);
    this.dialog.showModal();
  }

  close() {
    this.dialog.close();
    this.dialog.remove();
  }

  show(index) {
    this.at = (index + this.pictures.length) % this.pictures.length;
    const { url, alt } = this.pictures[this.at];
    this.img.src = url;
    this.img.alt = alt ?? "";
    this.caption.textContent = alt ?? "";
    this.caption.hidden = !alt;
    this.original.href = url;
    this.place.textContent = this.pictures.length > 1 ? `${this.at + 1} of ${this.pictures.length}` : "";
    this.view = { scale: 1, x: 0, y: 0 };
    this.paint();
  }

  /** The scale of the fitted picture relative to its natural size. */
  fit() {
    return this.img.naturalWidth ? this.img.clientWidth / this.img.naturalWidth : 1;
  }

  zoomed() {
    return this.view.scale > 1.01;
  }

  paint() {
    const { scale, x, y } = this.view;
    this.img.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    this.stage.classList.toggle("zoomed", this.zoomed());
    this.level.textContent = `${Math.round(this.fit() * scale * 100)}%`;
  }

  /** Zooms by `factor`; the point at (clientX, clientY) does not move. */
  zoom(factor, clientX = innerWidth / 2, clientY = innerHeight / 2) {
    const box = this.stage.getBoundingClientRect();
    const px = clientX - box.left - box.width / 2;
    const py = clientY - box.top - box.height / 2;
    const { scale, x, y } = this.view;
    const next = Math.min(MOST, Math.max(1, scale * factor));
    this.look(px - ((px - x) * next) / scale, py - ((py - y) * next) / scale, next);
  }

  /** Pans; the picture cannot leave the stage. */
  look(x, y, scale = this.view.scale) {
    const roomX = Math.max(0, (this.img.clientWidth * scale - this.stage.clientWidth) / 2);
    const roomY = Math.max(0, (this.img.clientHeight * scale - this.stage.clientHeight) / 2);
    this.view = { scale, x: Math.max(-roomX, Math.min(roomX, x)), y: Math.max(-roomY, Math.min(roomY, y)) };
    this.paint();
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }

  down(event) {
    if (!this.touches.size) this.travelled = 0;
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.stage.setPointerCapture(event.pointerId);
  }

  up(event) {
    this.touches.delete(event.pointerId);
  }

  moved(event) {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    this.touches.set(event.pointerId, now);
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.touches].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (this.zoomed()) this.look(this.view.x + now.x - before.x, this.view.y + now.y - before.y);
  }

  /** A click beside the picture closes; one on it toggles its natural size. */
  clicked({ clientX, clientY }) {
    if (this.travelled > CLICK_SLOP_PX) return;
    const box = this.img.getBoundingClientRect();
    const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    if (!inside) this.close();
    else if (this.zoomed()) this.zoom(1 / this.view.scale);
    else this.zoom(Math.max(2, 1 / this.fit()), clientX, clientY);
  }

  key(event) {
    const several = this.pictures.length > 1;
    const act = {
      "+": () => this.zoom(STEP),
      "=": () => this.zoom(STEP),
      "-": () => this.zoom(1 / STEP),
      0: () => this.zoom(1 / this.view.scale),
      ArrowRight: () => several && this.show(this.at + 1),
      ArrowLeft: () => several && this.show(this.at - 1),
    }[event.key];
    act?.();
  }
}
