"""Phase F: challenges and battles (PC-10, PC-11)."""

from rules.core.bitset import with_item
from rules.path_of_civilization.actions import Fate
from rules.path_of_civilization.cards import Challenge
from rules.path_of_civilization.course import Course
from rules.path_of_civilization.effects import receive
from rules.path_of_civilization.powers import battle_lines, counted, history_points, power
from rules.path_of_civilization.state import Due
from rules.path_of_civilization.vocabulary import AGENT_OF, SAGE, TYPE_OF, UNIT
from rules.path_of_civilization.vocabulary import Fate as FateEffect
from rules.path_of_civilization.windows import Answers


def close_fate(course: Course, answers: Answers) -> None:
    """The upper half of a challenge: all effects in their printed order, exchanges as often as was said (PC-10.3)."""
    challenge = course.state.challenge
    assert challenge is not None
    if any(one.effect == "grant_permanent" for one in challenge.fate):
        course.set(granted=(*course.state.granted, challenge.id))
        course.tell("granted", None, challenge=f"@{challenge.id}")
    for seat in range(course.state.seats):
        action = answers.get(seat)
        times = action.times if isinstance(action, Fate) else (0,) * len(challenge.exchanges)
        if any(times):
            course.tell("exchanged", seat, challenge=f"@{challenge.id}", times=sum(times))
        left = list(times)
        own = course.own(seat)
        for effect in challenge.fate:
            if effect.effect == "exchange":
                _exchange(course, seat, challenge, effect, left.pop(0))
            elif effect.effect == "reward_per":
                count = counted(own, effect)
                count = count if effect.max_times is None else min(count, effect.max_times)
                course.owe(seat, *[Due(challenge.id, gain) for gain in effect.gain] * count)


def _exchange(course: Course, seat: int, challenge: Challenge, effect: FateEffect, times: int) -> None:
    """An exchange is paid and received at once, so that it may pay for the next one; choices inside it follow
    (PC-14.18)."""
    for price in effect.pay:
        own = course.own(seat)
        if price.pay == "agents":
            course.pay_agents(seat, AGENT_OF[price.type], price.count * times)
        else:
            track = TYPE_OF[price.type]
            left = own.research[track] - price.count * times
            course.change(seat, research=with_item(own.research, track, left))
    dues = [Due(challenge.id, gain) for gain in effect.gain] * times
    words = [word for due in dues if not due.gain.chooses for word in receive(course, seat, due)]
    if words:
        course.tell("gained", seat, source=f"@{challenge.id}", gain_list=words)
    course.owe(seat, *[due for due in dues if due.gain.chooses])


def enter_history(course: Course) -> None:
    """The lower half: points, VP and bonuses; then all sages leave the tray, so that those still to come wait for the
    next challenge (PC-10.4 to PC-10.9)."""
    challenge = course.state.challenge
    assert challenge is not None
    for seat in range(course.state.seats):
        points = history_points(course.state, seat, challenge)
        best = max([vp for least, vp in challenge.thresholds if points >= least], default=0)
        own, vp = course.own(seat), points * challenge.vp_per_point + best
        course.change(seat, vp=own.vp + vp, agents=with_item(own.agents, SAGE, 0))
        course.tell("history", seat, challenge=f"@{challenge.id}", points=points, vp=vp)
        times = points // challenge.divisor if challenge.divisor else 0
        course.owe(seat, *[Due(challenge.id, gain) for gain in challenge.bonus] * times)


def enter_battle(course: Course) -> None:
    """All powers are compared; then all units leave the tray, so that those still to come wait for the next battle
    (PC-11)."""
    state, battle = course.state, course.state.battle
    assert battle is not None
    powers = [power(state, seat) for seat in range(state.seats)]
    threat = state.threat_in(battle)
    course.tell("threat", None, battle=f"@{battle.id}", power=threat)
    for seat, line in enumerate(battle_lines(state, powers, threat)):
        course.change(seat, agents=with_item(course.own(seat).agents, UNIT, 0))
        course.tell("battle", seat, battle=f"@{battle.id}", power=powers[seat], line=line or 0)
        if line is not None:
            course.owe(seat, *[Due(battle.id, gain) for gain in battle.lines[line - 1]])
