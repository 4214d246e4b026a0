// The calls of a tab to its server.

class ApiError extends Error {}

async function call(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("The playground cannot be reached.");
  }
  const text = await response.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!response.ok) throw new ApiError(data?.error ?? data?.message ?? `The playground answered ${response.status}.`);
  return data;
}

const query = (values) => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value) params.set(key, value);
  return params.size ? `?${params}` : "";
};

export const bootstrap = (user) => call("GET", `/ui/bootstrap${query({ user })}`);
export const addUser = (name, locale) => call("POST", "/ui/users", { name, locale });
export const changeUser = (id, changes) => call("PATCH", `/ui/users/${id}`, changes);
export const addChannel = (name) => call("POST", "/ui/channels", { name });
export const deleteChannel = (id, user) => call("DELETE", `/ui/channels/${id}${query({ user })}`);
export const changeChannel = (id, changes) => call("PATCH", `/ui/channels/${id}`, changes);
export const messages = (id, user, since, before, limit = 50) =>
  call("GET", `/ui/channels/${id}/messages${query({ user, since, before, limit })}`);
export const pins = (id, user) => call("GET", `/ui/channels/${id}/pins${query({ user })}`);
export const deleteMessage = (channel, id, user) => call("DELETE", `/ui/messages/${channel}/${id}${query({ user })}`);
export const read = (user, channel_id) => call("POST", "/ui/read", { user, channel_id });
export const send = (user, channel_id, content) => call("POST", "/ui/send", { user, channel_id, content });
export const slash = (user, channel_id, command_id, options) =>
  call("POST", "/ui/slash", { user, channel_id, command_id, options });
export const autocomplete = (user, channel_id, command_id, options) =>
  call("POST", "/ui/autocomplete", { user, channel_id, command_id, options });
export const click = (user, message, custom_id) =>
  call("POST", "/ui/click", { user, channel_id: message.channel_id, message_id: message.id, custom_id });
export const select = (user, message, custom_id, values) =>
  call("POST", "/ui/select", { user, channel_id: message.channel_id, message_id: message.id, custom_id, values });
export const submitModal = (user, interaction_id, components) =>
  call("POST", "/ui/modal", { user, interaction_id, components });
export const dismiss = (user, message) =>
  call("POST", "/ui/dismiss", { user, channel_id: message.channel_id, message_id: message.id });
export const openConversation = (user, people, elsewhere) => call("POST", "/ui/conversations", { user, people, elsewhere });
export const openDm = (user) => call("POST", "/ui/dm", { user });
export const handshake = (user, frame_id, payload) => call("POST", "/ui/activity/handshake", { user, frame_id, payload });
export const command = (user, frame_id, payload, consent = null) =>
  call("POST", "/ui/activity/command", { user, frame_id, payload, consent });
export const launchActivity = (user, channel_id) => call("POST", "/ui/activity/launch", { user, channel_id });
export const leaveActivity = (user, frame_id) => call("POST", "/ui/activity/leave", { user, frame_id });
