// One option of a picked slash command: its input, its suggestions, its value.

import { h, icon } from "../kit/dom.js";
import { localized } from "../kit/format.js";
import { avatar } from "../kit/selects.js";
import { kindName } from "./slash.js";
import { channelName, displayName, isDm, isThread, state } from "../state/store.js";

const PAUSE_MS = 120;
const SHOWN = 25;
const LONGEST = 6000;
const INTEGER = 4;
const NUMBER = 10;
const FULL_WIDTH_FROM = "\u2e80";

const people = () => [...state.users.values(), state.bot].filter(Boolean).map((u) => ({ name: displayName(u), hint: u.username, value: u.id, mark: avatar(u, 24) }));
const roles = () => (state.guild?.roles ?? []).map((r) => ({ name: r.name, value: r.id }));
const places = (types) => [...state.channels.values()].filter((c) => !isDm(c) && (!types?.length || types.includes(c.type)))
  .map((c) => ({ name: channelName(c), value: c.id, mark: icon(isThread(c) ? "thread" : "hash", 18) }));

/** The suggestions of an option that the page itself knows, as a function; null for free text. */
function knownChoices(option) {
  if (option.choices?.length) return () => option.choices;
  return {
    5: () => [{ name: "True", value: true }, { name: "False", value: false }],
    6: people,
    7: () => places(option.channel_types),
    8: roles,
    9: () => [...people(), ...roles()],
  }[option.type] ?? null;
}

/** The field of `option`. `ask(text)` gets the bot's suggestions, `onKey(event)` the keys the list does not use,
 * `onPicked()` runs when a suggestion was taken, `onProblem(null)` when a problem is being fixed. */
export class OptionField {
  constructor(option, { suggest, ask, onKey, onPicked, onProblem }) {
    Object.assign(this, { option, suggest, ask, onKey, onPicked, onProblem });
    this.name = localized(option.name, option.name_localizations);
    this.numeric = option.type === INTEGER || option.type === NUMBER;
    this.known = knownChoices(option);
    this.picked = null; // the suggestion taken, as {name, value}
    this.turn = 0; // suggestions of an older turn are ignored
    this.timer = 0;
    this.input = h("input", {
      type: "text", class: "option-input", autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-controls": "suggestions", "aria-label": this.name, "aria-required": option.required ? "true" : null,
      inputmode: this.numeric ? "decimal" : null, maxlength: LONGEST, dataset: { option: option.name },
      on: { input: () => this.typed(), focus: () => this.offer(), blur: () => this.left(), keydown: (event) => this.key(event) },
    });
    this.node = h("label", { class: "option-field" },
      h("span", { class: "option-name" }, this.name, option.required ? h("span", { class: "required" }, "*") : null), this.input);
    this.fit();
  }

  isEmpty() {
    return !this.input.value;
  }

  focus() {
    this.input.focus({ preventScroll: true });
    this.node.scrollIntoView({ block: "nearest" });
  }

  set(text) {
    this.input.value = text;
    this.fit();
  }

  mark(wrong) {
    this.node.classList.toggle("wrong", wrong);
    this.input.setAttribute("aria-invalid", String(wrong));
  }

  /** As wide as its content. */
  fit() {
    const width = [...this.input.value].reduce((sum, char) => sum + (char > FULL_WIDTH_FROM ? 2 : 1), 2);
    this.input.style.width = `${Math.min(40, Math.max(6, width))}ch`;
  }

  typed() {
    this.picked = null;
    this.mark(false);
    this.onProblem(null);
    this.fit();
    this.offer();
  }

  left() {
    this.turn += 1;
    clearTimeout(this.timer);
    this.suggest.hide();
  }

  heading() {
    const description = localized(this.option.description, this.option.description_localizations);
    return [h("strong", null, this.name), ` · ${description}`, this.option.required ? null : h("span", { class: "muted" }, " · optional")];
  }

  offer() {
    clearTimeout(this.timer);
    this.turn += 1;
    if (this.option.autocomplete) this.askLater(this.turn);
    else if (!this.known) this.tell(`Write a ${kindName(this.option)}${limits(this.option)}.`);
    else {
      const typed = this.picked ? "" : this.input.value.trim().toLowerCase();
      this.list(this.known().filter((c) => `${c.name} ${c.hint ?? ""}`.toLowerCase().includes(typed)), "Nothing fits.");
    }
  }

  tell(sentence) {
    this.suggest.show({ input: this.input, items: [], heading: this.heading(), empty: sentence, onPick: null });
  }

  askLater(turn) {
    this.tell("Looking…");
    this.timer = setTimeout(async () => {
      const answer = await this.ask(this.picked ? "" : this.input.value).catch((error) => ({ choices: [], failed: true, sentence: error.message }));
      if (turn === this.turn) this.list(answer.choices, answer.failed ? answer.sentence ?? "The options could not be loaded." : "No options fit.");
    }, PAUSE_MS);
  }

  list(choices, empty) {
    const items = choices.slice(0, SHOWN).map((choice) => ({
      value: choice,
      data: { choice: choice.value },
      content: [choice.mark, h("span", { class: "suggest-words" }, h("span", { class: "suggest-title" }, localized(choice.name, choice.name_localizations))),
        choice.hint ? h("span", { class: "suggest-source" }, choice.hint) : null],
    }));
    this.suggest.show({ input: this.input, heading: this.heading(), empty, items, onPick: (item) => this.take(item.value) });
  }

  take(choice) {
    this.picked = { name: localized(choice.name, choice.name_localizations), value: choice.value };
    this.set(this.picked.name);
    this.mark(false);
    this.suggest.hide();
    this.onPicked();
  }

  key(event) {
    // Tab passes a blank optional field, so that it is not filled by moving through.
    const passes = event.isComposing || event.shiftKey || (event.key === "Tab" && !this.input.value && !this.option.required);
    if (passes || !this.suggest.takeKey(event)) this.onKey(event);
  }

  /** The interaction option, null when it is left out, or {problem}. */
  answer() {
    const { name, type, required } = this.option;
    const text = this.input.value.trim();
    if (this.picked) return { name, type, value: this.picked.value };
    if (!text) return required ? { problem: `${this.name}: this option is required.` } : null;
    if (this.known && !this.option.autocomplete) {
      const fits = this.known().find((c) => [c.name, c.value, c.hint].some((v) => String(v ?? "").toLowerCase() === text.toLowerCase()));
      return fits ? { name, type, value: fits.value } : { problem: `${this.name}: pick one from the list.` };
    }
    const value = this.numeric ? Number(text.replace(",", ".")) : text;
    const problem = this.numeric ? wrongNumber(this.option, value) : wrongText(this.option, value);
    return problem ? { problem: `${this.name}: ${problem}` } : { name, type, value };
  }
}

function wrongNumber(option, value) {
  if (!Number.isFinite(value)) return "this must be a number.";
  if (option.type === INTEGER && !Number.isInteger(value)) return "this must be a whole number.";
  if (value < (option.min_value ?? -Infinity)) return `at least ${option.min_value}.`;
  if (value > (option.max_value ?? Infinity)) return `at most ${option.max_value}.`;
  return null;
}

function wrongText(option, value) {
  if (value.length < (option.min_length ?? 0)) return `at least ${option.min_length} characters.`;
  if (value.length > (option.max_length ?? LONGEST)) return `at most ${option.max_length ?? LONGEST} characters.`;
  return null;
}

const limits = ({ min_value: low, max_value: high }) => (low !== undefined && high !== undefined ? ` from ${low} to ${high}` : "");
