// What this tab knows of the world, and notifications of changes.

export const state = {
  me: null, // the person this tab acts as
  bot: null,
  botOnline: false,
  connected: false,
  guild: null,
  users: new Map(),
  channels: new Map(), // text channels, threads and direct messages alike
  commands: [],
  emojis: new Map(), // the application's own, by id
  unread: new Map(),
  mentions: new Map(), // of the unread ones, those that mention me
  logs: new Map(), // channel id -> Log
  channelId: null,
  loadedAt: null, // the id after which private answers were sent to this page: like Discord's client it forgets older ones
};

const bus = new EventTarget();
export const on = (type, listener) => bus.addEventListener(type, (event) => listener(event.detail));
export const emit = (type, detail) => bus.dispatchEvent(new CustomEvent(type, { detail }));

const THREAD_TYPES = new Set([10, 11, 12]);
export const isThread = (channel) => THREAD_TYPES.has(channel.type);
export const CONVERSATION = 3; // of people without the bot
export const isDm = (channel) => channel.type === 1 || channel.type === CONVERSATION;
export const isArchived = (channel) => Boolean(channel.thread_metadata?.archived);
export const EPHEMERAL = 64;
export const LOADING = 128;
export const V2 = 32768;

/** Orders snowflakes, which are decimal strings too long for a Number. */
export const byId = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** The loaded part of one channel's messages: a suffix of its history. */
class Log {
  messages = [];
  loaded = false; // until then it holds only new messages
  complete = false;
  gone = new Set(); // deleted ones: a page being fetched may still have them

  find(id) {
    return this.messages.findIndex((message) => message.id === id);
  }

  put(message) {
    const at = this.find(message.id);
    if (at >= 0) {
      this.messages[at] = message;
      return;
    }
    if (this.loaded && !this.complete && this.messages.length && byId(message.id, this.messages[0].id) < 0) return;
    let end = this.messages.length;
    while (end > 0 && byId(this.messages[end - 1].id, message.id) > 0) end -= 1;
    this.messages.splice(end, 0, message);
  }

  drop(id) {
    this.gone.add(id);
    this.messages = this.messages.filter((message) => message.id !== id);
  }
}

export function log(channelId) {
  let found = state.logs.get(channelId);
  if (!found) state.logs.set(channelId, (found = new Log()));
  return found;
}

export const current = () => state.channels.get(state.channelId) ?? null;
export const message = (channelId, id) => state.logs.get(channelId)?.messages.find((m) => m.id === id) ?? null;
export const user = (id) => (state.bot?.id === id ? state.bot : state.users.get(id));

const takeEmojis = (emojis) => { state.emojis = new Map(emojis.map((e) => [e.id, e])); };

/** Replaces the world; loaded messages are dropped. */
export function reset(data) {
  state.me = data.me;
  state.bot = data.bot;
  state.botOnline = data.bot_online;
  state.guild = data.guild;
  state.users = new Map(data.users.map((u) => [u.id, u]));
  const channels = [...data.guild.channels, ...data.threads, ...data.dms];
  state.channels = new Map(channels.map((c) => [c.id, c]));
  state.commands = data.commands;
  takeEmojis(data.emojis);
  state.unread = new Map(Object.entries(data.unread ?? {}));
  state.mentions = new Map(Object.entries(data.mentions ?? {}));
  state.logs = new Map();
  emit("world");
}

export const textChannels = () =>
  [...state.channels.values()]
    .filter((c) => !isThread(c) && !isDm(c) && c.type !== 4)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a.id, b.id));
export const threadsOf = (parentId) =>
  [...state.channels.values()].filter((c) => isThread(c) && c.parent_id === parentId).sort((a, b) => byId(b.id, a.id));
export const dms = () => [...state.channels.values()].filter(isDm).sort((a, b) => byId(a.id, b.id));

/** A channel's name for its member: a direct message is named after the other side. */
export function channelName(channel) {
  if (!isDm(channel) || channel.type === CONVERSATION) return channel.name;
  const other = (channel.recipients ?? []).find((r) => r.id !== state.me.id) ?? state.bot;
  return displayName(other);
}

export const displayName = (someone) => someone?.global_name || someone?.username || "Somebody";

function callsMe(m) {
  const channel = state.channels.get(m.channel_id);
  if (channel && isDm(channel)) return true;
  return m.mention_everyone || (m.mentions ?? []).some((u) => u.id === state.me.id);
}

/** True if the message is new to the reader, who is not looking at its channel. */
export function noteUnread(m) {
  const channel = state.channels.get(m.channel_id);
  if (!channel || m.author.id === state.me.id) return;
  if (channel.last_message_id && byId(m.id, channel.last_message_id) <= 0) return;
  channel.last_message_id = m.id;
  state.unread.set(m.channel_id, (state.unread.get(m.channel_id) ?? 0) + 1);
  if (callsMe(m)) state.mentions.set(m.channel_id, (state.mentions.get(m.channel_id) ?? 0) + 1);
  emit("unread");
}

export function clearUnread(channelId) {
  const had = state.unread.delete(channelId);
  state.mentions.delete(channelId);
  if (had) emit("unread");
  return had;
}

const putChannel = (channel) => {
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  emit("channels", channel.id);
};

const dropChannel = ({ id }) => {
  state.channels.delete(id);
  for (const thread of threadsOf(id)) state.channels.delete(thread.id);
  state.logs.delete(id);
  state.unread.delete(id);
  emit("channels", id);
};

/** One more or less in a thread: its card counts along, as no event sends the number. What the thread began with is not
 * counted. */
function countInThread({ id: messageId, channel_id: id, type, flags }, by) {
  const thread = state.channels.get(id);
  if (!thread || !isThread(thread) || flags & EPHEMERAL || type === 21 || messageId === id) return;
  state.channels.set(id, { ...thread, message_count: Math.max(0, (thread.message_count ?? 0) + by) });
  emit("messages", { channelId: thread.parent_id, id });
}

const hidden = new Set(); // dismissed messages, in case the bot still edits them

const putMessage = (m) => {
  if (hidden.has(m.id)) return;
  state.logs.get(m.channel_id)?.put(m);
  emit("messages", { channelId: m.channel_id, id: m.id });
  putStarter(m.id, m);
};

/** A thread on a message shows it as its own first one: in its current state, null if it is deleted. */
function putStarter(id, first) {
  const log = state.logs.get(id);
  const starter = log?.messages.find((m) => m.type === 21);
  if (!starter) return;
  log.put({ ...starter, referenced_message: first });
  emit("messages", { channelId: id, id: starter.id });
}

const HANDLERS = {
  MESSAGE_CREATE(m) {
    const fresh = !message(m.channel_id, m.id);
    putMessage(m);
    if (!fresh) return;
    countInThread(m, 1);
    emit("arrived", m);
  },
  MESSAGE_UPDATE: putMessage,
  MESSAGE_DELETE(m) {
    const { id, channel_id } = m;
    countInThread(m, -1);
    state.logs.get(channel_id)?.drop(id);
    emit("messages", { channelId: channel_id, id });
    putStarter(id, null);
  },
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: dropChannel,
  COMMANDS(commands) {
    state.commands = commands;
    emit("commands");
  },
  EMOJIS(emojis) {
    takeEmojis(emojis);
    emit("emojis");
  },
  USERS(users) {
    state.users = new Map(users.map((u) => [u.id, u]));
    state.me = state.users.get(state.me.id) ?? state.me;
    emit("users");
  },
  BOT({ online }) {
    state.botOnline = online;
    emit("bot");
  },
  TYPING: (typing) => emit("typing", typing),
  INTERACTION: (interaction) => emit("interaction", interaction),
  MODAL: (modal) => emit("modal", modal),
  LAUNCH: (launched) => emit("launch", launched),
};

/** Hides a dismissed message permanently. */
export function hide(m) {
  hidden.add(m.id);
  HANDLERS.MESSAGE_DELETE(m);
}

/** A note of the page itself, shown like an ephemeral answer. */
export function putNote(channelId, { author, interaction, content }) {
  const id = ((BigInt(Date.now()) - 1420070400000n) << 22n).toString();
  putMessage({
    id, channel_id: channelId, author, content, local: true, type: 0, flags: EPHEMERAL, timestamp: new Date().toISOString(),
    interaction, interaction_metadata: interaction,
  });
}

/** Applies one event pushed by the server. */
export function apply(type, data) {
  HANDLERS[type]?.(data);
}
