// The Activity in its frame, and the client's side of what its SDK says: the handshake, commands, closing.

import * as api from "../state/api.js";
import { h, iconButton } from "../kit/dom.js";
import { openDialog } from "../kit/dialogs.js";
import { on, state } from "../state/store.js";
import { toast } from "../kit/toast.js";

const HANDSHAKE = 0, FRAME = 1, CLOSE = 2, NORMAL = 1000;

let open = null; // the Activity this tab shows

class Activity {
  constructor(user, { frame_id: frameId, url }) {
    this.user = user;
    this.frameId = frameId;
    const address = new URL(url);
    this.origin = address.origin;
    this.frame = h("iframe", {
      title: "Activity", src: `${address.origin}/.playground/bridge${address.search}`, dataset: { activity: frameId },
      sandbox: "allow-scripts allow-same-origin allow-forms allow-popups",
    });
    this.node = h("section", { class: "activity", "aria-label": "Activity" },
      h("header", null, h("h2", null, "Activity"), iconButton("close", "Leave Activity", () => this.close(), { dataset: { leave: "true" } })), this.frame);
    this.listen = (event) => event.source === this.frame.contentWindow && event.origin === this.origin && this.heard(event.data);
    addEventListener("message", this.listen);
    document.getElementById("stage").append(this.node);
  }

  say(code, data) {
    this.frame.contentWindow?.postMessage([code, data], this.origin);
  }

  async heard(message) {
    if (!Array.isArray(message)) return;
    const [code, payload] = message;
    try {
      if (code === HANDSHAKE) this.answer(await api.handshake(this.user, this.frameId, payload));
      else if (code === FRAME) await this.command(payload);
      else if (code === CLOSE) {
        if (payload?.code !== NORMAL && payload?.message) toast(String(payload.message));
        this.close();
      }
    } catch (error) {
      toast(error.message);
    }
  }

  answer({ frame, close }) {
    if (close) this.say(CLOSE, close);
    else this.say(FRAME, frame);
  }

  async command(payload) {
    const answer = await api.command(this.user, this.frameId, payload);
    if (!answer.asks) this.answer(answer);
    else ask(answer.asks, async (consent) => this.answer(await api.command(this.user, this.frameId, payload, consent)));
  }

  close() {
    if (open === this) open = null;
    removeEventListener("message", this.listen);
    this.node.remove();
    api.leaveActivity(this.user, this.frameId).catch(() => {});
  }
}

const MEANINGS = { identify: "Access your username and avatar" };

/** The consent that OAuth2 asks a person for. */
function ask(scopes, decide) {
  let decided = false;
  const opened = openDialog({
    title: "Authorize the application",
    body: h("ul", null, scopes.map((scope) => h("li", null, MEANINGS[scope] ?? scope))),
    submit: "Authorize", className: "small",
    onSubmit: () => {
      decided = true;
      opened.close();
      decide(true);
    },
    onClose: () => decided || decide(false),
  });
}

on("open-activity", (launched) => {
  open?.close();
  open = new Activity(state.me.id, launched);
});
on("entering", () => open?.close());
addEventListener("pagehide", () => open?.close());
