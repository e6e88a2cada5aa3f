"""A spectator who saw a table once and has followed it by events alone since."""

from typing import Any

from .positions import COLOURS
from .second_implementation import number

View = dict[str, Any]


def shape(guest: View | None) -> View | None:
    """A guest less what depends on who looks."""
    return guest and {key: guest[key] for key in ("owner", "crest", "size", "guest")}


def picture(view: View) -> View:
    """What a spectator can follow by events."""
    return {
        "round": view["round"],
        "first": view["first"],
        "hotels": [
            {
                **{key: hotel[key] for key in ("rule", "beds", "tile")},
                **{side: [shape(guest) for guest in hotel[side]] for side in ("line", "back")},
            }
            for hotel in view["hotels"]
        ],
        "seats": [
            {
                **{key: seat[key] for key in ("hand", "deck", "tiles")},
                **{key: sorted(seat[key]) for key in ("booked", "discarded")},
            }
            for seat in view["seats"]
        ],
        "over": view["phase"] == "over",
    }


class Follower:
    """Knows what events told; every event must agree with what was known before."""

    def __init__(self, view: View) -> None:
        self.seen = picture(view)
        self.free = [hotel["beds"] for hotel in view["hotels"]]
        self.favoured: list[str] = []

    def follow(self, event: View) -> None:
        """Take in one event; a guest's colour is that of its owner's seat."""
        if event.get("guest"):
            assert event["guest"].split()[0] == COLOURS[event["seat"]]
        getattr(self, "on_" + event["kind"].replace("-", "_"))(event)

    def hotel(self, event: View) -> View:
        found: View = self.seen["hotels"][event["hotel"] - 1]
        return found

    def seat(self, event: View) -> View:
        found: View = self.seen["seats"][event["seat"]]
        return found

    def standing(self, event: View, who: str = "guest") -> str:
        """The name of a guest in line where the event says."""
        name: str = self.hotel(event)["line"][event["place"] - 1]["guest"]
        assert name == event[who]
        return name

    def leave_back(self, event: View) -> View:
        """The guest of the event is no longer at the back door."""
        back = self.hotel(event)["back"]
        place = next(at for at, guest in enumerate(back) if guest and guest["guest"] == event["guest"])
        guest: View = back[place]
        back[place] = None
        return guest

    def out(self, name: str) -> None:
        """A guest is out of the game."""
        seat = ("red", "blue", "green", "orange").index(name.split(maxsplit=1)[0])
        pile = self.seen["seats"][seat]["discarded"]
        pile.append(name.split(" ", 1)[1])
        pile.sort()

    def on_place(self, event: View) -> None:
        side = self.hotel(event)[event["side"]]
        assert event["seat"] == event["owner"]
        assert (event["guest"] is not None) == event["face_up"]
        side.append(shape(event))
        assert event["place"] == len(side)
        self.seat(event)["hand"] -= 1

    def on_tile(self, event: View) -> None:
        assert self.hotel(event)["tile"]
        self.hotel(event)["tile"] = False
        self.seat(event)["tiles"] += 1

    def on_keep(self, event: View) -> None:
        assert self.seat(event)["hand"] > 0

    on_pass = on_keep

    def on_reveal(self, event: View) -> None:
        guest = self.hotel(event)[event["side"]][event["place"] - 1]
        assert guest["guest"] in (None, event["guest"])
        assert (guest["owner"], guest["crest"]) == (event["seat"], event["guest"].split()[2])
        assert guest["size"] == ("small" if number(event["guest"]) <= 3 else "large")
        guest["guest"] = event["guest"]

    def on_move_in(self, event: View) -> None:
        assert number(event["guest"]) == 1
        self.hotel(event)["line"].append(self.leave_back(event))

    def on_beds(self, event: View) -> None:
        assert event["by"] == {2: 3, 6: -3}[number(event["guest"])]
        self.free[event["hotel"] - 1] += event["by"]
        assert max(self.free[event["hotel"] - 1], 0) == event["beds"]

    def on_replace(self, event: View) -> None:
        self.out(self.standing(event, "target"))
        self.hotel(event)["line"][event["place"] - 1] = self.leave_back(event)

    def on_favour(self, event: View) -> None:
        assert number(event["guest"]) == 4
        self.favoured.append(self.standing(event, "target"))
        assert event["rank"] == len(self.favoured)

    def on_decline(self, event: View) -> None:
        assert event["guest"] in [guest["guest"] for guest in self.hotel(event)["back"] if guest]

    on_idle = on_decline

    def on_book(self, event: View) -> None:
        name = self.standing(event)
        assert event["reason"] == self.reason_of(event, name)
        assert event["rank"] == (1 + self.favoured.index(name) if name in self.favoured else None)
        self.free[event["hotel"] - 1] -= number(name)
        assert self.free[event["hotel"] - 1] == event["beds_left"] >= 0
        pile = self.seat(event)["booked"]
        pile.append(name.split(" ", 1)[1])
        pile.sort()

    def reason_of(self, event: View, name: str) -> str:
        """Why a guest is next: nobles chose it, the hotel prefers it, or nobody who waits is larger."""
        favourite = {"monks-first": 1, "soldiers-first": 5}.get(self.hotel(event)["rule"])
        if name in self.favoured:
            return "nobles"
        return "favourite" if number(name) == favourite else "size"

    def on_turn_away(self, event: View) -> None:
        name = self.standing(event)
        assert event["needed"] == number(name)
        assert event["beds_left"] == max(self.free[event["hotel"] - 1], 0) < event["needed"]
        self.out(name)

    def on_leave(self, event: View) -> None:
        self.leave_back(event)
        self.out(event["guest"])

    def on_checked(self, event: View) -> None:
        self.hotel(event).update(line=[], back=[])
        self.favoured = []

    def on_round(self, event: View) -> None:
        assert event["reason"] == ("replaced" if event["round"] == 3 else "flipped")
        self.seen.update(round=event["round"], first=event["first"])

    def on_hotel(self, event: View) -> None:
        tile = {"added": (False, True), "stays": (True, True), "taken-away": (True, False), "none": (False, False)}
        assert tile[event["tile_reason"]] == (self.hotel(event)["tile"], event["tile"])
        assert event["reason"] == ("replaced" if self.seen["round"] == 3 else "flipped")
        self.hotel(event).update(rule=event["sign"], beds=event["beds"], tile=event["tile"])
        self.free[event["hotel"] - 1] = event["beds"]

    def on_draw(self, event: View) -> None:
        assert event["cards"] is None
        self.seat(event)["hand"] += event["count"]
        self.seat(event)["deck"] -= event["count"]

    def on_over(self, _event: View) -> None:
        self.seen["over"] = True
