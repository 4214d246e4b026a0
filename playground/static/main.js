// Starts the page: the person, the channel, and the socket.

import * as api from "./state/api.js";
import { mountComposer } from "./composer/composer.js";
import { closeDrawer, mountHeader } from "./navigation/header.js";
import { forgetAll } from "./state/interactions.js";
import { closeChannel, leaveView, openChannel } from "./messages/list.js";
import "./messages/activity.js";
import "./messages/modal.js";
import { mountSidebar } from "./navigation/sidebar.js";
import { openSocket } from "./state/socket.js";
import { apply, dms, emit, isDm, on, reset, state, textChannels } from "./state/store.js";
import { toast } from "./kit/toast.js";

const RETRY_MS = 1500;
const CLICK_MS = 50; // delay between a finger's release and its click
let line = null; // the open socket
let waiting = []; // events that have come and are not applied yet
let fetching = 0; // the world is being fetched: events wait for it
let pressed = false; // the pointer is down: what is pressed must not be replaced before the click
let wasDirect = false; // the previous person was reading direct messages
let entering = 0; // only the newest entry counts

const place = () => {
  const [, channelId = null, messageId = null] = /^#\/channels\/(\d+)(?:\/(\d+))?$/.exec(location.hash) ?? [];
  return { userId: new URLSearchParams(location.search).get("user"), channelId, messageId };
};

/** Becomes the person in the address, or the world's first. */
async function enter() {
  const turn = (entering += 1);
  line?.close();
  line = null;
  wasDirect ||= isDm(state.channels.get(state.channelId) ?? {});
  leaveView();
  emit("entering");
  const wanted = place().userId;
  let me, newest;
  try {
    ({ me, newest } = await api.bootstrap(wanted).catch((error) => (wanted ? api.bootstrap(null) : Promise.reject(error))));
  } catch {
    lost();
    setTimeout(() => turn === entering && enter(), RETRY_MS);
    return;
  }
  if (turn !== entering) return;
  state.loadedAt ??= newest;
  if (me.id !== wanted) {
    const url = new URL(location.href);
    url.searchParams.set("user", me.id);
    history.replaceState(null, "", url);
  }
  line = openSocket(me.id, { onEvent: take, onUp: () => refresh(me.id), onDown: lost });
}

function take(type, data) {
  waiting.push([type, data]);
  applyWaiting();
}

function applyWaiting() {
  while (waiting.length && !fetching && !pressed) apply(...waiting.shift());
}

function press(event) {
  if (event.isPrimary && event.button === 0) pressed = true;
}

function release() {
  if (!pressed) return;
  pressed = false;
  setTimeout(applyWaiting, CLICK_MS);
}

function lost() {
  state.connected = false;
  emit("line");
}

/** Fetches the whole world at every connection: it includes whatever happened before the socket was open. */
async function refresh(userId) {
  waiting = [];
  fetching += 1;
  try {
    const world = await api.bootstrap(userId);
    if (place().userId !== userId) return;
    forgetAll();
    reset(world);
    state.connected = true;
    emit("line");
    if (wasDirect && !state.channels.has(place().channelId) && dms().length) replacePlace(dms()[0].id);
    wasDirect = false;
    await route();
  } catch (error) {
    toast(error.message);
    setTimeout(() => place().userId === userId && refresh(userId), RETRY_MS);
  } finally {
    fetching -= 1;
    if (state.me) applyWaiting();
  }
}

function replacePlace(channelId) {
  const url = new URL(location.href);
  url.hash = channelId ? `#/channels/${channelId}` : "";
  history.replaceState(null, "", url);
}

/** The start for a page without a channel in its address: the bot's last pinned message, else the first channel. */
async function landing() {
  const pinned = textChannels().filter((c) => c.last_pin_timestamp).sort((a, b) => (a.last_pin_timestamp < b.last_pin_timestamp ? 1 : -1))[0];
  const pins = pinned ? await api.pins(pinned.id, state.me.id).catch(() => []) : [];
  const desk = pins.find((m) => m.author.bot);
  if (desk) return { channelId: desk.channel_id, messageId: desk.id };
  return { channelId: (textChannels()[0] ?? dms()[0])?.id ?? null, messageId: null };
}

/** Shows the channel in the address, or the start. */
async function route() {
  let { channelId, messageId } = place();
  if (!channelId || !state.channels.has(channelId)) {
    const asked = location.href;
    ({ channelId, messageId } = await landing());
    if (location.href !== asked) return;
    replacePlace(channelId);
  }
  closeDrawer();
  const opened = channelId ? openChannel(channelId, messageId) : closeChannel();
  emit("route");
  await opened;
}

function moved() {
  if (place().userId !== state.me?.id) enter();
  else route();
}

addEventListener("popstate", moved);
addEventListener("pointerdown", press, true);
for (const type of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(type, release, true);
addEventListener("pointermove", (event) => event.buttons === 0 && release(), true); // let go outside the window
addEventListener("blur", release);
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="#/channels/"]');
  if (link && link.getAttribute("href") === location.hash) {
    event.preventDefault();
    route();
  }
});
on("channels", () => {
  if (state.channelId && !state.channels.has(state.channelId)) route();
});

mountSidebar();
mountHeader();
mountComposer();
enter();
