"""What the log tells of a round."""

from render.words.text import texts


def test_what_was_discarded_is_told_where_anything_was() -> None:
    sides = {"left_list": ["@tech_culture_0"], "right_list": ["@tech_science_1"]}
    told = [
        texts("en").t("pc-event-planned", seat=0, **sides, discarded_list=rest) for rest in ([], ["@tech_industry_0"])
    ]
    assert told == [
        "Seat 1: left Tribe; right Mathematics",
        "Seat 1: left Tribe; right Mathematics; discards Tools",
    ]
