// The bot's texts as nodes: bold type, escaped signs, lists, small lines and moments; everything else stays as it is.

const MARKS = /\*\*(.+?)\*\*|`([^`]+)`|\\(.)|<t:(\d+)(?::\w)?>|\[([^\]]+)\]\((https?:[^)\s]+)\)/gs;
const STEPS = [[86400, "day"], [3600, "hour"], [60, "minute"], [1, "second"]];

let language = "en";

export function speak(name) {
  language = name;
  document.documentElement.lang = name;
}

/** A moment as "in 3 hours", counted down by `tick`, silently for who listens. */
function moment(seconds) {
  const node = document.createElement("time");
  node.setAttribute("role", "timer");
  node.dataset.at = seconds;
  node.textContent = until(seconds);
  return node;
}

function until(seconds) {
  const left = seconds - Date.now() / 1000;
  const [size, unit] = STEPS.find(([step]) => Math.abs(left) >= step) || STEPS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(Math.round(left / size), unit);
}

export function tick() {
  for (const node of document.querySelectorAll("time[data-at]")) node.textContent = until(Number(node.dataset.at));
}

/** One line as nodes. */
export function line(text) {
  const found = [];
  const clean = text.replace(/^(-#|#{1,3}) /, "");
  let end = 0;
  for (const mark of clean.matchAll(MARKS)) {
    found.push(clean.slice(end, mark.index));
    end = mark.index + mark[0].length;
    const [, bold, code, escaped, at, label] = mark;
    if (bold !== undefined) found.push(wrapped("strong", line(bold)));
    else if (code !== undefined) found.push(wrapped("code", [code]));
    else if (escaped !== undefined) found.push(escaped);
    else if (at !== undefined) found.push(moment(Number(at)));
    else found.push(label);
  }
  found.push(clean.slice(end));
  return found;
}

function wrapped(tag, children) {
  const node = document.createElement(tag);
  node.append(...children);
  return node;
}

const said = new WeakMap(); // by element: what is put into one anew is read aloud again

function renew(element, text, nodes) {
  if (said.get(element) === text) return;
  said.set(element, text);
  element.replaceChildren(...nodes(text));
}

/** One line in place of what an element held. */
export function say(element, text) {
  renew(element, text, line);
}

/** The lines of a text as blocks, those that begin with a dash as lists. */
function blocks(text) {
  const found = [];
  for (const one of text.split("\n").filter((each) => each.trim())) {
    const item = one.startsWith("- ");
    if (item && found.at(-1)?.tagName !== "UL") found.push(wrapped("ul", []));
    if (item) found.at(-1).append(wrapped("li", line(one.slice(2))));
    else found.push(wrapped("div", line(one)));
  }
  return found;
}

/** Lines as blocks, in place of what an element held. */
export function fill(element, lines) {
  renew(element, lines.join("\n"), blocks);
}

/** A line without any marks, for names that are read aloud. */
export function plain(text) {
  const node = document.createElement("span");
  node.append(...line(text));
  return node.textContent;
}
