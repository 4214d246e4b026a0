// Dialogs of the page: forms in the top layer, removed when closed.

import { h, iconButton } from "./dom.js";

let serial = 0;

/** Opens a dialog. `body` goes between title and footer, `actions` are the footer's buttons. `onSubmit` runs on
 * Enter or the submit button; the dialog stays open until `close()`. */
export function openDialog({ title, subtitle = null, body, submit = null, cancel = "Cancel", className = "", onSubmit = null, onClose = null }) {
  const id = `dialog-${(serial += 1)}`;
  const error = h("p", { class: "form-error", role: "alert", hidden: true });
  const submitButton = submit ? h("button", { type: "submit", class: "button primary", dataset: { submit: "true" } }, submit) : null;
  const form = h("form", { method: "dialog", novalidate: true, class: "dialog-form" },
    h("header", { class: "dialog-header" },
      h("div", null, h("h2", { id }, title), subtitle ? h("p", { class: "muted" }, subtitle) : null),
      iconButton("close", "Close", () => close())),
    h("div", { class: "dialog-body" }, body, error),
    submit ? h("footer", { class: "dialog-footer" },
      h("button", { type: "button", class: "button plain", dataset: { cancel: "true" }, on: { click: () => close() } }, cancel), submitButton) : null);
  const dialog = h("dialog", { role: "dialog", "aria-modal": "true", "aria-labelledby": id, class: ["dialog", className] }, form);

  function close() {
    if (!dialog.isConnected) return;
    dialog.close();
    dialog.remove();
    onClose?.();
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onSubmit?.();
  });
  dialog.addEventListener("cancel", (event) => {
    if (event.target !== dialog) return; // a choice of files was given up, not the dialog
    event.preventDefault();
    close();
  });
  dialog.addEventListener("pointerdown", (event) => event.target === dialog && !submit && close());
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector("[autofocus], .dialog-body :is(input, textarea, button, select)") ?? submitButton)?.focus();

  return {
    dialog,
    close,
    fail(sentence) {
      error.textContent = sentence ?? "";
      error.hidden = !sentence;
    },
    busy(on) {
      dialog.classList.toggle("busy", on);
      if (submitButton) submitButton.disabled = on;
    },
  };
}

/** Does what an opened dialog is for; then it closes, or says why it could not be done. */
export async function submitting(opened, run) {
  opened.busy(true);
  try {
    await run();
    opened.close();
  } catch (error) {
    opened.busy(false);
    opened.fail(error.message);
  }
}

/** Asks for confirmation before something that cannot be undone. */
export function confirmDialog({ title, text, action, run }) {
  const opened = openDialog({
    title, body: h("p", null, text), submit: action, className: "small", onSubmit: () => submitting(opened, run),
  });
  opened.dialog.querySelector("[data-submit]").classList.replace("primary", "danger");
}

/** A labelled form field. */
export function field(label, input, { description = null, required = false } = {}) {
  input.id ||= `field-${(serial += 1)}`;
  return h("div", { class: "field" },
    h("label", { for: input.id }, label, required ? h("span", { class: "required", title: "Required" }, " *") : null),
    description ? h("p", { class: "field-description" }, description) : null, input);
}
