// The bot's permissions in one channel, to test a bot that lacks one.

import * as api from "../state/api.js";
import { openDialog, submitting } from "../kit/dialogs.js";
import { h } from "../kit/dom.js";

const ALL = (1n << 53n) - 1n;
const RIGHTS = [
  [10n, "See the channel"],
  [11n, "Send messages"],
  [38n, "Send messages in threads"],
  [35n, "Create public threads"],
  [36n, "Create private threads"],
  [34n, "Manage threads"],
  [13n, "Manage messages"],
  [51n, "Pin messages"],
  [14n, "Embed links"],
  [15n, "Attach files"],
  [16n, "Read message history"],
  [17n, "Mention everyone"],
  [6n, "Add reactions"],
];

export function openPermissions(channel) {
  const now = channel.bot_permissions ? BigInt(channel.bot_permissions) : ALL;
  const boxes = RIGHTS.map(([bit, label]) => {
    const box = h("input", { type: "checkbox", dataset: { permission: bit } });
    box.checked = Boolean(now & (1n << bit));
    return { bit, box, row: h("label", { class: "check-row" }, box, label) };
  });
  const opened = openDialog({
    title: `What the bot may do in #${channel.name}`, submit: "Save", className: "small", body: boxes.map(({ row }) => row),
    onSubmit() {
      const bits = boxes.reduce((sum, { bit, box }) => (box.checked ? sum | (1n << bit) : sum & ~(1n << bit)), now);
      return submitting(opened, () => api.changeChannel(channel.id, { bot_permissions: String(bits) }));
    },
  });
}
