// Select menus: a button that opens a list of options, for one or several choices.

import { h, icon, replace } from "./dom.js";
import { emojiNode } from "./emoji.js";
import { colourOf, initials } from "./format.js";
import { closePopup, moveFocus, openPopup } from "./popup.js";
import { channelName, displayName, isDm, isThread, state } from "../state/store.js";

export const SELECT_TYPES = new Set([3, 5, 6, 7, 8]);
const PLACEHOLDERS = { 3: "Make a selection", 5: "Select a person", 6: "Select a role", 7: "Select a person or role", 8: "Select a channel" };

const person = (u) => ({ value: u.id, label: displayName(u), avatar: u });
const people = () => [...state.users.values(), state.bot].filter(Boolean).map(person);
const roles = () => (state.guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name, mark: "at" }));
const places = (types) =>
  [...state.channels.values()].filter((c) => !isDm(c) && (!types?.length || types.includes(c.type)))
    .map((c) => ({ value: c.id, label: channelName(c), mark: isThread(c) ? "thread" : "hash" }));

function optionsOf(component) {
  if (component.type === 3) return component.options ?? [];
  const taken = new Set((component.default_values ?? []).map((v) => v.id));
  const all = { 5: people, 6: roles, 7: () => [...people(), ...roles()], 8: () => places(component.channel_types) }[component.type]();
  return all.map((option) => ({ ...option, default: taken.has(option.value) }));
}

export const avatar = (user, size = 32) =>
  h("span", {
    class: "avatar", "aria-hidden": "true",
    style: { "--colour": colourOf(user), width: `${size}px`, height: `${size}px`, "font-size": `${Math.round(size * 0.4)}px` },
  }, initials(user));

/** The select of `component`; `node` is its element. `onDone(values)` runs when the choice is made: at once for a
 * single select, when the list closes for a multiple one (only if it changed). `start` are the initial values; in a
 * `form` nothing is sent, so the same value may be picked again. */
export class Select {
  constructor(component, { pending = false, onDone, start = null, form = false, labelledBy = null }) {
    Object.assign(this, { component, onDone, form });
    this.options = optionsOf(component);
    this.max = Math.min(component.max_values ?? 1, Math.max(this.options.length, 1));
    this.min = component.min_values ?? 1;
    this.many = this.max > 1;
    this.hint = component.placeholder || PLACEHOLDERS[component.type];
    this.start = start ?? this.options.filter((option) => option.default).map((option) => option.value);
    this.chosen = [...this.start];
    this.face = h("span", { class: "select-face" });
    this.button = h("button", {
      type: "button", class: ["select", pending && "pending"], role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-label": labelledBy ? null : this.hint, "aria-labelledby": labelledBy, "aria-busy": pending ? "true" : null,
      disabled: component.disabled === true, dataset: { customId: component.custom_id, min: this.min, max: this.max },
      on: { click: () => !pending && this.open() },
    }, this.face, pending ? dots() : icon("chevron", 20));
    this.node = h("div", { class: "select-wrap" }, this.button);
    this.paint();
  }

  values() {
    return this.chosen;
  }

  paint() {
    const picked = this.options.filter((option) => this.chosen.includes(option.value));
    replace(this.face, picked.length ? picked.map((option) => chip(option, this.many)) : h("span", { class: "select-placeholder" }, this.hint));
  }

  open() {
    this.rows = h("div", { class: "listbox", role: "listbox", "aria-multiselectable": this.many ? "true" : null, "aria-label": this.hint },
      this.options.map((option) => this.row(option)));
    this.rows.addEventListener("keydown", (event) => moveFocus(event, this.rows));
    this.done = this.many ? h("button", { type: "button", class: "button primary select-done", dataset: { selectDone: this.component.custom_id }, on: { click: () => closePopup() } }) : null;
    this.refresh();
    openPopup(this.button, [this.rows, this.done ? h("div", { class: "select-footer" }, this.done) : null], {
      className: "popup-select", label: this.component.placeholder || null, onClose: () => this.many && this.closed(),
    });
    (this.rows.querySelector("[aria-selected=true]") ?? this.rows.firstChild)?.focus();
  }

  /** The list of a multiple select was closed: too few choices count as none. */
  closed() {
    const changed = this.chosen.join() !== this.start.join();
    if (this.chosen.length < this.min) {
      this.chosen = [...this.start];
      this.paint();
    } else if (changed) this.onDone(this.chosen);
  }

  row(option) {
    const toggle = () => this.toggle(option.value);
    const onKey = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      toggle();
    };
    return h("div", { class: "option", role: "option", tabindex: -1, "aria-selected": "false", dataset: { value: option.value }, on: { click: toggle, keydown: onKey } },
      option.avatar ? avatar(option.avatar, 24) : option.mark ? icon(option.mark, 18) : emojiNode(option.emoji),
      h("span", { class: "option-words" }, h("span", { class: "option-label" }, option.label),
        option.description ? h("span", { class: "option-description" }, option.description) : null),
      h("span", { class: ["tick", this.many && "box"] }, icon("check", 16)));
  }

  toggle(value) {
    if (!this.many) this.toggleOne(value);
    else {
      const has = this.chosen.includes(value);
      if (!has && this.chosen.length >= this.max) return;
      this.chosen = this.options.map((o) => o.value).filter((v) => (v === value ? !has : this.chosen.includes(v)));
      this.refresh();
      this.paint();
    }
  }

  toggleOne(value) {
    const has = this.chosen.includes(value);
    closePopup();
    if (has && this.min > 0 && !this.form) return; // as on Discord, the same choice again is ignored
    this.chosen = has && this.min === 0 ? [] : [value];
    this.paint();
    this.onDone(this.chosen);
  }

  refresh() {
    for (const node of this.rows.children) {
      const has = this.chosen.includes(node.dataset.value);
      node.setAttribute("aria-selected", String(has));
      node.setAttribute("aria-disabled", String(!has && this.many && this.chosen.length >= this.max));
    }
    if (!this.done) return;
    const few = this.chosen.length < this.min;
    this.done.textContent = few ? `Choose at least ${this.min}` : `Done · ${this.chosen.length} of ${this.max}`;
    this.done.disabled = few;
  }
}

const chip = (option, many) => h("span", { class: many ? "chip" : "single" },
  option.avatar ? avatar(option.avatar, 20) : emojiNode(option.emoji), h("span", null, option.label));

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
