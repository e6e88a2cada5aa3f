"""Generalized advantage estimation (GAE) in self-play: by how much each decision turned out better than its value.

A seat's decisions in one game are a chain: what follows a decision is the same seat's next one, or the end of the game.
The walk is written in what NumPy and PyTorch have in common, so it is tested where PyTorch is not installed.
"""

from typing import Any, NamedTuple

KEPT = 0.95  # GAE's lambda


class Window(NamedTuple):
    """Some steps of many games. The first axis is the step, the second the game."""

    actor: Any  # whose decision it is
    watcher: Any  # one of the others, who looks on
    values: Any  # what this seat expects, in channels
    done: Any  # whether the decision ended the game
    result: Any  # what the finished game was worth to each seat, in channels


class Learnt(NamedTuple):
    """What is learnt of each decision; where nothing is known of what followed, nothing."""

    gains: Any  # of the decision, in channels
    sure: Any  # whether what followed is known
    expected: Any  # by the seat that looks on, in channels
    followed: Any  # whether what that seat did or got next is known


def advantages(window: Window, actor: Any, last: Any, xp: Any) -> Learnt:
    """The gain of every decision, and what the seat that looks on should expect there.

    `actor` decides after the window and expects `last`. Where another seat's chain runs out of the window, nothing is
    known of what followed its last decision: that has no gain, and the decision before it ends in its value. Whoever
    looks on may expect what their own next decision turned out to be worth.
    `xp` is NumPy or PyTorch.
    """
    steps, many = window.actor.shape
    every = xp.arange(many, device=actor.device)
    ahead, gained = xp.zeros_like(window.result[0]), xp.zeros_like(window.result[0])
    known = xp.zeros_like(ahead[..., 0], dtype=xp.bool)
    ahead[every, actor], known[every, actor] = last, True
    gains, sure = xp.zeros_like(window.values), xp.zeros_like(window.done)
    expected, followed = xp.zeros_like(window.values), xp.zeros_like(window.done)
    for step in reversed(range(steps)):
        ended = window.done[step][:, None]
        ahead = xp.where(ended[..., None], window.result[step], ahead)
        gained = xp.where(ended[..., None], xp.zeros_like(gained), gained)
        known = known | ended
        seat, other = window.actor[step], window.watcher[step]
        followed[step] = known[every, other]
        expected[step] = ahead[every, other] + KEPT * gained[every, other]
        sure[step] = known[every, seat]
        gain = ahead[every, seat] - window.values[step] + KEPT * gained[every, seat]
        gains[step] = xp.where(sure[step][:, None], gain, xp.zeros_like(gain))
        gained[every, seat], ahead[every, seat] = gains[step], window.values[step]
        known[every, seat] = True
    return Learnt(gains, sure, expected, followed)
