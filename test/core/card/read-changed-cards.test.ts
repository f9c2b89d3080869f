import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { RaceId } from '#core/card/race.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('cards as of now');

const DAY = '2025-08-02' as RaceDay;
const FIRST = 'saratoga-2025-08-02-1' as RaceId;
const SECOND = 'saratoga-2025-08-02-2' as RaceId;
const SCRATCH = aChange({ what: 'scratched', to: true });

/** The cards at ten in the morning, and what was printed. */
async function room(changes: readonly CardChange[], card = aCard()) {
  const [cards, store] = [makeMemoryCardStore(), makeMemoryChangeStore()];
  await cards.keep(card, 'printed');
  await store.keep(changes);
  return { printed: cards, now: makeChangedCards({ cards, changes: store, clock: () => MORNING }) };
}

test('without a change race and card are those that were printed', async () => {
  const { printed, now } = await room([]);
  assert.equal(await now.raceWith(FIRST), await printed.raceWith(FIRST));
  assert.equal(await now.cardFor('saratoga', DAY), await printed.cardFor('saratoga', DAY));
});

test('a race alone is the same as on its card, changed or not', async () => {
  const { now } = await room([
    SCRATCH,
    aChange({ what: 'jockey', to: 'Ada Vale' }, { programNumber: '3', horseName: null }),
  ]);
  const { card } = present(await now.cardFor('saratoga', DAY));
  for (const [nth, id] of [FIRST, SECOND].entries())
    assert.equal((await now.raceWith(id))?.race, card.races[nth], id);
});

test('a changed race has another hash than the printed one, the others keep theirs', async () => {
  const { now } = await room([SCRATCH]);
  assert.is.not((await now.raceWith(FIRST))?.contentHash, 'printed');
  assert.is((await now.raceWith(SECOND))?.contentHash, 'printed');
});

test('each further change gives another hash', async () => {
  const later = aChange({ what: 'scratched', to: false });
  const hashes = await Promise.all(
    [[], [SCRATCH], [SCRATCH, later]].map(
      async (changes) => (await (await room(changes)).now.raceWith(FIRST))?.contentHash,
    ),
  );
  assert.is(new Set(hashes).size, 3);
});

test('a change of this very moment counts, one of a millisecond later does not', async () => {
  const isOut = async (milliseconds: number) => {
    const { now } = await room([{ ...SCRATCH, knownAt: shift(MORNING, milliseconds) }]);
    return (await now.raceWith(FIRST))?.race.runners[1]?.isScratched;
  };
  assert.equal([await isOut(-HOUR), await isOut(0), await isOut(1)], [true, true, false]);
});

test('a new rider has the records that the card has of him in another race', async () => {
  const rider = aPerson('REED SAM', 300, 60);
  const second = aRace({ number: 2, runners: [aRunner({ jockey: rider })] });
  const { now } = await room(
    [aChange({ what: 'jockey', to: 'Sam Reed' })],
    aCard({ races: [aRace(), second] }),
  );
  assert.equal((await now.raceWith(FIRST))?.race.runners[1]?.jockey, rider);
});

test('what is not on a card has no race, no card and no head', async () => {
  const { now } = await room([
    aChange({ what: 'scratched', to: true }, { raceId: 'saratoga-2025-08-02-9' as RaceId }),
  ]);
  assert.is(await now.raceWith('saratoga-2025-08-02-9' as RaceId), null);
  assert.is(await now.raceWith('nonsense' as RaceId), null);
  assert.is(await now.raceWith('saratoga-2025-02-30-1' as RaceId), null);
  assert.is(await now.cardFor('saratoga', '2025-08-03' as RaceDay), null);
  assert.is(await now.headFor('saratoga', '2025-08-03' as RaceDay), null);
});

test('a change of another day or track changes nothing here', async () => {
  const others = ['saratoga-2025-08-03-1', 'del-mar-2025-08-02-1', 'demo-saratoga-2025-08-02-1'] as RaceId[];
  const { now } = await room(others.map((raceId) => ({ ...SCRATCH, raceId })));
  assert.equal((await now.cardFor('saratoga', DAY))?.contentHash, 'printed');
  assert.is((await now.raceWith(FIRST))?.race.runners[1]?.isScratched, false);
});

test('the latest day with a card is that of the printed cards', async () => {
  const { now } = await room([SCRATCH]);
  assert.is(await now.latestRealDay('saratoga'), DAY);
});

test.run();
