// Slash commands in the picker: every command and subcommand by its full name.

import { h } from "../kit/dom.js";
import { localized } from "../kit/format.js";
import { avatar } from "../kit/selects.js";
import { CONVERSATION, displayName, isDm, state } from "../state/store.js";

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;
const NAMES = { 3: "text", 4: "whole number", 5: "yes or no", 6: "person", 7: "channel", 8: "role", 9: "person or role", 10: "number", 11: "file" };
export const kindName = (option) => NAMES[option.type] ?? "value";

/** All commands usable in `channel`: {command, path, key, shown, description, options}. */
export function entries(channel) {
  return state.commands.filter((c) => (c.type ?? CHAT_INPUT) === CHAT_INPUT && usable(c, channel)).flatMap((c) => flatten(c))
    .sort((a, b) => a.key.localeCompare(b.key));
}

function usable(command, channel) {
  const direct = channel && isDm(channel);
  const withoutBot = channel?.type === CONVERSATION;
  if (direct && command.guild_id) return false;
  if (withoutBot && !(state.me.installed && command.integration_types?.includes(1))) return false;
  const context = withoutBot ? (channel.elsewhere ? 0 : 2) : direct ? 1 : 0;
  return command.contexts ? command.contexts.includes(context) : !context || command.dm_permission !== false;
}

function flatten(command, node = command, path = [], shown = []) {
  const here = [...path, node.name];
  const words = [...shown, localized(node.name, node.name_localizations)];
  const below = (node.options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
  if (below.length) return below.flatMap((o) => flatten(command, o, here, words));
  return [{
    command, path: here, key: here.join(" "), shown: words.join(" "), options: node.options ?? [],
    description: localized(node.description, node.description_localizations),
  }];
}

/** The interaction options of a call: `values` belong to the innermost subcommand. */
export function nest(entry, values) {
  const levels = entry.path.slice(1);
  return levels.reduceRight((inner, name, i) => [{ name, type: i === levels.length - 1 ? SUBCOMMAND : GROUP, options: inner }], values);
}

/** How well an entry matches what was typed: lower is better, null for no match. */
function rank(entry, words) {
  const names = [entry.key, entry.shown].map((name) => name.toLowerCase());
  const typed = words.join(" ");
  if (names.some((name) => name.startsWith(typed))) return 0;
  const parts = names.flatMap((name) => name.split(/[\s_-]/));
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  if (words.every((word) => names.some((name) => name.includes(word)))) return 2;
  if (words.every((word) => entry.description.toLowerCase().includes(word))) return 3;
  return null;
}

/** The entries that match the text after the slash, best first. */
export function matching(all, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return all;
  return all.map((entry) => [rank(entry, words), entry]).filter(([r]) => r !== null).sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
}

/** The entry with the full name in `text` ("/kingdom build C7"), and the rest of the text, or null. */
export function called(all, text) {
  const lower = text.toLowerCase();
  const names = all.flatMap((entry) => [[entry, `/${entry.key}`], [entry, `/${entry.shown.toLowerCase()}`]]);
  const fits = names.filter(([, name]) => lower.startsWith(`${name} `)).sort((a, b) => b[1].length - a[1].length)[0];
  return fits ? { entry: fits[0], rest: text.slice(fits[1].length + 1) } : null;
}

/** A picker row. */
export function entryItem(entry) {
  return {
    value: entry,
    data: { command: entry.key },
    content: [
      h("span", { class: "suggest-mark" }, avatar(state.bot, 28)),
      h("span", { class: "suggest-words" },
        h("span", { class: "suggest-title" }, h("span", { class: "suggest-name" }, `/${entry.shown}`),
          entry.options.filter((o) => o.required).map((o) => h("span", { class: "suggest-option" }, localized(o.name, o.name_localizations)))),
        h("span", { class: "suggest-description" }, entry.description)),
      h("span", { class: "suggest-source" }, displayName(state.bot)),
    ],
  };
}
