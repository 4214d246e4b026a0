// The line "… is typing" under the composer.

import { h, replace } from "../kit/dom.js";
import { dots } from "../kit/selects.js";
import { displayName, on, state, user } from "../state/store.js";

const LASTS_MS = 9000;
const typing = new Map(); // channel id -> Map(user id -> timer)

export function typingLine() {
  const line = h("div", { class: "typing", role: "status", "aria-live": "off" });
  const paint = () => {
    const names = [...(typing.get(state.channelId)?.keys() ?? [])].map((id) => displayName(user(id)));
    replace(line, names.length ? [dots(), h("span", null, h("strong", null, names.length > 3 ? "Several people" : names.join(", ")), names.length > 1 ? " are typing…" : " is typing…")] : null);
  };
  const stop = (channelId, userId) => {
    const here = typing.get(channelId);
    clearTimeout(here?.get(userId));
    if (here?.delete(userId)) paint();
  };
  on("typing", ({ channel_id: channelId, user_id: userId }) => {
    if (userId === state.me.id) return;
    if (!typing.has(channelId)) typing.set(channelId, new Map());
    clearTimeout(typing.get(channelId).get(userId));
    typing.get(channelId).set(userId, setTimeout(() => stop(channelId, userId), LASTS_MS));
    paint();
  });
  on("arrived", (m) => stop(m.channel_id, m.author.id));
  on("route", paint);
  return line;
}
