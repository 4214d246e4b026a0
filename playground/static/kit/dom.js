// Building elements. Data only ever becomes text nodes and attributes, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element: `props` are attributes, except class, dataset, style (object) and on (listeners). */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  setProps(node, props ?? {});
  append(node, children);
  return node;
}

function setProps(node, props) {
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") node.className = Array.isArray(value) ? value.filter(Boolean).join(" ") : value;
    else if (key === "dataset") setData(node, value);
    else if (key === "style") for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else if (key === "on") for (const [name, fn] of Object.entries(value)) node.addEventListener(name, fn);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
}

function setData(node, data) {
  for (const [name, value] of Object.entries(data)) {
    if (value !== null && value !== undefined && value !== false) node.dataset[name] = String(value);
  }
}

export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    node.append(child instanceof Node ? child : String(child));
  }
  return node;
}

/** Replaces what an element holds; what had the focus keeps it, or what is called the same now gets it. */
export function replace(node, ...children) {
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  node.replaceChildren();
  append(node, children);
  if (focused && focused !== document.activeElement) standIn(focused, node)?.focus({ preventScroll: true });
  return node;
}

/** What stands for a link or button that has been painted anew. */
export const standIn = (one, within = document) =>
  (one.isConnected ? one : [...within.querySelectorAll("a, button")].find((other) => called(other) === called(one)));

const called = (one) => one.getAttribute("href") ?? `${one.ariaLabel} ${JSON.stringify(one.dataset)}`;

const PATHS = {
  hash: "M10 3 7.500 21M16.500 3 14 21M4 8.500h17M3 15.500h17",
  thread: "M4 5h16v10H11l-5 4v-4H4zM8 9h8M8 12h5",
  at: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 8v5.500a2.500 2.500 0 0 0 5 0V12a9 9 0 1 0-3.500 7.100",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  chevron: "M6 9l6 6 6-6",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500a6.500 6.500 0 0 1 3.500 5.500",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  eye: "M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  trash: "M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v5M14 11v5",
  link: "M10 14a4 4 0 0 0 6 .400l3-3a4 4 0 0 0-5.700-5.700l-1.300 1.300M14 10a4 4 0 0 0-6-.400l-3 3a4 4 0 0 0 5.700 5.700l1.300-1.300",
  open: "M14 4h6v6M20 4l-9 9M18 14v5.500H4.500V6H10",
  send: "M4 12 3 4l18 8-18 8 1-8zM4 12h9",
  apps: "M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM16.500 13.500v6M13.500 16.500h6",
  more: "M5 12h.010M12 12h.010M19 12h.010",
  check: "M5 12.500l4.500 4.500L19 7.500",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  pin: "M8 3.500h8M9.500 3.500l-.500 7-3 3.500v1.500h12V14l-3-3.500-.500-7M12 15.500V21",
  archive: "M4 5h16v4H4zM5.500 9v10h13V9M10 13h4",
  warn: "M12 4 2.500 20h19zM12 10v5M12 17.500v.010",
  reply: "M4 18v-5a4 4 0 0 1 4-4h12M16 5l4 4-4 4",
  down: "M12 5v14M6 13l6 6 6-6",
  shield: "M12 3l8 3v6c0 4.500-3.200 7.700-8 9-4.800-1.300-8-4.500-8-9V6z",
};

/** A line icon of the page's own set. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor", class: `icon icon-${name}`,
    "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** An icon-only button with its accessible name. */
export function iconButton(name, label, onClick, props = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click: onClick }, ...props }, icon(name, 20));
}
