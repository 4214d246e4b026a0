// The pictures, and what may be touched on them: regions with names, walked with the arrows, enlarged with two fingers.

import { centre } from "./focus.js";
import { plain } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";
const LEAST = 1, MOST = 6, STEP = 1.5, SLOP = 8;

const stage = document.querySelector("#stage");
const pictures = document.querySelector("#pictures");
const kept = new Map(); // the pictures by id, as addresses of blobs
let scale = 1;
let moved = false; // whether the finger that is lifted has dragged the picture: then it touches nothing

export function known() {
  return [...kept.keys()].join(".");
}

function bytes(text) {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

function address(picture) {
  if (picture.data !== undefined && !kept.has(picture.id)) {
    kept.set(picture.id, URL.createObjectURL(new Blob([bytes(picture.data)], { type: picture.type })));
  }
  return kept.get(picture.id);
}

/** Forgets the pictures that are not shown any more. */
function forget(shown) {
  for (const [id, url] of kept) {
    if (!shown.has(id)) {
      URL.revokeObjectURL(url);
      kept.delete(id);
    }
  }
}

/** Shows the pictures of a page. `isPicked` is asked with the number of an answer, `touch` is called with those of what
 * is touched. */
export function draw(page, isPicked, touch) {
  const figures = page.pictures.map((picture, number) => {
    const figure = pictures.children[number] || document.createElement("figure");
    if (!figure.firstChild) figure.append(document.createElement("img"), document.createElementNS(SVG, "svg"));
    const [image, overlay] = figure.children;
    image.alt = picture.alt;
    image.width = picture.width;
    image.height = picture.height;
    if (image.dataset.id !== picture.id) {
      image.dataset.id = picture.id;
      image.src = address(picture);
    }
    overlay.setAttribute("viewBox", `0 0 ${picture.width} ${picture.height}`);
    overlay.replaceChildren(...picture.regions.map((one) => region(one, page, isPicked, touch)));
    return figure;
  });
  pictures.replaceChildren(...figures);
  forget(new Set(page.pictures.map((one) => one.id)));
}

function region(found, page, isPicked, touch) {
  const node = document.createElementNS(SVG, "polygon");
  const answers = found.answers.map((number) => page.answers[number]);
  node.setAttribute("points", found.at.map((point) => point.join(",")).join(" "));
  node.setAttribute("class", "region");
  node.setAttribute("role", "button");
  node.setAttribute("tabindex", "0");
  node.setAttribute("aria-label", answers.map((one) => plain([one.label, one.hint].filter(Boolean).join(", "))).join("; "));
  node.dataset.answers = found.answers.join(" ");
  node.dataset.name = answers.map((one) => one.label).join("; ");
  const picked = found.answers.map(isPicked).filter((is) => is !== undefined);
  if (picked.length) node.setAttribute("aria-pressed", String(picked.includes(true)));
  node.classList.toggle("picked", picked.includes(true));
  if (answers.some((one) => one.chosen)) node.setAttribute("aria-current", "true");
  node.classList.toggle("best", answers.some((one) => one.best));
  const title = document.createElementNS(SVG, "title");
  title.textContent = node.getAttribute("aria-label");
  node.append(title);
  node.addEventListener("click", () => moved || touch(found.answers));
  node.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      touch(found.answers);
    }
  });
  return node;
}

// --- the arrows ------------------------------------------------------------------------------------------------------

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The region that lies nearest in the direction of an arrow. */
function next(from, [dx, dy]) {
  const [x, y] = centre(from);
  let best = null, least = Infinity;
  for (const node of pictures.querySelectorAll(".region")) {
    const [nx, ny] = centre(node);
    const along = (nx - x) * dx + (ny - y) * dy, across = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
    if (node !== from && along > 1 && along + 2 * across < least) {
      best = node;
      least = along + 2 * across;
    }
  }
  return best;
}

export function walk(event) {
  const way = ARROWS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("dialog, details, input")) return;
  const here = document.activeElement?.closest?.(".region");
  const there = here ? next(here, way) : pictures.querySelector(".region");
  if (there) {
    event.preventDefault();
    there.focus();
    there.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

// --- larger and smaller ----------------------------------------------------------------------------------------------

/** Enlarges the pictures around a place of the stage, in pixels of it. */
export function zoom(factor, at = [stage.clientWidth / 2, stage.clientHeight / 2]) {
  const before = scale;
  scale = Math.min(MOST, Math.max(LEAST, scale * factor));
  const left = (stage.scrollLeft + at[0]) * (scale / before) - at[0];
  const top = (stage.scrollTop + at[1]) * (scale / before) - at[1];
  pictures.style.width = `${scale * 100}%`;
  stage.scrollTo(left, top);
}

export const larger = () => zoom(STEP);
export const smaller = () => zoom(1 / STEP);

const fingers = new Map();
let apart = 0, from = null;

function spread() {
  const [one, other] = [...fingers.values()];
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

stage.addEventListener("pointerdown", (event) => {
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 1) moved = false;
  if (fingers.size === 2) apart = spread();
  from = event.pointerType === "mouse" ? [event.clientX, event.clientY, stage.scrollLeft, stage.scrollTop] : null;
});
stage.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 2) {
    const now = spread(), box = stage.getBoundingClientRect();
    const points = [...fingers.values()];
    const middle = [0, 1].map((axis) => (points[0][axis] + points[1][axis]) / 2 - [box.x, box.y][axis]);
    moved = true;
    if (apart > 0) zoom(now / apart, middle);
    apart = now;
  } else if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLOP) {
    moved = true;
    stage.classList.add("dragged");
    stage.scrollTo(from[2] - event.clientX + from[0], from[3] - event.clientY + from[1]);
  }
});
for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
  stage.addEventListener(name, (event) => {
    fingers.delete(event.pointerId);
    from = null;
    stage.classList.remove("dragged");
  });
}
stage.addEventListener("touchmove", (event) => event.touches.length > 1 && event.preventDefault(), { passive: false });
stage.addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, [event.clientX - box.x, event.clientY - box.y]);
  },
  { passive: false },
);
