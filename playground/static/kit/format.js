// Names, colours, times and sizes in readable form.

import { displayName, state } from "../state/store.js";

const AVATAR_COLOURS = ["#c2553f", "#b0712a", "#7d7a1f", "#3f8550", "#1f8585", "#3a78bd", "#6e66d4", "#a052b5", "#bd4a7c", "#6d7480"];
const BOT_COLOUR = "#5a67e6";

/** A fixed colour per user, from the id only. */
export function colourOf(user) {
  if (user?.bot) return BOT_COLOUR;
  let sum = 0;
  for (const char of String(user?.id ?? "")) sum = (sum * 31 + char.charCodeAt(0)) >>> 0;
  const people = [...state.users.keys()];
  const at = people.indexOf(user?.id);
  return AVATAR_COLOURS[(at >= 0 ? at * 3 : sum) % AVATAR_COLOURS.length];
}

/** At most two letters that represent a name in any script. */
export function initials(user) {
  const words = displayName(user).trim().split(/[\s_.-]+/).filter(Boolean);
  const first = (word) => [...word][0] ?? "";
  if (!words.length) return "?";
  const letters = words.length > 1 ? first(words[0]) + first(words[words.length - 1]) : [...words[0]].slice(0, /^[a-z]/i.test(words[0]) ? 2 : 1).join("");
  return letters.toUpperCase();
}

const locale = () => state.me?.locale || "en-US";
const formats = new Map();

function dateFormat(options) {
  const key = locale() + JSON.stringify(options);
  if (!formats.has(key)) {
    let format;
    try {
      format = new Intl.DateTimeFormat(locale(), options);
    } catch {
      format = new Intl.DateTimeFormat("en-US", options);
    }
    formats.set(key, format);
  }
  return formats.get(key);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** A timestamp mark of a message: `style` is one letter of Discord's list. */
export function timestamp(date, style) {
  return style === "R" ? relative(date) : dateFormat(STYLES[style] ?? STYLES.f).format(date);
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, s]) => Math.abs(seconds) >= s) ?? UNITS[UNITS.length - 1];
  let format;
  try {
    format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  } catch {
    format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });
  }
  return format.format(Math.round(seconds / size), unit);
}

export const clock = (date) => dateFormat({ hour: "2-digit", minute: "2-digit" }).format(date);
export const day = (date) => dateFormat({ dateStyle: "long" }).format(date);
export const full = (date) => dateFormat({ dateStyle: "full", timeStyle: "short" }).format(date);
export const sameDay = (a, b) => a.toDateString() === b.toDateString();

/** When a message was sent: only the time for today. */
export function when(date) {
  const now = new Date();
  if (sameDay(date, now)) return clock(date);
  return dateFormat({ dateStyle: "short", timeStyle: "short" }).format(date);
}

export function size(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

const sibling = { "en-US": "en-GB", "en-GB": "en-US" };

/** The text of `base` in the reader's language, as Discord picks it: exact locale or the default. */
export function localized(base, table) {
  return table?.[locale()] ?? table?.[sibling[locale()]] ?? base;
}

export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
