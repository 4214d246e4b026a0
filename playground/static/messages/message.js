// One message.

import * as api from "../state/api.js";
import { components } from "./components.js";
import { h, icon, iconButton } from "../kit/dom.js";
import { embed } from "./embeds.js";
import { colourOf, count, full, when } from "../kit/format.js";
import { failureOf } from "../state/interactions.js";
import { inline, markdownBlock } from "../kit/markdown.js";
import { attachments } from "./media.js";
import { openMenu } from "../kit/popup.js";
import { avatar, dots } from "../kit/selects.js";
import { summary, wording } from "../kit/summary.js";
import { EPHEMERAL, LOADING, V2, displayName, hide, message as find, state } from "../state/store.js";
import { toast } from "../kit/toast.js";

const SYSTEM = {
  1: (m) => [name(m.author), " added somebody to the group."],
  6: (m) => [name(m.author), " pinned ", m.message_reference ? h("a", { class: "thread-name", href: `#/channels/${m.message_reference.channel_id}/${m.message_reference.message_id}` }, "a message") : "a message", " to this channel."],
  7: (m) => [name(m.author), " joined the server. Welcome!"],
  18: (m) => [name(m.author), " started a thread: ", threadLink(m.message_reference?.channel_id ?? m.thread?.id, m.content)],
};
const PLAIN_TYPES = new Set([0, 19, 20, 21, 23]);

const name = (user) => h("span", { class: "author", style: { "--colour": colourOf(user) } }, displayName(user));
const threadLink = (id, label) => h("a", { class: "thread-name", href: `#/channels/${id}` }, label || "thread");

/** The element of message `m`; `compact` if it continues a message of the same author. */
export function messageNode(m, { compact }) {
  const ephemeral = Boolean(m.flags & EPHEMERAL);
  const plain = PLAIN_TYPES.has(m.type ?? 0);
  const node = h("article", {
    class: ["message", compact && "compact", ephemeral && "ephemeral", callsMe(m) && "calls-me", !plain && "system", m.local && "local"],
    dataset: { messageId: m.id, authorId: m.author.id, ephemeral: ephemeral ? "true" : null, loading: m.flags & LOADING ? "true" : null },
    "aria-label": `${displayName(m.author)}, ${when(new Date(m.timestamp))}`,
  }, plain ? body(m, compact) : systemBody(m), toolbar(m, ephemeral));
  return node;
}

const callsMe = (m) => m.author.id !== state.me.id && (m.mention_everyone || (m.mentions ?? []).some((u) => u.id === state.me.id));

function systemBody(m) {
  const words = SYSTEM[m.type]?.(m) ?? [name(m.author), " ", ...inline(m.content || "did something this page cannot show.")];
  return [h("div", { class: "gutter" }, icon({ 6: "pin", 18: "thread" }[m.type] ?? "reply", 18)),
    h("div", { class: "content system-words" }, words, " ", time(m))];
}

function body(m, compact) {
  const date = new Date(m.timestamp);
  return [
    h("div", { class: "gutter" }, compact ? h("time", { class: "side-time", datetime: m.timestamp }, when(date)) : avatar(m.author, 40)),
    h("div", { class: "content" },
      reference(m),
      compact ? null : h("div", { class: "byline" }, name(m.author), m.author.bot ? h("span", { class: "app-tag" }, "APP") : null, time(m)),
      m.type === 21 ? starter(m) : inner(m),
      threadCard(m),
      ephemeralLine(m),
      failureOf(m.id) ? h("div", { class: "failure", role: "alert" }, icon("warn", 16), failureOf(m.id)) : null),
  ];
}

const time = (m) => h("time", { class: "stamp", datetime: m.timestamp, title: full(new Date(m.timestamp)) }, when(new Date(m.timestamp)));

function inner(m) {
  if (m.flags & LOADING) {
    return h("div", { class: "thinking" }, dots(), h("span", null, `${displayName(m.author)} is thinking…`));
  }
  const edited = m.edited_timestamp ? h("span", { class: "edited", title: full(new Date(m.edited_timestamp)) }, "(edited)") : null;
  const text = m.content ? markdownBlock(m.content, "message-text") : null;
  if (text && edited) (text.lastElementChild?.tagName === "P" ? text.lastElementChild : text).append(" ", edited);
  return [
    text,
    m.attachments?.length && !(m.flags & V2) ? h("div", { class: "attachments" }, attachments(m.attachments)) : null,
    m.embeds?.map(embed),
    m.sticker_items?.map((s) => h("div", { class: "md-emoji" }, s.name)),
    m.components?.length ? h("div", { class: "components" }, components(m.components, m)) : null,
    !text && edited ? h("div", null, edited) : null,
  ];
}

function starter(m) {
  const first = m.referenced_message;
  return first ? inner(first) : h("span", { class: "muted" }, "The first message of this thread is gone.");
}

/** The line above an answer: the command or message it answers. */
function reference(m) {
  const meta = m.interaction_metadata ?? m.interaction;
  if (meta && meta.type === 2) {
    const command = m.interaction?.name ?? meta.name ?? meta.command_name;
    return h("div", { class: "reference" }, icon("reply", 14), avatar(meta.user, 16), name(meta.user), " used ",
      command ? h("span", { class: "mention" }, `/${command}`) : "a command");
  }
  const target = m.type === 19 && m.message_reference ? m.message_reference.message_id : meta?.interacted_message_id;
  if (!target || m.type === 21) return null;
  const source = m.referenced_message ?? find(m.channel_id, target);
  if (!source && !m.message_reference) return null;
  return h("a", { class: "reference", href: `#/channels/${m.channel_id}/${target}` }, icon("reply", 14),
    source ? [avatar(source.author, 16), name(source.author), h("span", { class: "snippet" }, snippet(source))] : "Original message was deleted");
}

const snippet = (m) => summary(m) || (m.attachments?.length ? "Click to see the attachment" : "Click to see the message");

function threadCard(m) {
  const thread = m.thread && (state.channels.get(m.thread.id) ?? m.thread);
  if (!thread) return null;
  return h("a", { class: "thread-card", href: `#/channels/${thread.id}` }, icon("thread", 18),
    h("span", { class: "thread-name" }, thread.name), h("span", { class: "muted" }, `${count(thread.message_count ?? 0, "message")} ›`));
}

function ephemeralLine(m) {
  if (!(m.flags & EPHEMERAL)) return null;
  return h("div", { class: "only-you" }, icon("eye", 15), "Only you can see this",
    m.flags & LOADING ? null : [" · ", h("button", { type: "button", class: "text-button", dataset: { dismiss: m.id }, on: { click: () => dismiss(m) } }, "Dismiss message")]);
}

async function dismiss(m) {
  try {
    if (!m.local) await api.dismiss(state.me.id, m);
    hide(m);
  } catch (error) {
    toast(error.message);
  }
}

function toolbar(m, ephemeral) {
  const more = iconButton("more", "More", () => openMenu(more, [
    !ephemeral && { label: "Copy link", icon: icon("link", 18), action: "copy-link", run: () => copy(address(m)) },
    wording(m) && { label: "Copy text", icon: icon("file", 18), action: "copy-text", run: () => copy(wording(m)) },
    { label: "Copy message ID", icon: icon("hash", 18), action: "copy-id", run: () => copy(m.id) },
    !ephemeral && { label: "Delete message", icon: icon("trash", 18), action: "delete", danger: true, run: () => remove(m) },
  ]));
  return h("div", { class: "toolbar" }, more);
}

const address = (m) => `https://discord.com/channels/${state.guild.id}/${m.channel_id}/${m.id}`;

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast("Copied.");
  } catch {
    toast("The browser does not allow copying here.");
  }
}

async function remove(m) {
  try {
    await api.deleteMessage(m.channel_id, m.id, state.me.id);
  } catch (error) {
    toast(error.message);
  }
}
