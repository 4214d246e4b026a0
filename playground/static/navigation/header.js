// Above the messages: the channel, and banners about a bot or person that is missing.

import * as api from "../state/api.js";
import { h, icon, iconButton, replace } from "../kit/dom.js";
import { toast } from "../kit/toast.js";
import { NARROW } from "../kit/popup.js";
import { pinsButton } from "./pins.js";
import { messageBot } from "./sidebar.js";
import { avatar } from "../kit/selects.js";
import { CONVERSATION, channelName, current, displayName, isArchived, isDm, isThread, on, state } from "../state/store.js";
import { run } from "../state/interactions.js";

const header = document.getElementById("header");
const banners = document.getElementById("banners");
const members = document.getElementById("members");
const WIDE = matchMedia("(min-width: 1180px)");
const ENTRY_POINT = 4;
let membersShown = WIDE.matches;

export function mountHeader() {
  for (const event of ["world", "channels", "route", "unread", "commands"]) on(event, paintHeader);
  for (const event of ["world", "bot", "line"]) on(event, paintBanners);
  for (const event of ["world", "users", "bot", "route"]) on(event, paintMembers);
  WIDE.addEventListener("change", () => {
    membersShown = WIDE.matches;
    paintMembers();
  });
  NARROW.addEventListener("change", closeDrawer);
  document.getElementById("scrim").addEventListener("click", closeDrawer);
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
}

export function closeDrawer() {
  const within = document.querySelector(".drawer-open #sidebar :focus");
  setDrawer(false);
  if (within) header.querySelector("[data-drawer]").focus({ preventScroll: true });
}

/** The page behind an open drawer takes no keys. */
function setDrawer(open) {
  document.body.classList.toggle("drawer-open", open);
  document.getElementById("scrim").hidden = !open;
  document.getElementById("main").inert = open;
}

function openDrawer() {
  setDrawer(true);
  document.querySelector("#sidebar .here a")?.focus({ preventScroll: true });
}

function paintHeader() {
  const channel = current();
  const waiting = [...state.unread.entries()].filter(([id]) => id !== state.channelId).length;
  const menu = iconButton("menu", "Channels", openDrawer, { class: "icon-button only-phone", "data-drawer": "true" });
  if (waiting) menu.append(h("span", { class: "menu-dot" }));
  document.title = `${waiting ? `(${waiting}) ` : ""}${channel ? `${isDm(channel) ? "@" : isThread(channel) ? "" : "#"}${channelName(channel)}` : "Nothing here"} · ${state.guild?.name ?? "Playground"}`;
  if (!channel) {
    replace(header, menu);
    return;
  }
  const parent = isThread(channel) ? state.channels.get(channel.parent_id) : null;
  replace(header, menu,
    parent ? [h("a", { class: "crumb", href: `#/channels/${parent.id}`, "aria-label": `Back to #${channelName(parent)}` }, icon("hash", 20), h("span", null, channelName(parent))), h("span", { class: "crumb-arrow", "aria-hidden": "true" }, "›")] : null,
    h("div", { class: "title" }, icon(isDm(channel) ? "at" : isThread(channel) ? "thread" : "hash", 22), h("h1", null, channelName(channel))),
    isThread(channel) && isArchived(channel) ? h("span", { class: "tag" }, "Archived") : null,
    channel.topic ? h("p", { class: "topic", title: channel.topic }, channel.topic) : h("span", { class: "grow" }),
    pinsButton,
    launchButton(channel),
    iconButton("people", "Show or hide members", () => {
      membersShown = !membersShown;
      paintMembers();
    }, { "data-members": "true", "aria-pressed": String(membersShown) }));
}

/** The entry point command, which Discord has among the apps: it launches the Activity of the channel. */
function launchButton(channel) {
  if (!state.commands.some((command) => command.type === ENTRY_POINT)) return null;
  const failed = (outcome) => outcome === "failed" && toast("The application did not respond");
  const launch = () => run({ onEnd: failed }, () => api.launchActivity(state.me.id, channel.id)).catch((error) => toast(error.message));
  return iconButton("apps", "Launch Activity", launch, { class: "icon-button only-desk", "data-launch": "true" });
}

function paintBanners() {
  replace(banners,
    state.connected ? null : h("div", { class: "banner warn", dataset: { banner: "line" } }, icon("warn", 16), "Connection lost. Trying again…"),
    state.connected && !state.botOnline ? h("div", { class: "banner", dataset: { banner: "bot" } }, icon("warn", 16), "The bot is offline. Commands and buttons will not be answered until it is back.") : null);
}

function paintMembers() {
  members.hidden = !membersShown;
  header.querySelector("[data-members]")?.setAttribute("aria-pressed", String(membersShown));
  const channel = current();
  const here = channel && isDm(channel) ? new Set([state.me.id, ...(channel.recipients ?? []).map((u) => u.id)]) : null;
  const people = [...state.users.values()].filter((u) => !u.bot && (!here || here.has(u.id)));
  const bots = channel?.type === CONVERSATION ? []
    : [...new Map([state.bot, ...[...state.users.values()].filter((u) => u.bot)].filter(Boolean).map((b) => [b.id, b])).values()];
  replace(members,
    bots.length ? h("h2", null, `Bot — ${bots.length}`) : null, bots.map((bot) => h("button", { type: "button", class: ["member", !state.botOnline && "away"], dataset: { memberId: bot.id }, title: "Send a direct message", on: { click: messageBot } },
      face(bot, state.botOnline), h("span", null, displayName(bot)), h("span", { class: "app-tag" }, "APP"))),
    h("h2", null, `People — ${people.length}`), people.map((user) => h("div", { class: "member", dataset: { memberId: user.id } },
      face(user, true), h("span", null, displayName(user)), user.id === state.me.id ? h("span", { class: "you" }, "you") : null)));
}

const face = (user, online) => h("span", { class: ["presence", online && "online"] }, avatar(user, 32));
