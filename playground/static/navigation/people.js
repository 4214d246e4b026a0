// The person of this tab: switching people, adding one, their language and whether they take direct messages.

import * as api from "../state/api.js";
import { field, openDialog, submitting } from "../kit/dialogs.js";
import { h, icon, iconButton, replace } from "../kit/dom.js";
import { avatar } from "../kit/selects.js";
import { displayName, emit, on, state } from "../state/store.js";

const LOCALES = ["en-US", "ja", "en-GB", "bg", "cs", "da", "de", "el", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id", "it", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"];

const languageName = (code) => {
  try {
    return `${new Intl.DisplayNames([code], { type: "language" }).of(code)} · ${code}`;
  } catch {
    return code;
  }
};

/** The address of this page for another person, in the same channel. */
function addressAs(userId) {
  const url = new URL(location.href);
  url.searchParams.set("user", userId);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The panel at the bottom of the sidebar. */
export function peoplePanel() {
  const strip = h("div", { class: "people", role: "group", "aria-label": "Play as" });
  const card = h("div", { class: "me" });
  for (const event of ["world", "users", "route"]) on(event, () => paint(strip, card));
  return h("footer", { class: "people-panel" }, h("h2", null, "You are"), strip, card);
}

function paint(strip, card) {
  const people = [...state.users.values()].filter((u) => !u.bot);
  replace(strip, people.map(face), h("button", { type: "button", class: "person add", "aria-label": "Add a person", title: "Add a person", dataset: { addPerson: "true" }, on: { click: addPerson } }, icon("plus", 18)));
  const me = state.me;
  replace(card, avatar(me, 34), h("div", { class: "me-words" }, h("strong", { dataset: { me: me.id } }, displayName(me)),
    h("span", { class: "muted" }, `${me.locale ?? "en-US"}${me.dms_closed ? " · DMs closed" : ""}`)),
  h("a", { class: "icon-button", href: addressAs(me.id), target: "_blank", rel: "noopener", title: "Open another tab", "aria-label": "Open another tab" }, icon("open", 18)),
  iconButton("gear", "Settings of this person", settings, { "data-settings": "true" }));
  strip.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

function face(user) {
  const mine = user.id === state.me.id;
  return h("a", {
    class: ["person", mine && "here"], href: addressAs(user.id), dataset: { userId: user.id }, title: displayName(user),
    "aria-label": `Be ${displayName(user)}`, "aria-current": mine ? "true" : null,
    on: {
      click(event) {
        if (event.ctrlKey || event.metaKey || event.shiftKey) {
          event.currentTarget.href = addressAs(user.id);
          return;
        }
        event.preventDefault();
        history.pushState(null, "", addressAs(user.id));
        dispatchEvent(new PopStateEvent("popstate"));
      },
    },
  }, avatar(user, 30));
}

function localePicker(chosen) {
  const picker = h("select", { class: "text-input", name: "locale" }, LOCALES.map((code) => h("option", { value: code }, languageName(code))));
  picker.value = LOCALES.includes(chosen) ? chosen : "en-US";
  return picker;
}

function addPerson() {
  const name = h("input", { type: "text", class: "text-input", maxlength: 32, autofocus: true, name: "person-name", placeholder: "Name" });
  const locale = localePicker(state.me.locale);
  const opened = openDialog({
    title: "Add a person", subtitle: "Somebody new joins the server, and you become them.", submit: "Add", className: "small",
    body: [field("Name", name, { required: true }), field("Language of their Discord", locale)],
    onSubmit: () => (name.value.trim() ? submitting(opened, async () => {
      const user = await api.addUser(name.value.trim(), locale.value);
      history.pushState(null, "", addressAs(user.id));
      dispatchEvent(new PopStateEvent("popstate"));
    }) : opened.fail("A person needs a name.")),
  });
}

function settings() {
  const locale = localePicker(state.me.locale);
  const closed = h("input", { type: "checkbox", name: "dms-closed" });
  closed.checked = Boolean(state.me.dms_closed);
  const installed = h("input", { type: "checkbox", name: "installed" });
  installed.checked = Boolean(state.me.installed);
  const opened = openDialog({
    title: displayName(state.me), submit: "Save", className: "small",
    body: [field("Language of their Discord", locale), h("label", { class: "check-row" }, closed, "Takes no direct messages from the bot"),
      h("label", { class: "check-row" }, installed, "Has installed the bot for themselves"),
      h("p", { class: "muted copyable" }, `ID ${state.me.id}`)],
    onSubmit: () => submitting(opened, async () => {
      const user = await api.changeUser(state.me.id, { locale: locale.value, dms_closed: closed.checked, installed: installed.checked });
      state.users.set(user.id, user);
      if (user.id === state.me.id) state.me = user;
      emit("users");
    }),
  });
}
