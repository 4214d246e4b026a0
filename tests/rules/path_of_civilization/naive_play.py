"""How a game goes on, from the rules alone (see ``naive``).

``play`` is the course of a game as one long story. Wherever somebody owes a decision it stops, with the open window in
``game["window"]``, and goes on with what is sent to it: a seat and an answer. Answers are plain values, one way to
write each of them:

* ``board``, ``token``, ``benefit``, ``purchase``: the name of what is chosen
* ``project``: the pair on the left and the pair on the right, each sorted
* ``deployment``, ``research``: what is kept, sorted
* ``wonder``, ``leader``: a ranked list of cards, empty to pass; ``READY`` when that is all
* ``fate``: how many times each exchange
* ``inner``: what a free choice is spread over, sorted, or the technology taken
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from typing import Any

from tests.rules.path_of_civilization import naive
from tests.rules.path_of_civilization.naive_cards import (
    BOARDS,
    CHALLENGES,
    EVENTS,
    MARKET,
    PAID_WITH,
    TECHNOLOGIES,
    TOKENS,
    Document,
)

READY = "ready"
"""The answer that ends one's thinking about a wish (PC-8.5)."""

Answer = Any
Story = Generator[None, tuple[int, Answer], None]
Asking = Generator[None, tuple[int, Answer], dict[int, Answer]]
Effects = list[Document]


def new_game(seats: int, options: dict[str, str], deal: Document) -> Document:
    """A game before its first decision. ``deal`` is what chance brings: ``boards`` (or the ``order`` in which seats
    choose), ``events`` by stand, ``decks`` by kind and era, ``tokens`` by level."""
    game: Document = {
        "options": options,
        "round": 1,
        "begun": False,
        "over": False,
        "moment": "",
        "players": [naive.new_player() for _ in range(seats)],
        "piles": naive.new_piles(),
        "market": {"wonder": [], "leader": []},
        "decks": deal["decks"],
        "events": deal["events"],
        "tokens": {
            level: {"hidden": list(pair), "available": [], "rejected": []} for level, pair in deal["tokens"].items()
        },
        "granted": [],
        "window": None,
        "order": deal.get("order"),
        "seen": Counter(),
    }
    for player, board in zip(game["players"], deal.get("boards") or [None] * seats, strict=True):
        player["board"] = board
    return game


def play(game: Document) -> Story:
    """The whole game; with ``begun`` set it goes on with the project of the round that ``game`` is in."""
    if not game["begun"]:
        yield from boards(game)
        game["begun"] = True
        start_round(game)
    while True:
        yield from project(game)
        yield from deployment(game)
        yield from philosophy(game)
        yield from market(game, "wonder")
        yield from market(game, "leader")
        threatened(game)
        yield from research(game)
        yield from purchase(game)
        for stand in EVENTS[game["round"]]:
            if game["events"][stand] in CHALLENGES:
                yield from challenge(game, game["events"][stand])
            else:
                yield from battle(game, game["events"][stand])
        if game["round"] == 9:
            break
        game["round"] += 1
        start_round(game)
    game["over"] = True


def play_out(game: Document, choose: Callable[[Document, int], Answer]) -> Iterator[tuple[int, Answer]]:
    """The rest of the game, answer by answer: whoever is first to owe one answers as ``choose`` says."""
    story = play(game)
    try:
        next(story)
        while True:
            seat = waited_for(game)[0]
            answer = choose(game, seat)
            yield seat, answer
            story.send((seat, answer))
    except StopIteration:
        return


# --- asking ---------------------------------------------------------------------------------------------------------


def ask(game: Document, name: str, choices: dict[int, Any]) -> Asking:
    """A sealed window (PC-16): closes when everybody concerned has decided; until then answers may be changed. Who has
    just one answer is not asked, unless the option wants it confirmed (PC-16.1)."""
    answers: dict[int, Answer] = {}
    concerned = {seat: set(legal) for seat, legal in choices.items() if legal}
    window = {"name": name, "choices": concerned, "answers": answers, "open": False}
    if game["options"].get("auto_ready", "on") in ("on", "true"):
        answers.update({seat: next(iter(legal)) for seat, legal in concerned.items() if len(legal) == 1})
    game["seen"][name] += bool(concerned)
    game["seen"]["counted as decided"] += len(answers)
    while len(answers) < len(concerned):
        game["window"] = window
        seat, answer = yield
        assert answer in concerned[seat], f"seat {seat} may not answer {answer} to {name}"
        answers[seat] = answer
    game["window"] = None
    return answers


def waited_for(game: Document) -> list[int]:
    """The seats that owe an answer now."""
    window = game["window"]
    if window is None:
        return []
    done = window["ready"] if "ready" in window else window["answers"]
    return [seat for seat in sorted(window["choices"]) if seat not in done]


def resolve(game: Document, gains: dict[int, Effects]) -> Story:
    """Carries out everybody's gains: each in its order, and where choices come up they are all asked in one window
    before anything goes on (PC-14.21, PC-17.2)."""
    queues = {seat: list(effects) for seat, effects in gains.items()}
    while True:
        choices = {seat: up_to_choice(game, seat, queue) for seat, queue in queues.items()}
        if not any(choices.values()):
            return
        answers = yield from ask(game, "inner", choices)
        taken: dict[str, list[int]] = {}
        for seat, answer in sorted(answers.items()):
            effect = queues[seat][0]
            if effect["effect"] == "gain_technology":
                taken.setdefault(answer, []).append(seat)
                continue
            queues[seat].pop(0)
            for one in answer:
                if effect["effect"] == "gain_agents_choice":
                    naive.add_agents(game, game["players"][seat], one, 1)
                else:
                    naive.add_research(game["players"][seat], one, 1)
        for name, seats in taken.items():  # PC-14.9: who comes too late chooses again
            game["seen"]["too late for a free technology"] += len(seats) > game["piles"][name]
            for seat in naive.preferred(game, seats, name)[: game["piles"][name]]:
                effect = queues[seat].pop(0)
                take_technology(game, seat, name)
                if effect["purchase_bonus"]:
                    queues[seat][:0] = TECHNOLOGIES[name]["purchase_bonus"]


def up_to_choice(game: Document, seat: int, queue: Effects) -> Any:
    """Carries out what needs no choice, and says between what the seat must choose then."""
    while queue:
        effect = queue[0]
        if effect["effect"] in ("gain_agents_choice", "gain_research_choice"):
            return naive.distributions(effect["types"], effect["count"])
        if effect["effect"] == "gain_technology":
            piles = naive.free_technologies(game, effect["max_level"])
            if piles:
                return piles
        else:
            naive.gain(game, game["players"][seat], effect)
        queue.pop(0)
    return ()


def take_technology(game: Document, seat: int, name: str) -> None:
    game["piles"][name] -= 1
    game["players"][seat]["discovery"].append(name)


# --- setup and the start of a round ---------------------------------------------------------------------------------


def boards(game: Document) -> Story:
    """PC-4.1, PC-4.2."""
    everybody = range(len(game["players"]))
    for seat in game["order"] or everybody:
        player = game["players"][seat]
        if game["order"]:
            used = [other["board"] for other in game["players"]]
            answers = yield from ask(game, "board", {seat: [board for board in BOARDS if board not in used]})
            player["board"] = answers[seat]
        yield from resolve(game, {seat: BOARDS[player["board"]]["starting_bonus"]})


def start_round(game: Document) -> None:
    """PC-5.2, PC-5.3."""
    number, many = game["round"], len(game["players"]) >= 4
    new = (3 if many else 2) if number == 1 else (2 if many else 1)
    era = (number - 1) // 3 + 1
    for kind in ("wonder", "leader"):
        for _ in range(new):
            game["market"][kind].append(game["decks"][kind][era].pop(0))
    for player in game["players"]:
        player["hand"] = player["hand"] + player["left"] + player["right"] + player["discovery"]
        player["left"], player["right"], player["discovery"] = [], [], []


# --- phases A and B -------------------------------------------------------------------------------------------------


def project(game: Document) -> Story:
    """PC-6.1 to PC-6.4."""
    answers = yield from ask(game, "project", {seat: naive.plans(one["hand"]) for seat, one in each(game)})
    for seat, (left, right) in answers.items():
        player = game["players"][seat]
        rest = list(player["hand"])
        for card in (*left, *right):
            rest.remove(card)
        player["left"], player["right"], player["hand"] = list(left), list(right), []
        player["ancient"] += rest


def each(game: Document) -> list[tuple[int, Document]]:
    return list(enumerate(game["players"]))


def trim(game: Document, window: str, pools: dict[int, list[str]]) -> Asking:
    """What everybody keeps of a pool under the limit (PC-6.6, PC-9.2); only who is over it is asked."""
    limits = {seat: naive.limit(game, game["players"][seat], window) for seat in pools}
    over = {seat: naive.selections(own, limits[seat]) for seat, own in pools.items() if len(own) > limits[seat]}
    answers = yield from ask(game, window, over)
    return {seat: answers.get(seat, tuple(own)) for seat, own in pools.items()}


def deployment(game: Document) -> Story:
    pools = {seat: naive.deployment_pool(game, player) for seat, player in each(game)}
    placed = yield from trim(game, "deployment", pools)
    for seat, agents in placed.items():
        for agent in agents:
            naive.add_agents(game, game["players"][seat], agent, 1)


# --- phase C --------------------------------------------------------------------------------------------------------


def philosophy(game: Document) -> Story:
    """PC-7: pay and advance, the new level's tokens, one benefit as often as the level says, what follows from it."""
    advanced = []
    for seat, player in each(game):
        cost = naive.philosophy_cost(game, player)
        if cost is not None and player["agents"]["philosopher"] >= cost:
            player["agents"]["philosopher"] -= cost
            player["philosophy"] += 1
            advanced.append(seat)
    for level, tokens in sorted(game["tokens"].items()):
        arrived = [seat for seat in advanced if game["players"][seat]["philosophy"] == level]
        if not arrived or not tokens["hidden"]:
            continue
        pair, tokens["hidden"] = tokens["hidden"], []
        if len(arrived) == 1:  # PC-7.3
            answers = yield from ask(game, "token", {arrived[0]: pair})
            tokens["available"] = [answers[arrived[0]]]
            tokens["rejected"] = [token for token in pair if token != answers[arrived[0]]]
        else:  # PC-7.4
            tokens["available"] = pair
            game["seen"]["both tokens"] += 1
    yield from benefits(game, advanced)


def benefits(game: Document, advanced: list[int]) -> Story:
    """PC-7.5 to PC-7.7. A single benefit without a choice inside concerns nobody (PC-16)."""
    offered = {seat: available_tokens(game, game["players"][seat]["philosophy"]) for seat in advanced}
    concerned = {seat: tokens for seat, tokens in offered.items() if len(tokens) > 1 or has_choice(tokens[0])}
    answers = yield from ask(game, "benefit", concerned)
    gains = {}
    for seat in advanced:
        player = game["players"][seat]
        token = answers.get(seat, offered[seat][0])
        times = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}[player["philosophy"]]
        gains[seat] = TOKENS[token]["effects"] * times + naive.triggered(game, player, "advance_philosophy")
    yield from resolve(game, gains)


def available_tokens(game: Document, level: int) -> list[str]:
    return [token for reached in range(1, level + 1) for token in game["tokens"][reached]["available"]]


def has_choice(token: str) -> bool:
    return any(effect["effect"].endswith("_choice") for effect in TOKENS[token]["effects"])


def market(game: Document, kind: str) -> Story:
    """PC-8: the intentions, then who gains what, then what it brings."""
    choices = {seat: naive.payable(game, player, kind) for seat, player in each(game)}
    concerned = {seat: cards for seat, cards in choices.items() if cards}
    if not concerned:
        return
    wishes = yield from claims(game, kind, concerned)
    gained = naive.assignment(game, wishes)
    game["seen"][kind] += 1
    game["seen"]["a later wish"] += any(wishes[seat][0] != card for seat, card in gained.items())
    for seat, card in gained.items():  # PC-8.13: all payments and moves first
        player = game["players"][seat]
        player["agents"][PAID_WITH[kind]] -= naive.market_cost(game, player, kind, card)
        game["market"][kind].remove(card)
        if kind == "wonder":
            player["wonders"].append(card)
        else:
            player["cemetery"] += [player["leader"]] if player["leader"] else []
            player["leader"] = card
    gains = {}
    for seat, card in sorted(gained.items()):
        gains[seat] = naive.instant(MARKET[kind][card])
        if kind == "wonder":
            gains[seat] = gains[seat] + naive.triggered(game, game["players"][seat], "gain_wonder")
    yield from resolve(game, gains)


def may_wish(window: Document, seat: int, answer: Answer) -> bool:
    """PC-8.3: a list names different cards that the player can pay."""
    return len(set(answer)) == len(answer) and set(answer) <= set(window["choices"][seat])


def claims(game: Document, kind: str, concerned: dict[int, list[str]]) -> Asking:
    """PC-8.4, PC-8.5, PC-8.8, PC-8.14; sealed lists displace nobody before they are opened."""
    wishes: dict[int, Answer] = {}
    ready: set[int] = set()
    is_open = game["options"]["claim_mode"] == "open"
    window = {"name": kind, "choices": concerned, "answers": wishes, "ready": ready, "open": is_open}
    while len(ready) < len(concerned):
        game["window"] = window
        seat, answer = yield
        if answer == READY:
            wishes.setdefault(seat, ())
            ready.add(seat)
            continue
        assert may_wish(window, seat, answer), f"seat {seat} may not wish for {answer}"
        if wishes.get(seat) == answer:
            continue
        before = naive.assignment(game, wishes)
        wishes[seat] = answer
        after = naive.assignment(game, wishes)
        ready.discard(seat)
        if is_open:
            lost = {other for other in before if other not in after}
            game["seen"]["displaced"] += bool(lost & ready)
            ready -= lost
    game["window"] = None
    return wishes


def intentions(game: Document) -> dict[int, str | None]:
    """What the open window shows of everybody concerned (PC-8.8); ``None``: a pass, or nothing yet."""
    wishes = game["window"]["answers"]
    gained = naive.assignment(game, wishes)
    return {seat: gained.get(seat, wishes[seat][0] if wishes.get(seat) else None) for seat in game["window"]["choices"]}


def threatened(game: Document) -> None:
    """PC-18.3: alone, the oldest card of a full market goes."""
    if len(game["players"]) == 1:
        for cards in game["market"].values():
            if len(cards) >= 3:
                cards.pop(0)


# --- phases D and E -------------------------------------------------------------------------------------------------


def research(game: Document) -> Story:
    pools = {seat: naive.research_pool(game, player) for seat, player in each(game)}
    gained = yield from trim(game, "research", pools)
    for seat, points in gained.items():
        for point in points:
            naive.add_research(game["players"][seat], point, 1)


def purchase(game: Document) -> Story:
    """PC-9.5 to PC-9.7: until nobody who can buy is left without; the bonuses after that."""
    bought: dict[int, str] = {}
    buyers = [seat for seat, _ in each(game)]
    while buyers:
        answers = yield from ask(
            game, "purchase", {seat: naive.affordable(game, game["players"][seat]) for seat in buyers}
        )
        buyers = []
        for name in sorted(set(answers.values())):
            asking = naive.preferred(game, [seat for seat, wanted in answers.items() if wanted == name], name)
            copies = game["piles"][name]
            buyers += asking[copies:]
            game["seen"]["too late for the last copy"] += len(asking) > copies
            for seat in asking[:copies]:
                bought[seat] = name
                game["players"][seat]["research"][TECHNOLOGIES[name]["type"]] -= TECHNOLOGIES[name]["cost"]
                take_technology(game, seat, name)
    gains = {}
    for seat, name in sorted(bought.items()):
        gains[seat] = TECHNOLOGIES[name]["purchase_bonus"] + naive.triggered(
            game, game["players"][seat], "buy_technology"
        )
    yield from resolve(game, gains)


# --- phase F --------------------------------------------------------------------------------------------------------


def challenge(game: Document, name: str) -> Story:
    """PC-10.2: fate, then history."""
    yield from fate(game, CHALLENGES[name]["fate"])
    game["moment"] = "history"
    gains = {}
    for seat, player in each(game):
        points = naive.history_points(game, player, CHALLENGES[name]["type"])
        gains[seat] = naive.history_gains(points, name)
    yield from resolve(game, gains)
    game["moment"] = ""
    clear(game, "sage")


def clear(game: Document, agent: str) -> None:
    """PC-10.8, PC-10.9, PC-11.7, PC-11.8."""
    for player in game["players"]:
        player["agents"][agent], player["waiting"][agent] = player["waiting"][agent], 0


def fate(game: Document, effects: Effects) -> Story:
    """PC-10.3."""
    exchanges = [effect for effect in effects if effect["effect"] == "exchange"]
    choices = {seat: exchange_plans(player, exchanges) for seat, player in each(game)}
    concerned = {seat: plans for seat, plans in choices.items() if len(plans) > 1}
    answers = yield from ask(game, "fate", concerned)
    gains: dict[int, Effects] = {seat: [] for seat, _ in each(game)}
    for effect in effects:
        if effect["effect"] == "grant_permanent":
            game["granted"] += effect["then"]
        for seat, player in each(game):
            if effect["effect"] == "reward_per":
                number = naive.counted(player, effect["counter"], effect.get("types", ()))
                times = number // effect["divisor"]
                most = effect["max_times"]
                gains[seat] += effect["gain"] * (times if most is None else min(times, most))
            elif effect["effect"] == "exchange" and seat in answers:
                times = answers[seat][exchanges.index(effect)]
                for part in effect["pay"]:
                    player[part["pay"]][part["type"]] -= part["count"] * times
                gains[seat] += effect["gain"] * times
                carry_out_plain(game, player, gains[seat])
    yield from resolve(game, gains)


def carry_out_plain(game: Document, player: Document, queue: Effects) -> None:
    """What needs no choice comes at once, so that the next exchange may be paid with it."""
    while queue and "choice" not in queue[0]["effect"]:
        naive.gain(game, player, queue.pop(0))


def exchange_plans(player: Document, exchanges: Effects) -> set[tuple[int, ...]]:
    """Every list of numbers that can be paid one exchange after the other."""
    found = {()} if not exchanges else set()
    purse = {"agents": dict(player["agents"]), "research": dict(player["research"])}

    def go_on(number: int, told: tuple[int, ...], purse: Document) -> None:
        if number == len(exchanges):
            found.add(told)
            return
        exchange, times = exchanges[number], 0
        while naive.can_pay(purse, exchange["pay"], times):
            if exchange["max_times"] is not None and times > exchange["max_times"]:
                break
            after = {name: dict(counts) for name, counts in purse.items()}
            for part in exchange["pay"]:
                after[part["pay"]][part["type"]] -= part["count"] * times
            for gain in exchange["gain"]:
                if gain["effect"] == "gain_agents":
                    after["agents"][gain["type"]] += gain["count"] * times
                elif gain["effect"] == "gain_research":
                    after["research"][gain["type"]] = min(10, after["research"][gain["type"]] + gain["count"] * times)
            go_on(number + 1, (*told, times), after)
            times += 1

    go_on(0, (), purse)
    return found


def battle(game: Document, name: str) -> Story:
    """PC-11."""
    gains = {seat: naive.battle_line(game, seat, name) for seat, _ in each(game)}
    game["moment"] = "battle"
    yield from resolve(game, gains)
    game["moment"] = ""
    clear(game, "unit")
