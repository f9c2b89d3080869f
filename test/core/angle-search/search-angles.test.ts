import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { CARD_ANGLES } from '#core/angle-search/angles/index.ts';
import { type AngleSearchRequest, makeSearchAngles } from '#core/angle-search/use-cases/search-angles.ts';
import type { Card } from '#core/card/race.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('searching the card by angles');

const TODAY = '2025-08-02' as RaceDay;
const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;

/** Three horses: number 1 won its last race, number 2 is off a layoff, number 3 is neither. */
const threeHorses = (day: RaceDay) => [
  aRunner({ programNumber: '1', pastPerformances: [aPastRace({ day: addDays(day, -20), official: 1 })] }),
  aRunner({ programNumber: '2', pastPerformances: [aPastRace({ day: addDays(day, -70) })] }),
  aRunner({ programNumber: '3', pastPerformances: [aPastRace({ day: addDays(day, -21) })] }),
];

const cardOf = (day: RaceDay, tier: 'imported' | 'demo' = 'imported'): Card =>
  aCard({ day, tier, races: [aRace({ day, runners: threeHorses(day), isDemo: tier === 'demo' })] });

interface Day {
  readonly day: RaceDay;
  readonly result: RaceResult | null;
}

async function searching(days: readonly Day[], request: Partial<AngleSearchRequest>) {
  const [cards, results] = [makeMemoryCardStore(), makeMemoryResultStore()];
  for (const { day, result } of days) {
    await cards.keep(cardOf(day), `card ${day}`);
    if (result !== null) await results.keep(aSheet({ day, races: [result] }), `sheet ${day}`);
  }
  const racingNow = makeReadRacingNow({ cards, clock: () => MORNING });
  const search = makeSearchAngles({ cards, results, racingNow, yieldToEventLoop: async () => undefined });
  return search({ find: 'won-last', when: 'today', days: 30, track: null, ...request });
}

const found = ({ matches }: Awaited<ReturnType<typeof searching>>) =>
  matches.map(
    ({ race, horses }) => `${race.day}: ${horses.map(({ programNumber }) => programNumber).join(',')}`,
  );

const ago = (days: number): RaceDay => addDays(TODAY, -days);

test("today's starters are found by race, with the angles that hold", async () => {
  const search = await searching([{ day: TODAY, result: null }], { find: 'won-last or layoff' });
  assert.equal(found(search), ['2025-08-02: 1,2']);
  assert.equal(search.matches[0]?.horses[1]?.because, ['First start in 60 days or more']);
  assert.is(search.cards, 1);
  assert.is(search.record.starts, 0);
  assert.is(search.record.winRate, null);
});

test('tomorrow is searched by its own card', async () => {
  const search = await searching([{ day: addDays(TODAY, 1), result: null }], { when: 'tomorrow' });
  assert.equal(found(search), ['2025-08-03: 1']);
});

test('the record counts starts, wins and the return of past starters, and never a day without a result', async () => {
  const days = [
    { day: ago(1), result: aRaceResult() },
    { day: ago(2), result: aRaceResult() },
    { day: ago(3), result: null },
    { day: TODAY, result: aRaceResult() },
  ];
  const { record } = await searching(days, {});
  assert.is(record.starts, 2);
  assert.is(record.wins, 2);
  assert.is(record.roi, 100 * (8.7 / 2 - 1));
  assert.is(record.cards, 2);
  assert.ok((record.winRange?.low ?? 100) < 40, 'two of two is no certainty');
  const { record: beaten } = await searching(days, { find: 'layoff' });
  assert.equal([beaten.starts, beaten.wins, beaten.roi], [2, 0, -100]);
});

test('the past is listed newest first with what came of each, within the days asked for', async () => {
  const days = [1, 5, 40].map((count) => ({ day: ago(count), result: aRaceResult() }));
  const search = await searching(days, { when: 'past' });
  assert.equal(found(search), ['2025-08-01: 1', '2025-07-28: 1']);
  assert.is(search.matches[0]?.horses[0]?.outcome?.place, 1);
});

test('a horse that was scratched after the card was made is no start', async () => {
  const result = aRaceResult({ starters: ['2', '3'].map((programNumber) => aFinisher({ programNumber })) });
  const { record } = await searching([{ day: ago(1), result }], {});
  assert.is(record.starts, 0);
});

test('invented days do not count beside real ones', async () => {
  const cards = makeMemoryCardStore();
  await cards.keep(cardOf(ago(1), 'demo'), 'demo');
  await cards.keep(cardOf(TODAY), 'real');
  const results = makeMemoryResultStore();
  await results.keep(aSheet({ day: ago(1), kind: 'simulation', races: [aRaceResult()] }), 'demo sheet');
  const racingNow = makeReadRacingNow({ cards, clock: () => MORNING });
  const search = makeSearchAngles({ cards, results, racingNow, yieldToEventLoop: async () => undefined });
  const { record } = await search({ find: 'won-last', when: 'today', days: 30, track: null });
  assert.is(record.races, 0);
});

test('whatever came of a race, and whatever the horses did later, the same starters are found', async () => {
  const rng = seededRng(1863);
  const shuffled = (numbers: readonly string[]) =>
    numbers.map((number) => ({ number, key: rng() })).toSorted((a, b) => a.key - b.key);
  const find = CARD_ANGLES.slice(0, 12)
    .map(({ name }) => name)
    .join(' or ');
  const expected = found(await searching([{ day: ago(9), result: aRaceResult() }], { find, when: 'past' }));
  assert.is(expected.length, 1);
  for (let round = 0; round < 40; round += 1) {
    const order = shuffled(['1', '2', '3']);
    const starters = order.map(({ number }, index) =>
      aFinisher({ programNumber: number, official: index + 1, crossed: index + 1, odds: 1 + 20 * rng() }),
    );
    const result = aRaceResult({
      starters,
      payouts: [aPayout({ winningNumbers: order[0]?.number ?? '1' })],
      condition: rng() < 0.5 ? 'Sloppy' : 'Fast',
    });
    const later = aRaceResult({ starters, claims: [], condition: 'Muddy' });
    const days = [
      { day: ago(9), result },
      { day: ago(2), result: later },
    ];
    const search = await searching(days, { find, when: 'past' });
    assert.equal(found(search).slice(1), expected, `round ${round}`);
  }
});

test.run();
