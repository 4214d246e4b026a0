// Select menus: a button that opens a list of options; one or several may be taken.

import { h, icon } from "./dom.js";
import { colourOf, initials } from "./format.js";
import { customEmoji } from "./markdown.js";
import { closePopup, moveFocus, openPopup } from "./popup.js";
import { channelName, displayName, isDm, isThread, state } from "./store.js";

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

export function emojiNode(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji.name) : h("span", { class: "emoji", "aria-hidden": "true" }, emoji.name);
}

export const avatar = (user, size = 32) =>
  h("span", {
    class: "avatar", "aria-hidden": "true",
    style: { "--colour": colourOf(user), width: `${size}px`, height: `${size}px`, "font-size": `${Math.round(size * 0.4)}px` },
  }, initials(user));

/**
 * The select of `component`. `onDone(values)` runs when the choice is made: at once for a single select, when the
 * list closes for a multiple one (only if something changed).
 */
export function select(component, { pending = false, onDone, start: given = null, form = false, labelledBy = null }) {
  const options = optionsOf(component);
  const max = Math.min(component.max_values ?? 1, Math.max(options.length, 1));
  const min = component.min_values ?? 1;
  const start = given ?? options.filter((option) => option.default).map((option) => option.value);
  let chosen = [...start];
  const face = h("span", { class: "select-face" });
  const button = h("button", {
    type: "button", class: ["select", pending && "pending"], role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": labelledBy ? null : component.placeholder || PLACEHOLDERS[component.type], "aria-labelledby": labelledBy,
    "aria-busy": pending ? "true" : null, disabled: component.disabled === true,
    dataset: { customId: component.custom_id, min, max },
    on: { click: () => !pending && open() },
  }, face, pending ? dots() : icon("chevron", 20));
  paint();

  function paint() {
    const picked = options.filter((option) => chosen.includes(option.value));
    face.replaceChildren(...(picked.length ? picked.map((option) => chip(option, max > 1)) : [placeholder()]));
  }

  function placeholder() {
    return h("span", { class: "select-placeholder" }, component.placeholder || PLACEHOLDERS[component.type]);
  }

  function finish(values) {
    chosen = values;
    paint();
    onDone(values);
  }

  function open() {
    const rows = h("div", { class: "listbox", role: "listbox", "aria-multiselectable": max > 1 ? "true" : null, "aria-label": button.getAttribute("aria-label") });
    for (const option of options) rows.append(row(option));
    const done = max > 1 ? h("button", { type: "button", class: "button primary select-done", dataset: { selectDone: component.custom_id }, on: { click: () => closePopup() } }) : null;
    refresh();
    openPopup(button, [rows, done ? h("div", { class: "select-footer" }, done) : null], {
      className: "popup-select", label: component.placeholder || null,
      onClose: () => {
        const changed = chosen.join() !== start.join();
        if (max > 1 && changed && chosen.length >= min) finish(chosen);
        else if (max > 1 && chosen.length < min) { chosen = [...start]; paint(); }
      },
    });
    rows.addEventListener("keydown", (event) => moveFocus(event, rows));
    (rows.querySelector("[aria-selected=true]") ?? rows.firstChild)?.focus({ preventScroll: false });

    function row(option) {
      return h("div", {
        class: "option", role: "option", tabindex: -1, "aria-selected": "false", dataset: { value: option.value },
        on: {
          click: () => toggle(option.value),
          keydown: (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); toggle(option.value); } },
        },
      }, option.avatar ? avatar(option.avatar, 24) : option.mark ? icon(option.mark, 18) : emojiNode(option.emoji),
      h("span", { class: "option-words" }, h("span", { class: "option-label" }, option.label),
        option.description ? h("span", { class: "option-description" }, option.description) : null),
      h("span", { class: max > 1 ? "tick box" : "tick" }, icon("check", 16)));
    }

    function toggle(value) {
      const has = chosen.includes(value);
      if (max === 1) {
        if (has && min > 0 && !form) { closePopup(); return; }
        const values = has && min === 0 ? [] : [value];
        closePopup();
        finish(values);
        return;
      }
      if (has) chosen = chosen.filter((v) => v !== value);
      else if (chosen.length < max) chosen = options.map((o) => o.value).filter((v) => v === value || chosen.includes(v));
      refresh();
      paint();
    }

    function refresh() {
      for (const node of rows.children) {
        const has = chosen.includes(node.dataset.value);
        node.setAttribute("aria-selected", String(has));
        node.setAttribute("aria-disabled", String(!has && max > 1 && chosen.length >= max));
      }
      if (done) {
        done.textContent = chosen.length < min ? `Choose at least ${min}` : `Done · ${chosen.length} of ${max}`;
        done.disabled = chosen.length < min;
      }
    }
  }

  return { node: h("div", { class: "select-wrap" }, button), values: () => chosen };
}

const chip = (option, many) => h("span", { class: many ? "chip" : "single" },
  option.avatar ? avatar(option.avatar, 20) : emojiNode(option.emoji), h("span", null, option.label));

export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
