// Files of the person's computer: the field of a form, and the option of a command.

import { h } from "./dom.js";
import { localized } from "./format.js";

const LARGEST = 10 * 1024 * 1024; // bytes, the limit of Discord's client without a subscription

const sized = (bytes) => (bytes < 1024 ? `${bytes} bytes` : bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`);

export class FileField {
  constructor({ multiple = false, onChange = null, ...attributes }) {
    this.multiple = multiple;
    this.input = h("input", { type: "file", class: "file-input", multiple, ...attributes });
    this.list = h("ul", { class: "file-list", "aria-live": "polite" });
    this.node = h("div", { class: "file-field" }, this.input, this.list);
    this.input.addEventListener("change", () => {
      this.paint();
      onChange?.();
    });
  }

  count() {
    return this.input.files.length;
  }

  /** Lists several files below the field; a single one is shown by the field itself. */
  paint() {
    if (this.multiple) this.list.replaceChildren(...[...this.input.files].map((file) => h("li", null, file.name, h("small", { class: "muted" }, ` ${sized(file.size)}`))));
  }

  /** What is wrong with the chosen files, as a sentence, or null. */
  problem() {
    const large = [...this.input.files].find((file) => file.size > LARGEST);
    return large ? `${large.name} is too large: ${sized(LARGEST)} at most.` : null;
  }

  /** The chosen files as the server takes them. */
  values() {
    return Promise.all([...this.input.files].map(async (file) => ({ filename: file.name, data: await base64(file) })));
  }
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(new Error(`${file.name} cannot be read.`));
    reader.readAsDataURL(file);
  });
}

/** The option of a command that takes a file; used like an OptionField. */
export class FileOption {
  constructor(option, { onKey, onPicked, onProblem }) {
    this.option = option;
    this.name = localized(option.name, option.name_localizations);
    this.value = null; // the file, once it is read
    this.field = new FileField({ "aria-label": this.name, dataset: { option: option.name }, onChange: () => this.read(onPicked, onProblem) });
    this.field.input.addEventListener("keydown", (event) => event.key !== " " && event.key !== "Enter" && onKey(event));
    this.node = h("div", { class: "option-field" },
      h("span", { class: "option-name" }, this.name, option.required ? h("span", { class: "required" }, "*") : null), this.field.input);
  }

  async read(onPicked, onProblem) {
    this.value = null;
    const problem = this.field.problem();
    this.mark(Boolean(problem));
    onProblem(problem && `${this.name}: ${problem}`);
    if (problem || !this.field.count()) return;
    [this.value] = await this.field.values();
    onPicked();
  }

  isEmpty() {
    return !this.field.count();
  }

  focus() {
    this.field.input.focus({ preventScroll: true });
    this.node.scrollIntoView({ block: "nearest" });
  }

  /** A file cannot be typed. */
  set() {}

  mark(wrong) {
    this.node.classList.toggle("wrong", wrong);
    this.field.input.setAttribute("aria-invalid", String(wrong));
  }

  /** The interaction option, null when it is left out, or {problem}. */
  answer() {
    const { name, type, required } = this.option;
    if (this.value) return { name, type, value: this.value };
    if (!this.isEmpty()) return { problem: `${this.name}: ${this.field.problem() ?? "the file is still being read."}` };
    return required ? { problem: `${this.name}: this option is required.` } : null;
  }
}
