"""Turns at a process that thinks: one network waits for itself, and others do not wait for it."""

from __future__ import annotations

import asyncio

import pytest

from tacora.bots.early import early_moment
from tacora.bots.thinker import Hint
from tacora.server.bots import MOST_HINTS, MOST_HINTS_IN_ALL, Thinkers
from tacora.server.fair_queue import MOST_OF_ONE_NETWORK, Asker, FairQueue, Unanswered
from tacora.server.metrics import Metrics


async def think(queue: FairQueue, of: Asker, order: list[Asker], seconds: float = 60) -> None:
    async with queue.turn(of, seconds):
        order.append(of)
        await asyncio.sleep(0)


def test_a_table_elsewhere_waits_for_one_question_of_a_network_that_asks_many() -> None:
    async def test() -> None:
        queue, order = FairQueue(), list[Asker]()
        many = [("big", f"t{table}") for table in range(20) for _ in range(4)]
        tasks = [asyncio.create_task(think(queue, of, order)) for of in many]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(think(queue, ("small", "t"), order)))
        await asyncio.gather(*tasks)
        assert order.index(("small", "t")) <= 4
        # The tables of one network take turns as well.
        assert len({table for network, table in order[:22] if network == "big"}) >= 19
        assert len(order) == 81

    asyncio.run(test())


def test_the_questions_of_one_network_are_limited_and_others_are_still_let_in() -> None:
    async def test() -> None:
        queue, order = FairQueue(), list[Asker]()
        async with queue.turn(("a", "t"), 1):
            waiting = [
                asyncio.create_task(think(queue, ("big", str(number)), order))
                for number in range(MOST_OF_ONE_NETWORK)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Unanswered, match="busy"):
                await think(queue, ("big", "more"), order)
            waiting.append(asyncio.create_task(think(queue, ("small", "t"), order)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert len(order) == MOST_OF_ONE_NETWORK + 1

    asyncio.run(test())


def test_who_gives_up_loses_no_turn_of_the_others() -> None:
    async def test() -> None:
        queue, order = FairQueue(), list[Asker]()
        async with queue.turn(("a", "t"), 1):
            late = asyncio.create_task(think(queue, ("a", "late"), order, 0.01))
            cancelled = asyncio.create_task(think(queue, ("a", "cancelled"), order))
            patient = asyncio.create_task(think(queue, ("a", "patient"), order))
            await asyncio.sleep(0)
            cancelled.cancel()
            with pytest.raises(Unanswered, match="late"):
                await late
        await patient
        assert order == [("a", "patient")]
        await think(queue, ("a", "again"), order)  # and the turn is free
        assert len(order) == 2

    asyncio.run(test())


def test_a_spare_turn_comes_after_every_other_question_and_in_its_order() -> None:
    async def test() -> None:
        queue, order = FairQueue(), list[Asker]()

        async def spare(name: str) -> None:
            async with queue.spare_turn():
                order.append(("spare", name))
                await asyncio.sleep(0)

        async with queue.turn(("a", "t"), 1):
            tasks = [asyncio.create_task(spare(name)) for name in ("one", "two", "three")]
            await asyncio.sleep(0)
            tasks[1].cancel()
            tasks += [
                asyncio.create_task(think(queue, ("big", str(number)), order))
                for number in range(3)
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        bots = [("big", str(number)) for number in range(3)]
        assert order == [*bots, ("spare", "one"), ("spare", "three")]
        # A question that comes while a review has its turn is next.
        async with queue.spare_turn():
            tasks = [asyncio.create_task(spare("four"))]
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(think(queue, ("big", "last"), order)))
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert order[-2:] == [("big", "last"), ("spare", "four")]

    asyncio.run(test())


def test_a_network_that_asks_for_many_hints_takes_none_from_the_others() -> None:
    async def test() -> None:
        thinkers, go = Thinkers(Metrics()), asyncio.Event()

        async def ask(_question: object, _timeout: float) -> Hint:
            await go.wait()
            return Hint(0.5, 0.4, 0.1, True)

        thinkers._net.ask = ask  # type: ignore[method-assign, assignment]
        view, history = early_moment()
        many = [thinkers.hint(view, history, ("big", f"t{each}")) for each in range(MOST_HINTS)]
        waiting = [asyncio.create_task(each) for each in many]
        await asyncio.sleep(0)
        with pytest.raises(Unanswered, match="busy"):
            await thinkers.hint(view, history, ("big", "more"))
        waiting.append(asyncio.create_task(thinkers.hint(view, history, ("small", "t"))))
        await asyncio.sleep(0)
        go.set()
        assert len(await asyncio.gather(*waiting)) == MOST_HINTS + 1
        await thinkers.hint(view, history, ("big", "again"))
        # All networks together have a limit, too: bots have to choose meanwhile.
        go.clear()
        many = [
            thinkers.hint(view, history, (f"n{each}", "t")) for each in range(MOST_HINTS_IN_ALL)
        ]
        waiting = [asyncio.create_task(each) for each in many]
        await asyncio.sleep(0)
        with pytest.raises(Unanswered, match="busy"):
            await thinkers.hint(view, history, ("late", "t"))
        go.set()
        assert len(await asyncio.gather(*waiting)) == MOST_HINTS_IN_ALL

    asyncio.run(test())
