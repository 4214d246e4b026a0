// Interactions in progress: which are waiting, which failed.

import { emit, on } from "./store.js";

const mine = new Map(); // interaction id -> the action
const early = new Map(); // interaction id -> events that came before the call returned
const pending = new Map(); // message id -> Set of custom ids
const failures = new Map(); // message id -> sentence
let underWay = 0;

const SILENCE_MS = 15000;
const FAILED = "This interaction failed";

export const isPending = (messageId, customId) => pending.get(messageId)?.has(customId) ?? false;
export const failureOf = (messageId) => failures.get(messageId);

/** A stamp that changes whenever a message's waiting or failed parts look different. */
export const stamp = (messageId) => `${[...(pending.get(messageId) ?? [])].join(" ")}|${failures.get(messageId) ?? ""}`;

/** Runs `call`, which returns an interaction id, and follows that interaction to its end. `act` holds messageId and
 * customId for a component, and `onEnd(outcome)` gets the result: answered, deferred, failed or (the socket closed)
 * lost. A refused call rejects with the server's sentence. */
export async function run(act, call) {
  begin(act);
  underWay += 1;
  try {
    const { interaction_id: id } = await call();
    act.id = id;
    mine.set(id, act);
    act.timer = setTimeout(() => settle(id, "failed"), SILENCE_MS);
    for (const event of early.get(id) ?? []) take(event.type, event.data);
    return id;
  } catch (error) {
    end(act, error.message);
    throw error;
  } finally {
    underWay -= 1;
    if (!underWay) early.clear();
  }
}

function begin(act) {
  if (!act.messageId) return;
  failures.delete(act.messageId);
  if (!pending.has(act.messageId)) pending.set(act.messageId, new Set());
  pending.get(act.messageId).add(act.customId);
  emit("status", act.messageId);
}

function end(act, failure) {
  if (!act.messageId) return;
  pending.get(act.messageId)?.delete(act.customId);
  if (failure) failures.set(act.messageId, failure);
  emit("status", act.messageId);
}

function settle(id, outcome) {
  const act = mine.get(id);
  if (!act || act.settled) return;
  act.settled = true;
  clearTimeout(act.timer);
  act.onEnd?.(outcome);
  end(act, outcome === "failed" ? FAILED : null);
}

/** After a reconnect the results of the waiting ones are unknown. */
export function forgetAll() {
  for (const id of [...mine.keys()]) settle(id, "lost");
  mine.clear();
  early.clear();
  failures.clear();
}

function take(type, data) {
  const id = type === "interaction" ? data.id : data.interaction_id;
  if (!mine.has(id)) {
    if (underWay) early.set(id, [...(early.get(id) ?? []), { type, data }]);
    return;
  }
  if (type === "modal") {
    settle(id, "answered");
    emit("open-modal", data);
  } else if (type === "launch") {
    settle(id, "answered");
    emit("open-activity", data);
  } else if (data.state !== "pending") settle(id, data.state);
}

on("interaction", (data) => take("interaction", data));
on("modal", (data) => take("modal", data));
on("launch", (data) => take("launch", data));
on("messages", ({ id }) => failures.delete(id));
