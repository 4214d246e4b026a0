// What a message says: in a line or two for quotes and for lists of messages, or as it was written.

import { plainText } from "./markdown.js";

const TEXT_DISPLAY = 10;

function* texts(components) {
  for (const component of components ?? []) {
    if (component.type === TEXT_DISPLAY) yield component.content;
    yield* texts(component.components);
  }
}

/** The text of a message, wherever in it; "" if it has none. */
export function summary(m) {
  const embeds = (m.embeds ?? []).flatMap((e) => [e.title, e.description]);
  return [m.content, ...embeds, ...texts(m.components)].filter(Boolean).map(plainText).filter(Boolean).join(" · ");
}

/** The text of a message as it was written, also that of its components; "" if it has none. */
export const wording = (m) => [m.content, ...texts(m.components)].filter(Boolean).join("\n");
