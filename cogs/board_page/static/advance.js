// Answers in advance: what may be chosen of each list is gathered here, and left as a whole.

import { button } from "./buttons.js";
import { line } from "./texts.js";

const begun = new Map(); // by the name of a list the steps that are chosen and not left yet

/** The lists that a page offers, each with its choices. `press` is called with the name of one and its steps. */
export function inAdvance(page, press) {
  for (const name of begun.keys()) if (!page.advance.some((one) => one.name === name)) begun.delete(name);
  return page.advance.map((one) => list(one, page, press));
}

function list(one, page, press) {
  const box = document.createElement("section");
  const show = (focused = -1) => {
    const steps = (begun.get(one.name) ?? one.steps).filter((step) => one.choices.some((choice) => choice.step === step));
    const told = document.createElement("p");
    told.append(...line(one.told));
    const choices = document.createElement("div");
    choices.className = "choices";
    choices.append(
      ...one.choices.map(({ step, label }, number) => choice(one, step, label, steps, () => show(number))),
      ...ends(one, steps, page, (left) => {
        begun.delete(one.name);
        press(one.name, left);
      }),
    );
    box.replaceChildren(told, choices);
    choices.children[focused]?.focus();
  };
  show();
  return box;
}

function choice(one, step, label, steps, show) {
  const at = steps.indexOf(step);
  return button({ label: one.ordered && at >= 0 ? `${at + 1}. ${label}` : label }, () => {
    const others = steps.filter((other) => other !== step);
    begun.set(one.name, at >= 0 ? others : [...(one.most === 1 ? [] : others), step].slice(0, one.most));
    show();
  }, at >= 0);
}

/** What leaves a list that is whole and new, and what clears one that is left. */
function ends(one, steps, page, press) {
  const isNew = steps.join("\n") !== one.steps.join("\n");
  const whole = steps.length >= one.least && steps.length <= one.most && steps.length > 0;
  return [
    ...(whole && isNew ? [button({ label: page.words.leave, main: true }, () => press(steps))] : []),
    ...(one.steps.length ? [button({ label: page.words.clear }, () => press([]))] : []),
  ];
}
