// Discord's markdown subset, straight to DOM nodes.

import { h, icon } from "./dom.js";
import { customEmoji, isJumbo } from "./emoji.js";
import { full, relative, timestamp } from "./format.js";
import { CONVERSATION, channelName, displayName, dms, emit, isThread, state, user } from "../state/store.js";

const FENCE = /```(?:([A-Za-z0-9_+.-]*)\n)?([\s\S]+?)```/g;

/** The nodes of a whole text: code fences, headings, quotes, lists and running text. */
export function markdown(text, { blocks = true } = {}) {
  const nodes = [];
  let at = 0;
  const source = String(text ?? "");
  for (const match of source.matchAll(FENCE)) {
    nodes.push(...running(source.slice(at, match.index).replace(/\n$/, ""), blocks));
    nodes.push(h("pre", { class: "md-fence", tabindex: 0 }, h("code", { dataset: { lang: match[1] || null } }, match[2].replace(/\n$/, ""))));
    at = match.index + match[0].length;
    if (source[at] === "\n") at += 1;
  }
  nodes.push(...running(source.slice(at), blocks));
  return nodes;
}

/** A block with the text, for a message. */
export function markdownBlock(text, className = "") {
  const jumbo = isJumbo(String(text ?? "")) ? "md-jumbo" : "";
  return h("div", { class: ["markdown", className, jumbo] }, markdown(text));
}

function running(text, blocks) {
  if (!text) return [];
  if (!blocks) return inline(text);
  const nodes = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) nodes.push(h("p", null, inline(plain.join("\n"))));
    plain = [];
  };
  for (let i = 0; i < lines.length; ) {
    const block = heading(lines[i]) ?? small(lines[i]);
    if (block) {
      flush();
      nodes.push(block);
      i += 1;
    } else if (lines[i].startsWith(">>> ")) {
      flush();
      nodes.push(h("blockquote", null, running([lines[i].slice(4), ...lines.slice(i + 1)].join("\n"), true)));
      i = lines.length;
    } else if (lines[i].startsWith("> ")) {
      flush();
      const quoted = [];
      for (; i < lines.length && lines[i].startsWith("> "); i += 1) quoted.push(lines[i].slice(2));
      nodes.push(h("blockquote", null, running(quoted.join("\n"), true)));
    } else if (ITEM.test(lines[i])) {
      flush();
      const items = [];
      const kind = itemKind(lines[i]);
      for (; i < lines.length && (itemKind(lines[i]) === kind || (items.length && /^\s+\S/.test(lines[i]))); i += 1) items.push(lines[i]);
      nodes.push(list(items));
    } else {
      plain.push(lines[i]);
      i += 1;
    }
  }
  flush();
  return nodes;
}

const heading = (line) => {
  const match = /^(#{1,3})\s+(\S.*)$/.exec(line);
  return match && h(`h${match[1].length + 2}`, { class: `md-h${match[1].length}` }, inline(match[2].replace(/\s#+\s*$/, "")));
};

const small = (line) => {
  const match = /^-#\s+(\S.*)$/.exec(line);
  return match && h("p", { class: "md-small" }, inline(match[1]));
};

const ITEM = /^(\s*)([-*]|\d{1,10}\.)\s+(\S.*)$/;
const itemKind = (line) => ITEM.exec(line)?.[2].replace(/\d+/, "1").replace("*", "-");

function list(lines) {
  const first = ITEM.exec(lines[0]);
  const depth = first[1].length;
  const ordered = /\d/.test(first[2]);
  const node = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : null);
  for (let i = 0; i < lines.length; ) {
    const match = ITEM.exec(lines[i]);
    const nested = [];
    const item = h("li", null, inline(match ? match[3] : lines[i].trim()));
    for (i += 1; i < lines.length; i += 1) {
      const next = ITEM.exec(lines[i]);
      if (next && next[1].length <= depth) break;
      nested.push(lines[i]);
    }
    if (nested.length) item.append(...(ITEM.test(nested[0]) ? [list(nested)] : inline(`\n${nested.map((l) => l.trim()).join("\n")}`)));
    node.append(item);
  }
  return node;
}

const RULES = [
  [/\\([^A-Za-z0-9\s])/y, (m) => m[1]],
  [/(`+)((?:[^`]|(?!\1)`)+?)\1(?!`)/y, (m) => h("code", { class: "md-code" }, m[2].length > 2 ? m[2].replace(/^ (.*) $/, "$1") : m[2])],
  [/\[((?:\\.|[^[\]\\])+)\]\(\s*<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\s*\)/y, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => link(m[1])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"'\])*_~|`!?。、」）]/y, (m) => link(m[0])],
  [/<@!?(\d{1,20})>/y, (m) => mention(m[1])],
  [/<@&(\d{1,20})>/y, (m) => h("span", { class: "mention" }, `@${m[1] === state.guild?.id ? "everyone" : roleName(m[1])}`)],
  [/<#(\d{1,20})>/y, (m) => channelLink(m[1])],
  [/<\/([^:<>]{1,100}):(\d{1,20})>/y, (m) => commandLink(m[1])],
  [/<t:(-?\d{1,12})(?::([tTdDfFRsS]))?>/y, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/<a?:(\w{2,32}):(\d{1,20})>/y, (m) => customEmoji(m[2], m[1])],
  [/@(everyone|here)\b/y, (m) => h("span", { class: "mention mention-me" }, m[0])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (m) => h("strong", null, inline(m[1]))],
  [/__([\s\S]+?)__(?!_)/y, (m) => h("u", null, inline(m[1]))],
  [/~~([\s\S]+?)~~(?!~)/y, (m) => h("s", null, inline(m[1]))],
  [/\|\|([\s\S]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
  [/\*(?![\s*])((?:\*\*[^*]+\*\*|[^*])+?)(?<!\s)\*(?!\*)/y, (m) => h("em", null, inline(m[1]))],
  [/(?<!\w)_(?![\s_])((?:__[^_]+__|\\.|[^_\\])+?)_(?!\w)/y, (m) => h("em", null, inline(m[1]))],
];
const TEXT = /[^\\`[<h*_~|@]+|[\s\S]/y;

/** The inline nodes of a text without blocks. */
export function inline(text) {
  const nodes = [];
  let words = "";
  for (let at = 0; at < text.length; ) {
    const hit = firstRule(text, at);
    if (!hit) {
      TEXT.lastIndex = at;
      const plain = TEXT.exec(text)[0];
      words += plain;
      at += plain.length;
      continue;
    }
    if (words) nodes.push(document.createTextNode(words));
    words = "";
    nodes.push(hit.node instanceof Node ? hit.node : document.createTextNode(hit.node));
    at += hit.length;
  }
  if (words) nodes.push(document.createTextNode(words));
  return nodes;
}

function firstRule(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: make(match), length: match[0].length };
  }
  return null;
}

const PLACE = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:(?:\d+|@me)\/(\d+)(?:\/(\d+))?|@me)\/?$/;

/** The in-page address of a discord.com channel or message link, or of the messages with the bot; null for any other. */
export function pageAddress(url) {
  const match = PLACE.exec(url);
  const channelId = match && (match[1] ?? dms().find((c) => c.type !== CONVERSATION)?.id);
  return channelId ? `#/channels/${channelId}${match[2] ? `/${match[2]}` : ""}` : null;
}

const FOLLOWED = /^(?:https?|discord):\/\//i; // a world of an earlier version may hold links that would run code in the page

export function link(url, label) {
  if (!FOLLOWED.test(url)) return h("a", { title: url }, label ?? url);
  const inside = pageAddress(url);
  if (!inside) return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label ?? url);
  if (label) return h("a", { href: inside }, label);
  const [, , channelId, messageId] = inside.split("/");
  return h("a", { class: "mention", href: inside }, channelLabel(channelId), messageId ? " › message" : null);
}

function channelLabel(id) {
  const channel = state.channels.get(id);
  if (!channel) return "# unknown";
  return [icon(isThread(channel) ? "thread" : "hash", 14), channelName(channel)];
}

const channelLink = (id) => h("a", { class: "mention", href: `#/channels/${id}` }, channelLabel(id));

function mention(id) {
  const who = user(id);
  return h("span", { class: ["mention", id === state.me?.id && "mention-me"], dataset: { mention: id } }, `@${who ? displayName(who) : "unknown"}`);
}

const roleName = (id) => state.guild?.roles?.find((role) => role.id === id)?.name ?? "role";

function commandLink(name) {
  return h("button", { type: "button", class: "mention", on: { click: () => emit("pick-command", name) } }, `/${name}`);
}

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "<t>";
  return h("time", {
    class: "md-time", datetime: date.toISOString(), title: full(date), dataset: { relative: style === "R" ? seconds : null },
  }, timestamp(date, style));
}

export function spoiler(children) {
  const show = (event) => {
    if (node.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("shown");
    node.removeAttribute("role");
    node.setAttribute("aria-label", "");
  };
  const node = h("span", {
    class: "md-spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler, press to show",
    on: { click: show, keydown: (event) => (event.key === "Enter" || event.key === " ") && show(event) },
  }, h("span", null, children));
  return node;
}

/** The plain text, for one-line previews. */
export function plainText(text) {
  const bare = String(text ?? "").replace(/^(?:#{1,3}|-#|>>?>?|[-*])\s+/gm, "");
  return markdown(bare, { blocks: false }).map((node) => node.alt ?? node.textContent).join("").replace(/\s+/g, " ").trim();
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(new Date(Number(node.dataset.relative) * 1000));
  }
}, 10000);
