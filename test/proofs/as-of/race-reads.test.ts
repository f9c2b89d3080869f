import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardsAsOf } from '#adapters/as-of/cards.ts';
import { changesAsOf } from '#adapters/as-of/changes.ts';
import { ledgerAsOf } from '#adapters/as-of/ledger.ts';
import { oddsAsOf } from '#adapters/as-of/odds.ts';
import { weatherAsOf } from '#adapters/as-of/weather.ts';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { RaceId } from '#core/card/race.ts';
import { HOUR, type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { anAir, anObservation, aTold, reportedBy } from '#test/support/a-weather.ts';
import { type MomentStores, raceReadsAsOf, raceReadsOn, storesAsOf } from '#test/support/moment-room.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('the reads of a race as of a moment');

const RACE = 'saratoga-2025-08-02-1' as RaceId;
const DAY = '2025-08-02';
const CARD = aCard({ provenance: { ...aCard().provenance, at: shift(MORNING, -HOUR) } });

/** What becomes known at a moment of the day. */
interface Fact {
  readonly when: Instant;
  readonly what: 'board' | 'scratch' | 'rider' | 'sloppy' | 'seal';
  readonly nth: number;
}

async function emptyStores(): Promise<MomentStores> {
  const printed = makeMemoryCardStore();
  await printed.keep(CARD, 'hash');
  return {
    printed,
    changes: makeMemoryChangeStore(),
    odds: makeMemoryOddsStore(),
    ledger: makeMemoryLedgerStore(),
    weather: makeMemoryWeatherStore(),
  };
}

async function sealAt(stores: MomentStores, { when, nth }: Fact): Promise<void> {
  const race = present(CARD.races[0]);
  const clock = () => when;
  const board = aBoard({ raceId: RACE, at: shift(when, -1), prices: [1 + nth, 3, 4, 6, 10, 20] });
  const seal = makeSealPicks({
    ledger: stores.ledger,
    digest,
    withLock: makeWithLock(),
    clock,
    machineClock: clock,
  });
  await seal([aPickToSeal(race, { now: when, around: { boards: [board] }, cardHash: `hash ${when}` })]);
}

/** Stores a fact as the product does when it comes in. */
async function learn(stores: MomentStores, fact: Fact): Promise<void> {
  const { when, what, nth } = fact;
  const horse = { programNumber: String(nth), horseName: `PAPER LANTERN ${nth}`, knownAt: when };
  if (what === 'board')
    await stores.odds.keep([aBoard({ raceId: RACE, at: when, prices: [nth, 3, 4, 6 + nth, 10, 20] })]);
  else if (what === 'scratch')
    await stores.changes.keep([aChange({ what: 'scratched', to: nth % 2 === 0 }, horse)]);
  else if (what === 'rider')
    await stores.changes.keep([aChange({ what: 'jockey', to: `Robin Lane ${nth}` }, horse)]);
  else if (what === 'sloppy') {
    const air = { ...anAir({ temperature: 60 + nth, conditions: nth % 2 === 0 ? 'Rain' : 'Clear' }) };
    const observation = anObservation({ ...air, provenance: reportedBy('Elm Street Weather', when) });
    await stores.weather.keep([aTold('observation', observation, when)]);
  } else await sealAt(stores, fact);
}

const moments = fc.integer({ min: 0, max: 5 * 60 }).map((minutes) => shift(MORNING, minutes * MINUTE));
const facts = fc.record({
  when: moments,
  what: fc.constantFrom('board', 'scratch', 'rider', 'sloppy', 'seal'),
  nth: fc.integer({ min: 1, max: 6 }),
} as const);
const days = fc.array(facts, { minLength: 1, maxLength: 12 });

const inOrder = (day: readonly Fact[]): readonly Fact[] => day.toSorted((a, b) => a.when - b.when);

/** All reads of a race. */
async function shown(reads: ReturnType<typeof raceReadsOn>) {
  const [field, sheet, history, changes] = await Promise.all([
    reads.showRaceField('saratoga', DAY, 1),
    reads.showOdds(RACE),
    reads.showOddsHistory({ track: 'saratoga', day: DAY, raceNumber: 1 }),
    reads.showChanges(RACE),
  ]);
  return { field, sheet, history, changes };
}

test('as of any moment it is what the product showed then, whatever became known later', async () => {
  const property = fc.asyncProperty(days, moments, async (day, moment) => {
    const stores = await emptyStores();
    const earlier = inOrder(day).filter(({ when }) => when <= moment);
    const later = inOrder(day).filter(({ when }) => when > moment);
    for (const fact of earlier) await learn(stores, fact);
    const then = await shown(raceReadsOn(stores, () => moment));
    for (const fact of later) await learn(stores, fact);
    assert.equal(await shown(raceReadsAsOf(stores, moment)), then);
  });
  await fc.assert(property, { numRuns: 60 });
});

test('the stores of a moment give nothing later, whatever moment is wanted of them', async () => {
  const far = shift(MORNING, 48 * HOUR);
  const all = async ({ changes, odds, ledger, weather }: MomentStores) => [
    await changes.changesOn('saratoga', CARD.day, far),
    await changes.changesBetween({ from: CARD.day, to: CARD.day }, far),
    await odds.latest([{ raceId: RACE, before: far }]),
    await odds.boardsOf(RACE, far),
    await odds.boardsOn('saratoga', CARD.day, far),
    await ledger.head(),
    await ledger.lastOf([RACE], false),
    await ledger.lastLineOf([RACE], false, far),
    await ledger.after(0, 100),
    await weather.reportedBetween('saratoga', shift(MORNING, -HOUR), far),
  ];
  const property = fc.asyncProperty(days, moments, async (day, moment) => {
    const stores = await emptyStores();
    const earlier = await emptyStores();
    for (const fact of inOrder(day)) await learn(stores, fact);
    for (const fact of inOrder(day).filter(({ when }) => when <= moment)) await learn(earlier, fact);
    assert.equal(await all(storesAsOf(stores, moment)), await all(earlier));
  });
  await fc.assert(property, { numRuns: 60 });
});

test('a day of many later seals leaves the first ones where they were', async () => {
  const stores = await emptyStores();
  const first = { when: MORNING, what: 'seal', nth: 2 } as const;
  await learn(stores, first);
  const then = await shown(raceReadsOn(stores, () => MORNING));
  for (let nth = 1; nth <= 201; nth += 1)
    await learn(stores, { when: shift(MORNING, nth * 10_000), what: 'seal', nth: 1 + (nth % 5) });
  assert.is(present(then.field.sealed).seq, 1);
  assert.equal(await shown(raceReadsAsOf(stores, MORNING)), then);
});

test('a card stored after the moment is refused in plain words, not shown', async () => {
  const stores = await emptyStores();
  const early = instant(CARD.provenance.at - 1);
  const { kind, code, message } = await refused(shown(raceReadsAsOf(stores, early)));
  assert.equal([kind, code], ['not-found', 'card.not-kept-then']);
  assert.match(message, 'not kept at that time');
});

test('nothing is written while an earlier moment is shown', async () => {
  const stores = await emptyStores();
  const writes = [
    changesAsOf(stores.changes, MORNING).keep([]),
    oddsAsOf(stores.odds, MORNING).keep([]),
    ledgerAsOf(stores.ledger, MORNING).append([]),
    weatherAsOf(stores.weather, MORNING).keep([]),
    cardsAsOf(stores.printed, MORNING).keep(CARD, 'other hash'),
  ];
  for (const write of writes) assert.is((await refused(write)).code, 'moment.read-only');
});

test.run();
