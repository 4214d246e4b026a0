// The page of a table: asks the bot how it stands, shows it, sends what is pressed. It decides nothing itself.

import { draw, known, larger, smaller, walk } from "./board.js";
import { button } from "./buttons.js";
import { inAdvance } from "./advance.js";
import { keepingFocus, returnFocus } from "./focus.js";
import { fill, plain, say, speak, tick } from "./texts.js";

const AGAIN = 4000; // milliseconds between two tries
const PASSING = [429, 503]; // answers after which the same is asked again: too much at once, and no database
const SILENT = 10000; // milliseconds after which a stream of which nothing has come is not relied on

const $ = (name) => document.querySelector(name);

let root = ""; // before every path that is asked for
let table = 0;
let goOn = () => location.replace("/open"); // what follows when the page is closed
let page = null; // how it stands, as the bot said it last
let picked = new Set(); // the numbers of answers that are chosen to be taken together
let busy = null; // what is under way: whether it is a press, and what was pressed meanwhile
let due = null; // a mark that was heard while something was under way
let later = 0; // the timer of a look that has failed
let over = false;
let stream = null; // tells of changes
let opener; // the name of what was touched when the chooser was opened
let heard = false; // whether the stream is relied on: the bot says something at once

// --- asking ----------------------------------------------------------------------------------------------------------

async function ask(path, body) {
  const options = body === undefined ? {} : {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(root + path, { credentials: "same-origin", cache: "no-store", ...options });
  const found = await answer.json().catch(() => null);
  if (!found || (!answer.ok && !found.problem)) throw new TypeError("a proxy answered, not the bot");
  if (answer.status === 401) end();
  if (!answer.ok) throw Object.assign(new Error(found.problem), { status: answer.status, language: found.language });
  return found;
}

/** One thing at a time. What is pressed while the page only looks is done afterwards; a press while another is under
 * way is none. A look that fails is tried again; so it is asked how it stands where a press got no answer. */
async function work(action, pressing = false) {
  if (over) return;
  if (busy) {
    if (pressing && !busy.pressing) busy.next = action;
    return;
  }
  const mine = (busy = { pressing, next: null });
  clearTimeout(later);
  document.body.classList.add("busy");
  try {
    show(await action(), pressing);
    lost(false);
  } catch (error) {
    const away = error instanceof TypeError;
    lost(away);
    if (!away) problem(error);
    if (away || !pressing) later = setTimeout(refresh, AGAIN);
  } finally {
    busy = null;
    document.body.classList.remove("busy");
  }
  if (mine.next) {
    await work(mine.next, true);
    return;
  }
  if (due !== null && page && due !== page.mark) {
    due = null;
    refresh();
  }
}

/** Asks how it stands; `drafting` a conditional move, if that is what the page shows. */
function refresh(drafting = page?.drafting, pressing = false) {
  return work(() => {
    const query = new URLSearchParams({ known: known() });
    if (drafting) query.set("drafting", "1");
    if (page) query.set("seat", page.seat);
    if (page && page.drafting === drafting) {
      query.set("at", page.address);
      query.set("mark", page.mark);
    }
    return ask(`/table/${table}/state?${query}`);
  }, pressing);
}

function press(verb, address = "", steps = []) {
  const { seat, version, planned, moves } = page;
  const body = { verb, address, seat, version, planned, moves, steps };
  return work(() => ask(`/table/${table}/press?known=${known()}`, body), true);
}

function listen() {
  stream?.close();
  stream = new EventSource(`${root}/table/${table}/events`);
  stream.addEventListener("changed", (event) => {
    heard = true;
    const mark = JSON.parse(event.data);
    if (page && mark === page.mark) return;
    if (busy) due = mark;
    else refresh();
  });
  stream.addEventListener("over", async () => { // of the session, or the bot leaves: perhaps for a newer one
    stream.close();
    await refresh();
    if (!over) setTimeout(again, AGAIN);
  });
  stream.addEventListener("full", () => { // the person has newer pages: this one asks now and then, until they return
    stream.close();
    heard = false;
  });
  stream.addEventListener("open", () => lost(false));
  stream.addEventListener("error", () => {
    lost(!over);
    if (stream.readyState === EventSource.CLOSED && !over) setTimeout(again, AGAIN); // a proxy answered, not the bot
  });
}

/** After a while without a stream: how it stands, and what changes from then on. */
async function again() {
  await refresh();
  if (!over) listen();
}

// --- showing ---------------------------------------------------------------------------------------------------------

/** Lines in a language, which may be another one than the page's: who asks without a session is answered in that of the
 * browser. */
function tell(lines, language) {
  $("#lines").lang = language;
  fill($("#lines"), lines);
}

export function problem(error) {
  tell([error.message], error.language);
}

/** Says, or not any more, that the bot cannot be reached: before it has told its words once, by the browser's language. */
function lost(is) {
  const words = $("#lost").dataset;
  const own = navigator.language.slice(0, 2) in words ? navigator.language.slice(0, 2) : "en";
  $("#lost").lang = page?.language ?? own;
  say($("#lost"), is ? page?.words.lost ?? words[own] : "");
  $("#lost").hidden = !is;
}

/** The page is over: nothing more can be pressed. */
function end() {
  over = true;
  stream?.close();
  $("#chooser").close();
  for (const name of ["#answers", "#closing", "#picked", "#back", "#advance div", "#foot"]) $(name).replaceChildren();
  for (const node of document.querySelectorAll("svg")) node.replaceChildren();
}

/** What tells one page from another: all but the bytes of its pictures. */
const told = ({ pictures, ...rest }) => JSON.stringify([rest, pictures.map(({ data, type, ...one }) => one)]);

/** Shows how it stands. What is picked, said and offered stays where nothing has changed since, and nothing was
 * `pressed`; a page that reads the same is not drawn anew, under a finger or while it is read aloud. */
function show(found, pressed) {
  if (found.over === true && found.pictures === undefined) return;
  const same = page && ["mark", "address", "drafting", "planned"].every((name) => page[name] === found[name]);
  if (pressed || !same) picked = new Set();
  if (!same) $("#chooser").close(); // its answers are those of the page before
  const shown = pressed || !same ? null : told(page);
  page = shown === null ? found : { ...found, lines: page.lines, back: page.back };
  if (shown === told(page)) tell(page.lines, page.language);
  else keepingFocus(renew);
}

function renew() {
  speak(page.language);
  document.title = plain(`${page.game} · ${page.turn}`);
  say($("#turn"), page.turn);
  fill($("#clock"), page.paused ? [page.words.paused, ...page.clock] : page.clock);
  say($("#question"), page.question);
  tell(page.lines, page.language);
  fill($("#outcome"), page.outcome);
  fill($("#since"), page.since);
  for (const [name, lines] of [["log", [...page.log].reverse()], ["rules", [page.rules]]]) {
    $(`#${name} summary`).textContent = page.words[name];
    fill($(`#${name} div`), lines);
  }
  $("#advance").hidden = !page.advance.length;
  $("#advance summary").textContent = page.words.advance;
  $("#advance div").replaceChildren(...inAdvance(page, (name, steps) => press("premove", name, steps)));
  $("#back").replaceChildren(
    ...[...page.back, ...page.held].map((one) => button(one, () => press(one.verb, one.address))),
    ...(page.binds && !page.drafting ? [button({ label: page.binds }, () => press("if"))] : []),
    ...(page.drafting ? [button({ label: page.words.close }, () => refresh(false, true))] : []),
  );
  $("#larger").setAttribute("aria-label", page.words.larger);
  $("#smaller").setAttribute("aria-label", page.words.smaller);
  $("#close").textContent = page.words.close;
  $("#foot").replaceChildren(
    ...(page.undo ? [button({ label: page.words.undo }, () => press("undo"))] : []),
    button({ label: page.words.end }, leave),
  );
  buttons();
}

/** What depends on what is picked: the pictures, and the buttons beside them. */
function buttons() {
  draw(page, isPicked, touch);
  const placed = new Set(page.pictures.flatMap((one) => one.regions.flatMap((region) => region.answers)));
  const beside = page.answers.map((one, number) => [one, number]).filter(([, number]) => !placed.has(number));
  $("#answers").replaceChildren(
    ...[...page.suggested, ...page.others].map((one) => button(one, () => press(one.verb, one.address))),
    ...beside.map(([one, number]) => button(one, () => touch([number]), isPicked(number))),
  );
  const open = page.questions.find((one) => one.least > 1);
  const ready = open && picked.size >= open.least && picked.size <= open.most;
  $("#picked").replaceChildren(...(ready ? [button({ label: page.words.take, main: true }, takePicked)] : []));
  $("#closing").replaceChildren(...page.closing.map((one) => button(one, () => press(one.verb, one.address))));
}

// --- touching --------------------------------------------------------------------------------------------------------

/** Something was touched that stands for these answers: the only one is taken, of several one is asked for. */
function touch(numbers) {
  const levels = page.questions.map((one) => one.address);
  const depth = Math.max(...numbers.map((number) => levels.indexOf(page.answers[number].question)));
  const inner = numbers.filter((number) => page.answers[number].question === levels[depth]);
  if (inner.length === 1) choose(inner[0]);
  else {
    const chooser = $("#chooser");
    const options = inner.map((number) => button(page.answers[number], () => {
      chooser.close();
      choose(number);
    }));
    $("#chooser div").replaceChildren(...options);
    opener = document.activeElement?.dataset.name;
    chooser.showModal();
  }
}

/** Whether an answer is picked; `undefined` for one that is not taken together with others. */
function isPicked(number) {
  const { question, verb } = page.answers[number];
  const { least } = page.questions.find((level) => level.address === question);
  return verb.endsWith("tab") || least <= 1 ? undefined : picked.has(number);
}

function choose(number) {
  const one = page.answers[number];
  if (isPicked(number) === undefined) {
    press(one.verb, one.address);
    return;
  }
  if (!picked.delete(number)) picked.add(number);
  keepingFocus(buttons);
  const { least, most } = page.questions.find((level) => level.address === one.question);
  if (picked.size === least && least === most) takePicked();
}

function takePicked() {
  const addresses = [...picked].map((number) => page.answers[number].address);
  const above = addresses[0].split(".").slice(0, -1);
  const keys = addresses.map((one) => one.split(".").at(-1)).join("+");
  press(page.answers[[...picked][0]].verb, [...above, keys].join("."));
}

/** Closes the page, once the bot has ended the session: until then it stays, and says what is in the way. */
function leave() {
  return work(async () => {
    const ended = await ask(`/table/${table}/end`, {});
    end();
    goOn();
    return ended;
  }, true);
}

// --- beginning -------------------------------------------------------------------------------------------------------

/** Exchanges what was given for a session, again until the bot answers; from then on everything is asked for below
 * `below`. */
export async function enter(below, path, given) {
  root = below;
  for (;;) {
    try {
      const found = await ask(path, given);
      lost(false);
      return found;
    } catch (error) {
      const away = error instanceof TypeError;
      lost(away);
      if (!away && !PASSING.includes(error.status)) throw error;
      if (!away) problem(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** Shows a table, and what changes there; `after` the page is closed. */
export function play(number, after = goOn) {
  table = number;
  goOn = after;
  refresh();
  listen();
}

/** Exchanges the secret of a link for a session; it leaves the address at once. The table is shown by this page: another
 * one would have to be loaded first. */
async function begin() {
  const link = location.hash.slice(1);
  history.replaceState(null, "", "/open");
  try {
    const { table: number } = await enter("", "/session", { link });
    history.replaceState(null, "", `/table/${number}`);
    play(number);
  } catch (error) {
    problem(error);
  }
}

document.addEventListener("keydown", walk);
$("#larger").addEventListener("click", larger);
$("#smaller").addEventListener("click", smaller);
$("#close").addEventListener("click", () => $("#chooser").close());
$("#chooser").addEventListener("close", () => returnFocus(opener));
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !page || over) return;
  if (stream.readyState === EventSource.CLOSED) listen();
  refresh();
});
setInterval(tick, 1000);
setInterval(() => heard || !page || document.hidden || refresh(), SILENT); // a proxy may hold it back

const [, number] = location.pathname.match(/^\/table\/(\d+)$/) ?? [];
if (number) play(Number(number));
else if (location.pathname === "/open") begin();
