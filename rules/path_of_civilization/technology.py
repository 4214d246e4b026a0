"""Technologies that change hands: the purchase of phase E, and choices inside effects (PC-9.5 to PC-9.7, PC-14)."""

from collections.abc import Mapping

from rules.core.bitset import with_item
from rules.path_of_civilization import windows
from rules.path_of_civilization.actions import Agents, Buy, Points, Take
from rules.path_of_civilization.cards import PLACE_OF, TECHNOLOGIES, has_priority
from rules.path_of_civilization.course import Course
from rules.path_of_civilization.effects import add_agents, add_research, take_technology
from rules.path_of_civilization.powers import affordable_technologies, triggered
from rules.path_of_civilization.state import CivPublic, Due
from rules.path_of_civilization.vocabulary import TYPE_OF
from rules.path_of_civilization.windows import Answers


def first_served(public: CivPublic, wanted: Mapping[int, str]) -> list[int]:
    """The seats that get the technology they want, ascending: while copies last, by priority (PC-9.7, PC-14.9)."""
    served = []
    for seat, card in wanted.items():
        board = public.civilizations[seat].board
        rivals = [other for other, own in wanted.items() if own == card and other != seat]
        before = [other for other in rivals if has_priority(public.civilizations[other].board, board, card)]
        if len(before) < public.copies(card):
            served.append(seat)
    return served


def tell_who_cannot_buy(course: Course) -> None:
    """Phase E: everybody who can pay for a card must buy one (PC-9.5, PC-9.6)."""
    for seat in range(course.state.seats):
        if not affordable_technologies(course.state, seat):
            course.tell("bought-nothing", seat)


def close(course: Course, answers: Answers) -> None:
    """Purchases are paid; who came too late for the last copy chooses again among what is left (PC-9.7)."""
    wanted = {seat: action.technology for seat, action in answers.items() if isinstance(action, Buy)}
    served = first_served(course.state, wanted)
    for seat in served:
        _buy(course, seat, wanted[seat])
    again = []
    for seat in wanted:
        if seat not in served:
            course.tell("sold-out", seat, card=f"@{wanted[seat]}")
            if affordable_technologies(course.state, seat):
                again.append(seat)
            else:
                course.tell("bought-nothing", seat)
    windows.open_window(course, "buy", again)


def _buy(course: Course, seat: int, name: str) -> None:
    """PC-9.5. The bonus, and what the purchase triggers, follow after the last repetition."""
    card = TECHNOLOGIES[name]
    track, research = TYPE_OF[card.type], course.own(seat).research
    course.change(seat, research=with_item(research, track, research[track] - card.cost))
    course.take_copy(seat, PLACE_OF[name], name)
    course.tell("bought", seat, card=f"@{name}")
    course.owe(seat, *[Due(name, gain) for gain in card.bonus])
    course.owe(seat, *[Due(source, gain) for source, gain in triggered(course.state, seat, "buy_technology")])


def close_choice(course: Course, answers: Answers) -> None:
    """What was chosen inside effects is carried out; who came too late for the last copy chooses again."""
    wanted = {seat: action.technology for seat, action in answers.items() if isinstance(action, Take)}
    served = first_served(course.state, wanted)
    for seat, action in answers.items():
        source = course.state.due[seat][0].source
        match action:
            case Agents(agents=counts):
                course.settle(seat)
                course.tell("gained", seat, source=f"@{source}", gain_list=add_agents(course, seat, counts))
            case Points(points=counts):
                course.settle(seat)
                words = add_research(course, seat, counts)
                if words:
                    course.tell("gained", seat, source=f"@{source}", gain_list=words)
            case Take(technology=name):
                if seat in served:
                    take_technology(course, seat, name)
                else:
                    course.tell("sold-out", seat, card=f"@{name}")
