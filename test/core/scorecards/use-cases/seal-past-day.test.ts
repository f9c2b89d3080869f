import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import type { KnownAround } from '#core/handicapping/ports.ts';
import { DAY, type Instant, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeSealPastDay } from '#core/scorecards/use-cases/seal-past-day.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';

const test = suite('sealing a day that was run');
const ON = '2025-08-02' as RaceDay;
const OFF = aRace({ isDemo: true }).postTime as Instant;
const SHORTEST_BEFORE = [8, 1.5, 4, 6, 10, 20];
const SHORTEST_AFTER = [1.1, 8, 4, 6, 10, 20];

/** Boards of race 1 shortly before the moment of the pick and after it. */
const boardsAround: KnownAround = async (races, _forms, now) => {
  const boards = races
    .slice(0, 1)
    .flatMap(({ id }) => [
      aBoard({ raceId: id, at: shift(OFF, -3 * MINUTE), tier: 'demo', prices: SHORTEST_BEFORE }),
      aBoard({ raceId: id, at: shift(OFF, -MINUTE), tier: 'demo', prices: SHORTEST_AFTER }),
    ]);
  return new Map(
    races.map(({ id }) => [id, { boards: boards.filter(({ provenance }) => provenance.at < now) }]),
  );
};

async function open() {
  const cards = makeMemoryCardStore();
  await cards.keep(aCard({ tier: 'demo' }), 'the card');
  const ledger = makeMemoryLedgerStore();
  const clock = () => shift(OFF, DAY);
  const seal = makeSealPicks({ ledger, digest, withLock: makeWithLock(), clock, machineClock: clock });
  const analysis = analysisFor({ isKeySet: false });
  const deps = { cards, knownAround: boardsAround, analysis, ledger, seal };
  const entries = async () => (await ledger.after(0, 100)).map(entryIn);
  return { cards, entries, seal, sealPastDay: makeSealPastDay(deps) };
}

test('each race is sealed as of two minutes before its off, marked as replayed', async () => {
  const { sealPastDay, entries } = await open();
  assert.is(await sealPastDay('saratoga', ON), 2);
  const [first, second] = await entries();
  assert.is(first?.racingAt, toIso(shift(OFF, -2 * MINUTE)));
  assert.equal(
    [first, second].map((entry) => [entry?.isReplayed, entry?.isAfterOff, entry?.isDemo]),
    [
      [true, false, true],
      [true, false, true],
    ],
  );
});

test('a board of after that moment is not looked at', async () => {
  const { sealPastDay, entries } = await open();
  await sealPastDay('saratoga', ON);
  const [first] = await entries();
  assert.is(first?.voices.find(({ voice: picker }) => picker === 'favourite')?.horse?.programNumber, '2');
});

test('a second seal adds nothing, and a changed card of the day is sealed again', async () => {
  const { sealPastDay, entries, cards } = await open();
  await sealPastDay('saratoga', ON);
  assert.is(await sealPastDay('saratoga', ON), 0);
  await cards.keep(aCard({ tier: 'demo' }), 'another card');
  assert.is(await sealPastDay('saratoga', ON), 2);
  assert.is((await entries()).length, 4);
});

test('a day without a card has nothing to seal', async () => {
  const { sealPastDay } = await open();
  assert.is(await sealPastDay('saratoga', '2025-08-03' as RaceDay), 0);
});

test('a day that was sealed as it was run is replayed all the same', async () => {
  const { sealPastDay, entries, seal, cards } = await open();
  const { card } = present(await cards.cardFor('saratoga', ON));
  await seal(card.races.map((race) => aPickToSeal(race, { cardHash: 'the card' })));
  const before = (await entries()).length;
  assert.is(await sealPastDay('saratoga', ON), 2);
  assert.equal(
    (await entries()).slice(before).map(({ isReplayed }) => isReplayed),
    [true, true],
  );
});

test.run();
