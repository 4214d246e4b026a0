// A chosen slash command in the composer: one input per option, with suggestions as one types.

import * as api from "./api.js";
import { h, icon, replace } from "./dom.js";
import { localized } from "./format.js";
import { kindName, nest } from "./slash.js";
import { avatar } from "./selects.js";
import { channelName, displayName, isDm, isThread, state } from "./store.js";

const PAUSE_MS = 120;
const SHOWN = 25;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;

/**
 * The form of a picked command. `rest` is what was typed behind its name ("C7" or "tile:temple place:E7").
 * `onSend(values)` gets the interaction options, `onLeave(text)` ends the form, `onProblem(sentence)` tells what is wrong.
 */
export function commandForm(entry, { suggest, rest, channelId, onSend, onLeave, onProblem }) {
  const fields = new Map();
  const row = h("div", { class: "option-fields" });
  const extras = h("div", { class: "option-extras" });
  const tail = h("input", { class: "option-tail", "aria-label": `Send /${entry.shown}`, dataset: { tail: "true" }, readonly: true, inputmode: "none", on: { keydown: tailKey } });
  const node = h("div", { class: "command-form", role: "group", "aria-label": `/${entry.shown}`, dataset: { slash: entry.key } },
    h("span", { class: "command-name" }, `/${entry.shown}`), row, extras, tail);
  const order = () => entry.options.filter((o) => fields.has(o.name)).map((o) => fields.get(o.name));

  for (const option of entry.options) if (option.required) add(option);
  fill(rest);
  paintExtras();

  function add(option) {
    const made = optionField(option, { suggest, ask: (text) => ask(option, text), onKey: (event) => fieldKey(event, made), onPicked: () => next(made), onProblem });
    fields.set(option.name, made);
    row.replaceChildren(...order().map((f) => f.node));
    return made;
  }

  function paintExtras() {
    const missing = entry.options.filter((o) => !fields.has(o.name));
    replace(extras, missing.map((option) => h("button", {
      type: "button", class: "option-add", dataset: { addOption: option.name }, title: localized(option.description, option.description_localizations),
      on: { click: () => { const made = add(option); paintExtras(); made.focus(); } },
    }, icon("plus", 12), localized(option.name, option.name_localizations))));
  }

  function fill(text) {
    if (!text?.trim()) return;
    const named = (word) => entry.options.find((o) => o.name === word || localized(o.name, o.name_localizations) === word);
    const marks = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((m) => named(m[1]));
    if (!marks.length) {
      const first = entry.options[0];
      if (first) (fields.get(first.name) ?? add(first)).set(text.trimStart());
      return;
    }
    marks.forEach((mark, i) => {
      const option = named(mark[1]);
      const value = text.slice(mark.index + mark[0].length, marks[i + 1]?.index ?? text.length).trim();
      (fields.get(option.name) ?? add(option)).set(value);
    });
  }

  function ask(focused, text) {
    const others = order().filter((f) => f.option !== focused).map((f) => f.answer()).filter((a) => a && !a.problem);
    const options = [...others, { name: focused.name, type: focused.type, value: text, focused: true }];
    return api.autocomplete(state.me.id, channelId, entry.command.id, nest(entry, options));
  }

  function next(from) {
    const list = order();
    const at = list.indexOf(from);
    const empty = list.slice(at + 1).find((f) => f.isEmpty()) ?? list.find((f) => f.isEmpty());
    if (empty) empty.focus();
    else tail.focus();
  }

  function previous(from) {
    const list = order();
    const at = from ? list.indexOf(from) : list.length;
    if (at > 0) list[at - 1].focus();
    else onLeave(`/${entry.key}`);
  }

  function fieldKey(event, made) {
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      onLeave("");
    } else if (event.key === "Backspace" && made.isEmpty()) {
      event.preventDefault();
      const before = order()[order().indexOf(made) - 1];
      if (!made.option.required) {
        fields.delete(made.option.name);
        made.node.remove();
        paintExtras();
      }
      if (before) before.focus();
      else if (made.option.required) onLeave(`/${entry.key}`);
      else tail.focus();
    }
  }

  function tailKey(event) {
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      submit();
    } else if (event.key === "Backspace") {
      event.preventDefault();
      previous(null);
    } else if (event.key === "Escape") onLeave("");
  }

  function submit() {
    const values = [];
    for (const made of order()) {
      const answer = made.answer();
      made.mark(Boolean(answer?.problem));
      if (answer?.problem) {
        onProblem(answer.problem);
        made.focus();
        return;
      }
      if (answer) values.push(answer);
    }
    suggest.hide();
    onProblem(null);
    onSend(values);
  }

  return {
    node,
    submit,
    focus: () => (order().find((f) => f.isEmpty()) ?? { focus: () => tail.focus() }).focus(),
    close: () => suggest.hide(),
  };
}

function optionField(option, { suggest, ask, onKey, onPicked, onProblem }) {
  const name = localized(option.name, option.name_localizations);
  const description = localized(option.description, option.description_localizations);
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const source = localChoices(option);
  let picked = null; // the choice taken, as {name, value}
  let timer = 0;
  let turn = 0;

  const input = h("input", {
    type: "text", class: "option-input", autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
    "aria-label": name, "aria-required": option.required ? "true" : null, inputmode: numeric ? "decimal" : null, dataset: { option: option.name }, maxlength: 6000,
    on: {
      input: () => { picked = null; mark(false); onProblem(null); size(); offer(); },
      focus: offer,
      blur: () => { turn += 1; clearTimeout(timer); suggest.hide(); },
      keydown: key,
    },
  });
  const node = h("label", { class: "option-field" }, h("span", { class: "option-name" }, name, option.required ? h("span", { class: "required" }, "*") : null), input);
  size();

  function size() {
    input.style.width = `${Math.min(40, Math.max(6, [...input.value].reduce((n, c) => n + (c > "\u2e80" ? 2 : 1), 2)))}ch`;
  }

  function mark(wrong) {
    node.classList.toggle("wrong", wrong);
    input.setAttribute("aria-invalid", String(wrong));
  }

  const heading = () => [h("strong", null, name), ` · ${description}`, option.required ? null : h("span", { class: "muted" }, " · optional")];

  function offer() {
    clearTimeout(timer);
    turn += 1;
    if (option.autocomplete) return askLater(turn);
    if (!source) return suggest.show({ input, items: [], heading: heading(), empty: `Write a ${kindName(option)}${limits(option)}.`, onPick: null });
    const typed = picked ? "" : input.value.trim().toLowerCase();
    return list(source().filter((c) => `${c.name} ${c.hint ?? ""}`.toLowerCase().includes(typed)), "Nothing fits.");
  }

  function askLater(mine) {
    suggest.show({ input, items: [], heading: heading(), empty: "Looking…", onPick: null });
    timer = setTimeout(async () => {
      let answer;
      try {
        answer = await ask(picked ? "" : input.value);
      } catch (error) {
        answer = { choices: [], failed: true, sentence: error.message };
      }
      if (mine !== turn) return;
      list(answer.choices, answer.failed ? answer.sentence ?? "The options could not be loaded." : "No options fit.");
    }, PAUSE_MS);
  }

  function list(choices, empty) {
    suggest.show({
      input, heading: heading(), empty, onPick: (item) => take(item.value),
      items: choices.slice(0, SHOWN).map((c) => ({
        value: c, data: { choice: c.value },
        content: [c.mark ?? null, h("span", { class: "suggest-words" }, h("span", { class: "suggest-title" }, localized(c.name, c.name_localizations))), c.hint ? h("span", { class: "suggest-source" }, c.hint) : null],
      })),
    });
  }

  function take(choice) {
    picked = { name: localized(choice.name, choice.name_localizations), value: choice.value };
    input.value = picked.name;
    mark(false);
    size();
    suggest.hide();
    onPicked();
  }

  function key(event) {
    if (!event.isComposing && suggest.isOpen()) {
      const act = { ArrowDown: () => suggest.move(1), ArrowUp: () => suggest.move(-1), Enter: suggest.pick, Tab: suggest.pick, Escape: suggest.hide }[event.key];
      if (act && !event.shiftKey && (event.key !== "Tab" || input.value || option.required)) {
        event.preventDefault();
        event.stopPropagation();
        act();
        return;
      }
    }
    onKey(event);
  }

  /** The interaction option, null when left out, or {problem}. */
  function answer() {
    const text = input.value.trim();
    if (picked) return { name: option.name, type: option.type, value: picked.value };
    if (!text) return option.required ? { problem: `${name}: this option is required.` } : null;
    if (source && !option.autocomplete) {
      const fits = source().filter((c) => [c.name, c.value, c.hint].some((v) => String(v ?? "").toLowerCase() === text.toLowerCase()));
      if (!fits.length) return { problem: `${name}: pick one from the list.` };
      return { name: option.name, type: option.type, value: fits[0].value };
    }
    const value = numeric ? Number(text.replace(",", ".")) : text;
    const problem = wrong(option, value);
    return problem ? { problem: `${name}: ${problem}` } : { name: option.name, type: option.type, value };
  }

  return {
    option, node, answer, mark,
    isEmpty: () => !input.value,
    focus: () => { input.focus({ preventScroll: true }); node.scrollIntoView({ block: "nearest" }); },
    set(text) { input.value = text; size(); },
  };
}

function wrong(option, value) {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return "this must be a number.";
    if (option.type === INTEGER && !Number.isInteger(value)) return "this must be a whole number.";
    if (option.min_value !== undefined && value < option.min_value) return `at least ${option.min_value}.`;
    if (option.max_value !== undefined && value > option.max_value) return `at most ${option.max_value}.`;
    return null;
  }
  if (value.length < (option.min_length ?? 0)) return `at least ${option.min_length} characters.`;
  if (value.length > (option.max_length ?? 6000)) return `at most ${option.max_length ?? 6000} characters.`;
  return null;
}

function limits(option) {
  if (option.min_value !== undefined && option.max_value !== undefined) return ` from ${option.min_value} to ${option.max_value}`;
  return "";
}

const people = () => [...state.users.values(), state.bot].filter(Boolean).map((u) => ({ name: displayName(u), hint: u.username, value: u.id, mark: avatar(u, 24) }));
const roles = () => (state.guild?.roles ?? []).map((r) => ({ name: r.name, value: r.id }));

/** Where an option's suggestions come from when the page itself knows them; null for free text. */
function localChoices(option) {
  if (option.choices?.length) return () => option.choices;
  return {
    [BOOLEAN]: () => [{ name: "True", value: true }, { name: "False", value: false }],
    6: people,
    7: () => [...state.channels.values()].filter((c) => !isDm(c) && (!option.channel_types?.length || option.channel_types.includes(c.type)))
      .map((c) => ({ name: channelName(c), value: c.id, mark: icon(isThread(c) ? "thread" : "hash", 18) })),
    8: roles,
    9: () => [...people(), ...roles()],
  }[option.type] ?? null;
}
