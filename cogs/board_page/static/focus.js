// The keyboard's focus, kept while what has it is drawn anew.

export function centre(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function nearest(nodes, [x, y]) {
  const far = (node) => Math.hypot(centre(node)[0] - x, centre(node)[1] - y);
  return nodes.length ? nodes.reduce((best, one) => (far(one) < far(best) ? one : best)) : null;
}

/** Does `renew`. If what had the focus is gone then, it goes to what has the same name, the nearest of several; on the
 * pictures to the nearest region where none has it. (Addresses in the menu are numbers: after a move another answer's.)
 * Where there is nothing of the kind any more, it goes to the question, from which the next key leads on. */
export function keepingFocus(renew) {
  const before = document.activeElement, name = before?.dataset.name, at = before && centre(before);
  renew();
  if (name === undefined || before.isConnected) return;
  const kind = before.matches(".region") ? ".region" : "button";
  const all = [...document.querySelectorAll(`main ${kind}[data-name]`)];
  const same = all.filter((one) => one.dataset.name === name);
  const found = nearest(same.length || kind === "button" ? same : all, at) ?? document.querySelector("#question");
  found.focus({ preventScroll: true });
}

/** Gives the focus back to what has this name, if nothing has it. */
export function returnFocus(name) {
  if (document.activeElement !== document.body || name === undefined) return;
  const same = [...document.querySelectorAll("main [data-name]")].find((one) => one.dataset.name === name);
  same?.focus({ preventScroll: true });
}
