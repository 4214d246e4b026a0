// The input of a person: plain text, or a slash command with its options.

import * as api from "../state/api.js";
import { CommandForm } from "./commandform.js";
import { h, icon, replace } from "../kit/dom.js";
import { run } from "../state/interactions.js";
import { NARROW } from "../kit/popup.js";
import { called, entries, entryItem, matching, nest } from "./slash.js";
import { channelName, current, displayName, isDm, isThread, on, putNote, state } from "../state/store.js";
import { createSuggest } from "./suggest.js";
import { typingLine } from "./typing.js";

const MOST_CHARACTERS = 2000;
const dock = document.getElementById("composer-dock");
const drafts = new Map();

const panel = h("div", { class: "suggest", id: "suggestions", hidden: true });
const suggest = createSuggest(panel);
const input = h("textarea", {
  id: "composer", rows: 1, autocomplete: "off", spellcheck: "true", role: "combobox", "aria-expanded": "false", "aria-haspopup": "listbox", "aria-autocomplete": "list",
  "aria-controls": "suggestions",
});
const opener = h("button", { type: "button", class: "icon-button slash-button", "aria-label": "Commands", title: "Commands", dataset: { openCommands: "true" }, on: { click: startSlash } }, icon("apps", 20));
const sendButton = h("button", { type: "button", class: "icon-button send", "aria-label": "Send", title: "Send", dataset: { send: "true" }, on: { click: () => submit() } }, icon("send", 20));
const slot = h("div", { class: "composer-slot" }, input);
const counter = h("span", { class: "composer-counter", hidden: true });
const error = h("div", { class: "composer-error", role: "alert", hidden: true });
const box = h("div", { class: "composer-box" }, opener, slot, counter, sendButton);
let form = null;
let channelId = null;

export function mountComposer() {
  dock.append(panel, error, box, typingLine());
  input.addEventListener("input", changed);
  input.addEventListener("keydown", key);
  input.addEventListener("blur", () => !form && suggest.hide());
  input.addEventListener("focus", () => input.value.startsWith("/") && changed());
  on("route", arrive);
  on("world", () => state.channelId && arrive());
  on("entering", () => {
    dropForm();
    suggest.hide();
    channelId = null;
    drafts.clear();
    input.value = "";
    input.disabled = true; // until the next person is loaded
    grow();
  });
  on("commands", () => !form && input.value.startsWith("/") && document.activeElement === input && changed());
  on("pick-command", (name) => { leaveForm(`/${name} `); });
  document.addEventListener("keydown", focusOnTyping);
}

function arrive() {
  const channel = current();
  input.disabled = !channel;
  if (channelId !== state.channelId) {
    if (channelId) drafts.set(channelId, form ? "" : input.value);
    channelId = state.channelId;
    dropForm();
    input.value = drafts.get(channelId) ?? "";
    fail(null);
    suggest.hide();
    grow();
    if (!NARROW.matches && channel && !document.querySelector("dialog[open]")) input.focus({ preventScroll: true });
  }
  const label = channel ? `Message ${isDm(channel) ? "@" : isThread(channel) ? "" : "#"}${channelName(channel)}` : "";
  input.placeholder = label;
  input.setAttribute("aria-label", label || "Message");
  box.hidden = !channel;
}

function fail(sentence) {
  error.hidden = !sentence;
  replace(error, sentence ? [icon("warn", 16), sentence] : null);
}

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, innerHeight * 0.4)}px`;
  const left = MOST_CHARACTERS - input.value.length;
  counter.hidden = left > 200;
  counter.textContent = left;
  counter.classList.toggle("over", left < 0);
  box.classList.toggle("filled", Boolean(input.value.trim()) || form !== null);
}

function changed() {
  fail(null);
  grow();
  if (!input.value.startsWith("/") || input.value.includes("\n")) {
    suggest.hide();
    return;
  }
  const all = entries(current());
  const hit = called(all, input.value);
  if (hit) choose(hit.entry, hit.rest);
  else {
    suggest.show({
      input, items: matching(all, input.value.slice(1)).map(entryItem), onPick: (item) => choose(item.value, ""),
      heading: input.value === "/" ? `Commands of ${displayName(state.bot)}` : `Commands matching ${input.value}`,
      empty: state.commands.length ? "No command matches." : "The bot has no commands yet.",
    });
  }
}

function key(event) {
  if (event.isComposing || (!event.shiftKey && suggest.takeKey(event))) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submit();
  } else if (event.key === "Escape") suggest.hide();
}

/** The button at the left: opens the list of commands, or leaves the one picked. */
function startSlash() {
  leaveForm(form ? "" : "/");
}

/** Typing anywhere goes into the composer. */
function focusOnTyping(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === " ") return;
  const busy = document.activeElement?.matches("input, textarea, select, [role=option], [role=menuitem]");
  if (!busy && !form && !document.querySelector("dialog[open]")) input.focus();
}

function choose(entry, rest) {
  suggest.hide();
  form = new CommandForm(entry, { suggest, rest, channelId, onSend: (values) => sendSlash(entry, values), onLeave: leaveForm, onProblem: fail });
  replace(slot, form.node);
  paintOpener();
  grow();
  form.focus();
}

function dropForm() {
  if (!form) return;
  form.close();
  form = null;
  replace(slot, input);
  paintOpener();
}

function paintOpener() {
  const label = form ? "Leave the command" : "Commands";
  opener.title = label;
  opener.setAttribute("aria-label", label);
  replace(opener, icon(form ? "close" : "apps", 20));
}

/** Returns to plain text, with `text` in the box. */
function leaveForm(text) {
  dropForm();
  suggest.hide();
  input.value = text;
  if (text || !NARROW.matches) input.focus({ preventScroll: true }); // do not open the on-screen keyboard of a phone
  changed();
}

async function submit() {
  if (form) {
    form.submit();
    return;
  }
  const text = input.value.trim();
  if (!text) return;
  if (text.length > MOST_CHARACTERS) {
    fail(`A message holds at most ${MOST_CHARACTERS} characters.`);
    return;
  }
  if (/^\/\S/.test(text) && !text.includes("\n")) {
    const all = entries(current());
    const exact = called(all, `${text} `);
    if (exact) choose(exact.entry, exact.rest.trimEnd());
    else fail(`No command is called ${text.split(" ")[0]} here.`);
    return;
  }
  const where = channelId;
  input.value = "";
  changed();
  try {
    await api.send(state.me.id, where, withMentions(text));
  } catch (problem) {
    if (channelId !== where) drafts.set(where, drafts.get(where) || text);
    else if (!input.value) input.value = text;
    grow();
    fail(problem.message);
  }
}

/** "@Ada" and "#general" become real mentions, the longest name first. */
function withMentions(text) {
  const names = [
    ...[...state.users.values(), state.bot].filter(Boolean).map((u) => [`@${displayName(u)}`, `<@${u.id}>`]),
    ...[...state.channels.values()].filter((c) => !isDm(c)).map((c) => [`#${channelName(c)}`, `<#${c.id}>`]),
  ].sort((a, b) => b[0].length - a[0].length);
  return text.replace(/[@#][^\s]/g, (start, at) => (at && /\w/.test(text[at - 1]) ? start : `\u0000${start}`)).split("\u0000")
    .map((piece) => {
      const hit = names.find(([name]) => piece.startsWith(name));
      return hit ? hit[1] + piece.slice(hit[0].length) : piece;
    }).join("");
}

async function sendSlash(entry, values) {
  const sent = form, where = channelId;
  if (sent.node.classList.contains("sending")) return; // Enter was pressed twice
  const said = { id: entry.command.id, type: 2, name: entry.key, user: state.me };
  const onEnd = (outcome) => outcome === "failed" && putNote(where, { author: state.bot, interaction: said, content: "The application did not respond" });
  sent.node.classList.add("sending");
  try {
    await run({ onEnd }, () => api.slash(state.me.id, where, entry.command.id, nest(entry, values)));
    if (form === sent) leaveForm("");
  } catch (problem) {
    fail(problem.message);
  } finally {
    sent.node.classList.remove("sending");
  }
}
