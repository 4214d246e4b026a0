// The list of messages of the open channel: loading, updating, scrolling.

import * as api from "../state/api.js";
import { h, icon, replace } from "../kit/dom.js";
import { emojiChanged } from "../kit/emoji.js";
import { count, day, sameDay } from "../kit/format.js";
import { stamp } from "../state/interactions.js";
import { messageNode } from "./message.js";
import { closeOrphan } from "../kit/popup.js";
import { CONVERSATION, EPHEMERAL, byId, channelName, clearUnread, current, isDm, isThread, log, noteUnread, on, state } from "../state/store.js";
import { toast } from "../kit/toast.js";

const PAGE = 50;
const GROUP_MS = 7 * 60 * 1000;
const NEAR_END_PX = 60;
const MOST_PAGES_BACK = 20;

const scroller = document.getElementById("messages");
const jump = document.getElementById("jump");
const intro = h("div", { class: "intro" });
const list = h("div", { class: "list" });
const inner = h("div", { class: "messages-inner" }, intro, list);
scroller.append(inner);

let nodes = new Map(); // key -> {marks, node}
let atEnd = true;
let firstNew = null; // the message below the "new" line
let missed = 0;
let opening = 0;
let loadingOlder = false;

/** Shows a channel from its end, or at one message. */
export async function openChannel(channelId, messageId = null) {
  const turn = (opening += 1);
  const other = state.channelId !== channelId;
  state.channelId = channelId;
  const entries = log(channelId);
  if (other) clearView();
  if (!entries.loaded) {
    scroller.setAttribute("aria-busy", "true");
    if (other) note("loading", "Loading messages…");
    try {
      const page = await api.messages(channelId, state.me.id, state.loadedAt, null, PAGE);
      if (turn !== opening) return;
      takePage(entries, page);
    } catch (error) {
      if (turn === opening) note("failed", error.message, " ", h("button", { type: "button", class: "text-button", on: { click: () => openChannel(channelId, messageId) } }, "Try again"));
      return;
    } finally {
      if (turn === opening) scroller.removeAttribute("aria-busy");
    }
  }
  if (other || !firstNew) firstNew = firstUnread(entries.messages);
  sync();
  if (other) scrollToEnd();
  markRead();
  if (messageId) await jumpTo(messageId);
}

/** Clears the page: the next person must not see what the previous one saw. */
export function leaveView() {
  opening += 1;
  state.channelId = null;
  clearView();
}

/** Shows that there is no channel. */
export function closeChannel() {
  leaveView();
  replace(intro, h("div", { class: "intro-mark" }, icon("hash", 36)), h("h1", null, "Nothing here"), h("p", null, "Pick a channel at the left."));
}

function clearView() {
  nodes = new Map();
  list.replaceChildren();
  note("");
  firstNew = null;
  missed = 0;
  atEnd = true;
  paintJump();
}

/** Loads the first page; messages that arrive meanwhile are newer. */
function takePage(entries, page) {
  const known = entries.messages;
  entries.messages = page.filter((m) => !entries.gone.has(m.id)).sort((a, b) => byId(a.id, b.id));
  entries.complete = page.length < PAGE;
  entries.loaded = true;
  for (const m of known) entries.put(m);
}

function firstUnread(messages) {
  let left = state.unread.get(state.channelId) ?? 0;
  if (!left) return null;
  for (let i = messages.length - 1; i >= 0; i -= 1) {
    if (messages[i].author.id !== state.me.id) left -= 1;
    if (!left) return messages[i].id;
  }
  return messages[0]?.id ?? null;
}

async function loadOlder() {
  const channelId = state.channelId;
  const entries = log(channelId);
  if (loadingOlder || !entries.loaded || entries.complete || !entries.messages.length) return false;
  loadingOlder = true;
  try {
    const page = await api.messages(channelId, state.me.id, state.loadedAt, entries.messages[0].id, PAGE);
    entries.complete = page.length < PAGE;
    entries.messages = [...page.filter((m) => entries.find(m.id) < 0 && !entries.gone.has(m.id)).sort((a, b) => byId(a.id, b.id)), ...entries.messages];
    if (channelId !== state.channelId) return false;
    const before = scroller.scrollHeight - scroller.scrollTop;
    sync();
    scroller.scrollTop = scroller.scrollHeight - before;
    return page.length > 0;
  } catch (error) {
    toast(error.message);
    return false;
  } finally {
    loadingOlder = false;
  }
}

async function jumpTo(id) {
  const entries = log(state.channelId);
  for (let page = 0; page < MOST_PAGES_BACK && entries.find(id) < 0; page += 1) if (!(await loadOlder())) break;
  const node = nodes.get(id)?.node;
  if (!node) {
    toast("That message is not here any more.");
    return;
  }
  atEnd = false;
  node.scrollIntoView({ block: node.offsetHeight > scroller.clientHeight ? "start" : "center" });
  node.classList.remove("flash");
  requestAnimationFrame(() => node.classList.add("flash"));
}

/** Updates the page from the store; only what changed is rebuilt. The focus of a message that is gone goes to the list. */
function sync() {
  const channel = current();
  if (!channel) return;
  const entries = log(channel.id);
  if (!entries.loaded) return;
  paintIntro(channel, entries.complete);
  const focused = list.contains(document.activeElement);
  const fresh = new Map();
  let previous = null;
  for (const m of entries.messages) {
    const date = new Date(m.timestamp);
    const newDay = !previous || !sameDay(new Date(previous.timestamp), date);
    const isNew = m.id === firstNew;
    if (newDay || isNew) keep(fresh, `line-${m.id}`, [newDay, isNew], () => divider(newDay ? day(date) : null, isNew));
    const compact = !newDay && !isNew && continues(previous, m);
    keep(fresh, m.id, [m, compact, stamp(m.id), m.thread && state.channels.get(m.thread.id)], () => messageNode(m, { compact }));
    previous = m;
  }
  for (const [key, { node }] of nodes) if (!fresh.has(key)) node.remove();
  let at = list.firstChild;
  for (const { node } of fresh.values()) {
    if (node === at) at = at.nextSibling;
    else list.insertBefore(node, at);
  }
  nodes = fresh;
  if (focused && !list.contains(document.activeElement)) scroller.focus({ preventScroll: true });
  closeOrphan();
  if (atEnd) scrollToEnd();
}

function keep(fresh, key, marks, build) {
  const old = nodes.get(key);
  if (old && old.marks.length === marks.length && old.marks.every((mark, i) => mark === marks[i])) {
    fresh.set(key, old);
    return;
  }
  const node = build();
  if (old) takeOver(old.node, node);
  fresh.set(key, { marks, node });
}

/** Replaces `old` by `next` without flicker: loaded pictures, focus, opened descriptions and spoilers are kept. Where what
 * had the focus is gone, or takes none any more, the message itself gets it. */
function takeOver(old, next) {
  const hadFocus = old.contains(document.activeElement);
  const focused = hadFocus ? counterpart(document.activeElement, old, next) : null;
  for (const opened of old.querySelectorAll(".alt-badge[aria-expanded=true], .md-spoiler.shown")) counterpart(opened, old, next)?.click();
  const loaded = [...old.querySelectorAll("img")].filter((img) => img.complete);
  const before = [...old.querySelectorAll(".picture img")];
  const unchanged = (img) => {
    const at = loaded.findIndex((o) => o.src === img.src);
    return at < 0 ? null : loaded.splice(at, 1)[0];
  };
  for (const img of next.querySelectorAll(".emoji-image")) {
    const same = unchanged(img);
    if (same) img.replaceWith(same);
  }
  [...next.querySelectorAll(".picture img")].forEach((img, i) => {
    const same = unchanged(img);
    if (same) {
      same.alt = img.alt;
      img.replaceWith(same);
    } else if (before[i]?.complete) {
      img.style.backgroundImage = `url("${before[i].src}")`;
      img.addEventListener("load", () => img.style.removeProperty("background-image"), { once: true });
    }
  });
  if (old.isConnected) old.replaceWith(next);
  focused?.focus({ preventScroll: true });
  if (!hadFocus || next.contains(document.activeElement)) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** What stands in `next` for something in `old`: what has the same custom id, else the same place among its kind. */
function counterpart(one, old, next) {
  const { customId } = one.dataset;
  const kind = (node) => [...node.querySelectorAll(customId ? "[data-custom-id]" : `.${one.classList[0]}`)];
  return customId ? kind(next).find((n) => n.dataset.customId === customId) : kind(next)[kind(old).indexOf(one)];
}

function continues(previous, m) {
  if (!previous || previous.author.id !== m.author.id) return false;
  if ((previous.type ?? 0) !== 0 || (m.type ?? 0) !== 0) return false;
  if (m.interaction_metadata || m.interaction || (m.flags & 64) !== (previous.flags & 64)) return false;
  return new Date(m.timestamp) - new Date(previous.timestamp) < GROUP_MS;
}

const divider = (label, isNew) => h("div", { class: ["divider", isNew && "new-line"], role: "separator", "aria-label": [label, isNew && "new messages"].filter(Boolean).join(", ") },
  label ? h("span", null, label) : null, isNew ? h("b", null, "New") : null);

/** One line above the messages, in the place of the intro. */
function note(name, ...words) {
  intro.dataset.state = name;
  replace(intro, h("p", null, words));
}

function paintIntro(channel, complete) {
  if (!complete) {
    if (intro.dataset.state !== "older") note("older", "Older messages…");
    return;
  }
  const key = `${channel.id}/${channelName(channel)}`;
  if (intro.dataset.state === key) return;
  intro.dataset.state = key;
  const name = channelName(channel);
  const words = channel.type === CONVERSATION ? `This is the beginning of ${name}. The bot is not here.`
    : isDm(channel) ? `This is the beginning of your direct messages with ${name}.`
    : isThread(channel) ? "This is the beginning of the thread."
      : `This is the beginning of #${name}. Type / to see what the bot can do.`;
  replace(intro, h("div", { class: "intro-mark" }, icon(isDm(channel) ? "at" : isThread(channel) ? "thread" : "hash", 36)),
    h("h1", null, isDm(channel) || isThread(channel) ? name : `Welcome to #${name}`), h("p", null, words));
}

function scrollToEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  atEnd = true;
  missed = 0;
  paintJump();
}

function paintJump() {
  jump.hidden = atEnd;
  replace(jump, icon("down", 16), missed ? count(missed, "new message") : "Latest messages");
  jump.classList.toggle("fresh", missed > 0);
}

let readTimer = 0;
function markRead() {
  const channelId = state.channelId;
  if (!channelId || document.visibilityState !== "visible") return;
  clearUnread(channelId);
  clearTimeout(readTimer);
  readTimer = setTimeout(() => api.read(state.me.id, channelId).catch(() => {}), 200);
}

scroller.addEventListener("scroll", () => {
  const was = atEnd;
  atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END_PX;
  if (atEnd) missed = 0;
  if (was !== atEnd) paintJump();
  if (scroller.scrollTop < 400) loadOlder();
}, { passive: true });

const resized = new ResizeObserver(() => {
  if (atEnd) scroller.scrollTop = scroller.scrollHeight;
});
resized.observe(inner);
resized.observe(scroller);

jump.addEventListener("click", scrollToEnd);
document.addEventListener("visibilitychange", () => state.channelId && markRead());

on("messages", ({ channelId }) => channelId === state.channelId && sync());
on("status", sync);
on("channels", sync);
on("users", () => {
  for (const entry of nodes.values()) entry.marks = [];
  sync();
});
// A new bot puts up a hundred, one after the other: a list that is open in another message stays open.
on("emojis", () => {
  for (const entry of nodes.values()) if (emojiChanged(entry.node)) entry.marks = [];
  sync();
});
/** Whether this person wrote it, or it answers their action: then it is scrolled into view. */
const isOwn = (m) => m.author.id === state.me.id || Boolean(m.flags & EPHEMERAL) || m.interaction_metadata?.user?.id === state.me.id;

on("arrived", (m) => {
  if (m.channel_id !== state.channelId || document.visibilityState !== "visible") noteUnread(m);
  if (m.channel_id !== state.channelId) return;
  if (isOwn(m)) scrollToEnd();
  else if (!atEnd) {
    missed += 1;
    paintJump();
  }
  markRead();
});
