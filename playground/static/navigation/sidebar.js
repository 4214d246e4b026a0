// The left side: the server's channels with their threads, and direct messages.

import * as api from "../state/api.js";
import { confirmDialog, field, openDialog, submitting } from "../kit/dialogs.js";
import { h, icon, iconButton, replace } from "../kit/dom.js";
import { peoplePanel } from "./people.js";
import { openPermissions } from "./permissions.js";
import { openMenu } from "../kit/popup.js";
import { CONVERSATION, channelName, clearUnread, displayName, dms, isArchived, isDm, isThread, on, state, textChannels, threadsOf } from "../state/store.js";
import { avatar } from "../kit/selects.js";
import { toast } from "../kit/toast.js";

const sidebar = document.getElementById("sidebar");
const scroll = h("div", { class: "channel-list" });
const unfolded = new Set(); // channels whose archived threads are shown

export function mountSidebar() {
  const name = h("strong");
  const paintName = () => { name.textContent = state.guild?.name ?? ""; };
  sidebar.append(h("header", { class: "guild" }, h("span", { class: "guild-mark", "aria-hidden": "true" }), name), scroll, peoplePanel());
  on("world", paintName);
  for (const event of ["world", "channels", "unread", "users", "route"]) on(event, paint);
}

let queued = false;
function paint() {
  if (queued) return;
  queued = true;
  queueMicrotask(() => {
    queued = false;
    replace(scroll, section("Text channels", iconButton("plus", "New channel", newChannel), textChannels().map(branch)),
      section("Direct messages", iconButton("plus", "Message the bot", messageBot), dms().filter((c) => c.type !== CONVERSATION).map(row)),
      section("Without the bot", iconButton("plus", "New conversation", newConversation, { "data-new-conversation": "true" }), dms().filter((c) => c.type === CONVERSATION).map(row)));
  });
}

const section = (title, action, rows) => h("section", { class: "channels" },
  h("header", null, h("h2", null, title), action), rows.length ? rows : h("p", { class: "empty" }, "None yet"));

function branch(channel) {
  const threads = threadsOf(channel.id);
  const active = threads.filter((t) => !isArchived(t));
  const archived = threads.filter(isArchived);
  const shown = unfolded.has(channel.id);
  const current = archived.filter((t) => t.id === state.channelId);
  return h("div", { class: "branch" }, row(channel),
    threads.length ? h("div", { class: "threads" }, active.map(row), (shown ? archived : current).map(row),
      archived.length ? h("button", {
        type: "button", class: "fold", "aria-expanded": String(shown), dataset: { fold: channel.id },
        on: { click: () => { if (!unfolded.delete(channel.id)) unfolded.add(channel.id); paint(); } },
      }, icon("archive", 14), shown ? "Hide archived" : `${archived.length} archived`) : null) : null);
}

function row(channel) {
  const unread = state.unread.get(channel.id) ?? 0;
  const calls = isDm(channel) ? unread : state.mentions.get(channel.id) ?? 0;
  const here = channel.id === state.channelId;
  const mark = isDm(channel) ? avatar((channel.recipients ?? []).find((r) => r.id !== state.me.id) ?? state.bot, 24) : icon(isThread(channel) ? "thread" : "hash", isThread(channel) ? 16 : 20);
  const more = isDm(channel) ? null : iconButton("more", `Options of ${channelName(channel)}`, (event) => {
    event.preventDefault();
    openMenu(more, actions(channel));
  });
  return h("div", { class: ["channel", here && "here", unread && "unread", isThread(channel) && "thread", isArchived(channel) && "archived"] },
    h("a", { href: `#/channels/${channel.id}`, dataset: { channelId: channel.id, unread: unread || null }, "aria-current": here ? "page" : null },
      mark, h("span", { class: "channel-name" }, channelName(channel)),
      calls ? h("span", { class: "badge", "aria-label": `${calls} unread` }, calls > 99 ? "99+" : calls) : null,
      unread && !calls ? h("span", { class: "sr-only" }, `${unread} unread`) : null), more);
}

function actions(channel) {
  const thread = isThread(channel);
  return [
    { label: "Mark as read", icon: icon("check", 18), action: "read", run: () => attempt(async () => { await api.read(state.me.id, channel.id); clearUnread(channel.id); }) },
    thread && { label: isArchived(channel) ? "Reopen thread" : "Archive thread", icon: icon("archive", 18), action: "archive", run: () => attempt(() => api.changeChannel(channel.id, { archived: !isArchived(channel) })) },
    !thread && { label: "What the bot may do", icon: icon("shield", 18), action: "permissions", run: () => openPermissions(channel) },
    {
      label: thread ? "Delete thread" : "Delete channel", icon: icon("trash", 18), action: "delete", danger: true,
      run: () => confirmDialog({
        title: `Delete ${channelName(channel)}?`, text: "Its messages go with it. This cannot be undone.", action: "Delete",
        run: () => api.deleteChannel(channel.id, state.me.id),
      }),
    },
  ];
}

async function attempt(run) {
  try {
    await run();
  } catch (error) {
    toast(error.message);
  }
}

function newChannel() {
  const input = h("input", { type: "text", class: "text-input", maxlength: 100, placeholder: "new-channel", autofocus: true, name: "channel-name" });
  const opened = openDialog({
    title: "New channel", submit: "Create", className: "small", body: field("Name", input, { required: true }),
    onSubmit() {
      const name = input.value.trim().toLowerCase().replace(/\s+/g, "-");
      if (!name) return opened.fail("A channel needs a name.");
      return submitting(opened, async () => {
        const channel = await api.addChannel(name);
        location.hash = `#/channels/${channel.id}`;
      });
    },
  });
}

/** Asks who is to be in a conversation without the bot: of two, of a group, or on another server. */
function newConversation() {
  const others = [...state.users.values()].filter((user) => !user.bot && user.id !== state.me.id);
  const boxes = others.map((user) => h("input", { type: "checkbox", name: "with", value: user.id }));
  const elsewhere = h("input", { type: "checkbox", name: "elsewhere" });
  const opened = openDialog({
    title: "New conversation", subtitle: "The bot is not there: commands work for those who have installed it for themselves.",
    submit: "Open", className: "small",
    body: [others.map((user, number) => h("label", { class: "check-row" }, boxes[number], displayName(user))),
      h("label", { class: "check-row" }, elsewhere, "On another server, without the bot")],
    onSubmit() {
      const people = boxes.filter((box) => box.checked).map((box) => box.value);
      if (!people.length) return opened.fail("A conversation needs somebody else.");
      return submitting(opened, async () => {
        const channel = await api.openConversation(state.me.id, people, elsewhere.checked);
        if (!state.channels.has(channel.id)) state.channels.set(channel.id, channel);
        location.hash = `#/channels/${channel.id}`;
      });
    },
  });
}

/** Opens the direct messages with the bot. */
export const messageBot = () => attempt(async () => {
  const channel = await api.openDm(state.me.id);
  if (!state.channels.has(channel.id)) state.channels.set(channel.id, channel);
  location.hash = `#/channels/${channel.id}`;
});
