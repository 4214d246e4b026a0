// A picked slash command in the composer: its name, a field for each option, and keys to move between them.

import * as api from "../state/api.js";
import { h, icon, replace } from "../kit/dom.js";
import { FileOption } from "../kit/files.js";
import { localized } from "../kit/format.js";
import { OptionField } from "./optionfield.js";
import { nest } from "./slash.js";
import { state } from "../state/store.js";

const FILE = 11;
const shownName = (option) => localized(option.name, option.name_localizations);

/** The form of `entry`. `rest` is the text typed after its name ("C7" or "tile:temple place:E7"). `onSend(values)`
 * gets the interaction options, `onLeave(text)` ends the form, `onProblem(sentence)` shows what is wrong. */
export class CommandForm {
  constructor(entry, { suggest, rest, channelId, onSend, onLeave, onProblem }) {
    Object.assign(this, { entry, suggest, channelId, onSend, onLeave, onProblem });
    this.fields = new Map(); // option name -> OptionField, of the options on show
    this.row = h("div", { class: "option-fields" });
    this.extras = h("div", { class: "option-extras" });
    this.tail = h("input", {
      class: "option-tail", "aria-label": `Send /${entry.shown}`, dataset: { tail: "true" }, readonly: true, inputmode: "none",
      on: { keydown: (event) => this.tailKey(event) },
    });
    this.node = h("div", { class: "command-form", role: "group", "aria-label": `/${entry.shown}`, dataset: { slash: entry.key } },
      h("span", { class: "command-name" }, `/${entry.shown}`), this.row, this.extras, this.tail);
    for (const option of entry.options) if (option.required) this.add(option);
    this.fill(rest ?? "");
    this.paintExtras();
  }

  /** The visible fields, in the command's order. */
  order() {
    return this.entry.options.filter((o) => this.fields.has(o.name)).map((o) => this.fields.get(o.name));
  }

  add(option) {
    const field = new (option.type === FILE ? FileOption : OptionField)(option, {
      suggest: this.suggest,
      ask: (text) => this.ask(option, text),
      onKey: (event) => this.fieldKey(event, field),
      onPicked: () => this.next(field),
      onProblem: this.onProblem,
    });
    this.fields.set(option.name, field);
    this.row.replaceChildren(...this.order().map((f) => f.node));
    return field;
  }

  paintExtras() {
    const missing = this.entry.options.filter((o) => !this.fields.has(o.name));
    replace(this.extras, missing.map((option) => h("button", {
      type: "button", class: "option-add", dataset: { addOption: option.name },
      title: localized(option.description, option.description_localizations),
      on: { click: () => this.addExtra(option) },
    }, icon("plus", 12), shownName(option))));
  }

  addExtra(option) {
    const field = this.add(option);
    this.paintExtras();
    field.focus();
  }

  fill(text) {
    if (!text.trim()) return;
    const named = (word) => this.entry.options.find((o) => o.name === word || shownName(o) === word);
    const put = (option, value) => (this.fields.get(option.name) ?? this.add(option)).set(value);
    const marks = [...text.matchAll(/(?:^|\s)([^\s:]+):/g)].filter((mark) => named(mark[1]));
    if (!marks.length && this.entry.options.length) put(this.entry.options[0], text.trimStart());
    marks.forEach((mark, i) => {
      put(named(mark[1]), text.slice(mark.index + mark[0].length, marks[i + 1]?.index ?? text.length).trim());
    });
  }

  ask(focused, text) {
    const others = this.order().filter((f) => f.option !== focused).map((f) => f.answer()).filter((a) => a && !a.problem);
    const options = [...others, { name: focused.name, type: focused.type, value: text, focused: true }];
    return api.autocomplete(state.me.id, this.channelId, this.entry.command.id, nest(this.entry, options));
  }

  next(from) {
    const list = this.order();
    const empty = list.slice(list.indexOf(from) + 1).find((f) => f.isEmpty()) ?? list.find((f) => f.isEmpty());
    (empty ?? this.tail).focus();
  }

  fieldKey(event, field) {
    if (event.isComposing) return;
    if (event.key === "Enter") this.submit();
    else if (event.key === "Escape") this.onLeave("");
    else if (event.key === "Backspace" && field.isEmpty()) this.backOut(field);
    else return;
    event.preventDefault();
  }

  /** Backspace in an empty field: removes an optional one; in the required first one it cancels the command. */
  backOut(field) {
    const list = this.order();
    const before = list[list.indexOf(field) - 1];
    if (!field.option.required) {
      this.fields.delete(field.option.name);
      field.node.remove();
      this.paintExtras();
    }
    if (before) before.focus();
    else if (field.option.required) this.onLeave(`/${this.entry.key}`);
    else this.tail.focus();
  }

  tailKey(event) {
    if (event.isComposing) return;
    const last = this.order().pop();
    if (event.key === "Enter") this.submit();
    else if (event.key === "Escape") this.onLeave("");
    else if (event.key === "Backspace" && last) last.focus();
    else if (event.key === "Backspace") this.onLeave(`/${this.entry.key}`);
    else return;
    event.preventDefault();
  }

  submit() {
    const values = [];
    for (const field of this.order()) {
      const answer = field.answer();
      field.mark(Boolean(answer?.problem));
      if (answer?.problem) {
        field.focus();
        this.onProblem(answer.problem);
        return;
      }
      if (answer) values.push(answer);
    }
    this.suggest.hide();
    this.onProblem(null);
    this.onSend(values);
  }

  focus() {
    (this.order().find((f) => f.isEmpty()) ?? this.tail).focus();
  }

  close() {
    this.suggest.hide();
  }
}
