import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import { makeShowOddsHistory } from '#core/odds/use-cases/show-odds-history.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange } from '#test/support/a-change.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('how the odds of a race came about');

const card = aCard();
const race = present(card.races[0]);
const before = (minutes: number) => instant(Number(race.postTime) - minutes * MINUTE);
const board = (minutes: number, favorite: number) =>
  aBoard({ raceId: race.id, at: before(minutes), prices: [favorite, 3, 4, 6, 10, 20] });

async function opened(now = before(4)) {
  const [cards, odds, changes] = [makeMemoryCardStore(), makeMemoryOddsStore(), makeMemoryChangeStore()];
  await cards.keep(card, 'hash');
  await odds.keep([board(30, 2), board(20, 2), board(10, 1.5), board(2, 1)]);
  await changes.keep([
    aChange({ what: 'scratched', to: true }, { knownAt: before(15) }),
    aChange({ what: 'weight', to: 118 }, { knownAt: before(14) }),
    aChange({ what: 'surface', to: 'turf' }, { programNumber: null, horseName: null, knownAt: before(12) }),
    aChange(
      { what: 'jockey', to: 'MARSH ALEX' },
      { programNumber: '3', horseName: 'PAPER LANTERN 3', knownAt: before(1) },
    ),
  ]);
  const show = makeShowOddsHistory({ cards, odds, changes, clock: () => now });
  return (raceNumber = 1) => show({ track: 'saratoga', day: card.day, raceNumber });
}

test('each board that shows something new is a step, and nothing from now or later is known', async () => {
  const { history, status } = await (await opened())();
  assert.equal(
    history.map(({ provenance, interests }) => [provenance.at, interests[0]?.toOne]),
    [
      [before(30), 2],
      [before(10), 1.5],
    ],
  );
  assert.is(status, 'live');
});

test('a scratch and a change of surface are marked when they came here, a weight is not', async () => {
  const { marks } = await (await opened())();
  assert.equal(marks, [
    { at: before(15), words: '#2 Paper Lantern 2 scratched', programNumber: '2' },
    { at: before(12), words: 'Moved to the turf', programNumber: null },
  ]);
  const late = await (await opened(before(0)))();
  assert.is(late.marks.at(-1)?.words, '#3 Paper Lantern 3: Alex Marsh rides');
});

test('a race without a board has no history, and one the card has not is refused', async () => {
  const show = await opened();
  const { history, board: current } = await show(2);
  assert.equal([history, current], [[], null]);
  assert.is((await refused(show(9))).code, 'card.unknown-race');
});

test.run();
