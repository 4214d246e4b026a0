// The bot's modals: text inputs, choices and files in action rows (old style) or labels (new style).

import * as api from "../state/api.js";
import { h } from "../kit/dom.js";
import { openDialog } from "../kit/dialogs.js";
import { FileField } from "../kit/files.js";
import { run } from "../state/interactions.js";
import { markdownBlock } from "../kit/markdown.js";
import { SELECT_TYPES, Select } from "../kit/selects.js";
import { on, state } from "../state/store.js";

const SHORT = 1;
let serial = 0;

function openModal({ interaction_id: interactionId, title, components }) {
  const parts = components.map(part);
  const opened = openDialog({ title, subtitle: state.bot ? `Asked by ${state.bot.global_name || state.bot.username}` : null, body: parts.map((p) => p.node), submit: "Submit", className: "modal", onSubmit: submit });

  async function submit() {
    const wrong = parts.filter((p) => p.check && !p.check());
    if (wrong.length) {
      wrong[0].node.querySelector("input, textarea, button")?.focus();
      return;
    }
    opened.fail(null);
    opened.busy(true);
    try {
      await run({ onEnd: ended }, async () => api.submitModal(state.me.id, interactionId, await Promise.all(parts.map((p) => p.answer()))));
    } catch (error) {
      opened.busy(false);
      opened.fail(error.message);
    }
  }

  function ended(outcome) {
    if (outcome !== "failed") opened.close();
    else {
      opened.busy(false);
      opened.fail("Something went wrong. Try again.");
    }
  }
}

function part(component) {
  if (component.type === 10) return { node: markdownBlock(component.content), answer: () => ({ type: 10, id: component.id }) };
  if (component.type === 18) return labelled(component.label, component.description, component.component, (answer) => ({ type: 18, id: component.id, component: answer }));
  const input = component.components[0];
  return labelled(input.label, null, input, (answer) => ({ type: 1, id: component.id, components: [answer] }));
}

function labelled(label, description, component, wrap) {
  const id = `modal-${(serial += 1)}`;
  const control = makeControl(component, id);
  const error = h("p", { class: "form-error", id: `${id}-error`, hidden: true });
  const required = component.required !== false;
  return {
    node: h("div", { class: "field" },
      h("label", { id: `${id}-label`, for: control.focusable ? id : null }, label, required && component.type !== 23 ? h("span", { class: "required", title: "Required" }, " *") : null),
      description ? h("p", { class: "field-description" }, description) : null, control.node, error),
    check() {
      const sentence = control.check(required);
      error.textContent = sentence ?? "";
      error.hidden = !sentence;
      return !sentence;
    },
    answer: async () => wrap({ type: component.type, id: component.id, custom_id: component.custom_id, ...(await control.answer()) }),
  };
}

function makeControl(component, id) {
  if (component.type === 4) return textInput(component, id);
  if (SELECT_TYPES.has(component.type)) return selectInput(component, id);
  if (component.type === 19) return fileInput(component, id);
  if (component.type === 21 || component.type === 22) return choiceInput(component, id);
  if (component.type === 23) return checkbox(component, id);
  return { node: h("p", { class: "muted" }, "This page cannot fill in this kind of field."), check: () => null, answer: () => ({ values: [] }) };
}

function textInput(component, id) {
  const common = {
    id, class: "text-input", placeholder: component.placeholder, maxlength: component.max_length ?? 4000, autocomplete: "off",
    dataset: { customId: component.custom_id },
  };
  const input = component.style === SHORT ? h("input", { type: "text", ...common }) : h("textarea", { rows: 5, ...common });
  input.value = component.value ?? "";
  const least = component.min_length ?? 0;
  const counter = h("span", { class: "counter" });
  const paint = () => { counter.textContent = component.max_length ? `${input.value.length} / ${component.max_length}` : ""; };
  input.addEventListener("input", paint);
  paint();
  return {
    node: h("div", { class: "counted" }, input, counter),
    focusable: true,
    check(required) {
      if (required && !input.value.trim()) return "This field is required.";
      if (input.value && input.value.length < least) return `At least ${least} characters, please.`;
      return null;
    },
    answer: () => ({ value: input.value }),
  };
}

function selectInput(component, id) {
  const made = new Select(component, { form: true, onDone: () => {}, labelledBy: `${id}-label` });
  const least = component.min_values ?? 1;
  return {
    node: made.node,
    check: (required) => (required && made.values().length < Math.max(least, 1) ? "Please choose." : null),
    answer: () => ({ values: made.values() }),
  };
}

function choiceInput(component, id) {
  const many = component.type === 22;
  const boxes = (component.options ?? []).map((option) => {
    const box = h("input", { type: many ? "checkbox" : "radio", name: id, value: option.value, dataset: { value: option.value } });
    box.checked = option.default === true;
    return { box, row: h("label", { class: "check-row" }, box, h("span", null, option.label, option.description ? h("small", { class: "muted" }, ` ${option.description}`) : null)) };
  });
  const values = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
  return {
    node: h("div", { role: many ? "group" : "radiogroup", "aria-labelledby": `${id}-label`, dataset: { customId: component.custom_id } }, boxes.map(({ row }) => row)),
    check(required) {
      const n = values().length;
      if (many && n > (component.max_values ?? boxes.length)) return `At most ${component.max_values}, please.`;
      return required && n < (many ? component.min_values ?? 1 : 1) ? "Please choose." : null;
    },
    answer: () => (many ? { values: values() } : { value: values()[0] ?? null }),
  };
}

function fileInput(component, id) {
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const files = new FileField({ id, multiple: most > 1, dataset: { customId: component.custom_id } });
  return {
    node: files.node,
    focusable: true,
    check(required) {
      const n = files.count();
      if (n > most) return `At most ${most} ${most === 1 ? "file" : "files"}, please.`;
      if (!n && !required) return null;
      if (n < least) return least === 1 ? "Please choose a file." : `At least ${least} files, please.`;
      return files.problem();
    },
    answer: async () => ({ values: await files.values() }),
  };
}

function checkbox(component, id) {
  const box = h("input", { type: "checkbox", id, dataset: { customId: component.custom_id } });
  box.checked = component.default === true;
  return { node: h("div", { class: "check-row" }, box), focusable: true, check: () => null, answer: () => ({ value: box.checked }) };
}

on("open-modal", openModal);
