import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Card } from '#core/card/race.ts';
import { raceId } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Finisher } from '#core/results/race-result.ts';
import { type Outcomes, racesOnCards } from '#core/training/scoring/races-on-cards.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('races on cards with their results');

const DAY = '2025-08-02' as RaceDay;
const LATER = '2025-08-20' as RaceDay;
const NAMES = ['TIN WHISTLE', 'PAPER CROWN', 'GLASS ANCHOR', 'WOOL MITTEN'];
const runner = (index: number, change: Partial<Runner> = {}): Runner =>
  aRunner({ programNumber: String(index + 1), horseName: NAMES[index] ?? '', ...change });
const field = NAMES.map((_, index) => runner(index));

const cardOn = (day: RaceDay, runners: readonly Runner[]): Card =>
  aCard({ day, races: [aRace({ id: raceId('saratoga', day, 1), day, number: 1, runners })] });
const card = cardOn(DAY, field);

const finished = (...order: readonly number[]): readonly Finisher[] =>
  order.map((index, place) =>
    aFinisher({
      programNumber: String(index + 1),
      horseName: NAMES[index] ?? '',
      crossed: place + 1,
      official: place + 1,
    }),
  );
const chart = (starters: readonly Finisher[]): Outcomes => ({
  races: [{ track: 'SAR', day: DAY, race: aRaceResult({ raceNumber: 1, starters }) }],
  laterCards: [],
});
const only = (outcomes: Outcomes) => racesOnCards([card], outcomes).races[0];

/** The line that a later card prints for this race. */
const printed = (official: number) =>
  aPastRace({
    day: DAY,
    track: 'SAR',
    raceNumber: 1,
    official,
    speedFigure: 120,
    firstThree: [{ name: 'GLASS ANCHOR', margin: 3 }],
  });
const laterCard = cardOn(LATER, [
  runner(2, { pastPerformances: [printed(1)] }),
  runner(0, { pastPerformances: [printed(4)] }),
]);

test('the winner of the chart is the winner, by betting interest', () => {
  assert.equal(only(chart(finished(2, 0, 1, 3)))?.won, [0, 0, 1, 0]);
});

test('a horse missing from the chart counts as scratched', () => {
  const race = only(chart(finished(2, 0, 3)));
  assert.equal(
    race?.evidence.interests.map(({ number }) => number),
    ['1', '3', '4'],
  );
  assert.equal(race?.won, [0, 1, 0]);
});

test('an also-eligible that ran is in the race', () => {
  const drawnIn = cardOn(
    DAY,
    field.map((horse, index) => (index === 3 ? { ...horse, listStatus: 'also-eligible' as const } : horse)),
  );
  const { races } = racesOnCards([drawnIn], chart(finished(3, 0, 1, 2)));
  assert.equal(races[0]?.won, [0, 0, 0, 1]);
});

test('a dead heat shares the win', () => {
  const [first, second, ...rest] = finished(0, 1, 2, 3);
  assert.ok(first && second);
  const heat = [first, { ...second, official: 1, deadHeat: true }, ...rest];
  assert.equal(only(chart(heat))?.won, [0.5, 0.5, 0, 0]);
});

test('a race with a starter that is not on the card is left out, with the reason', () => {
  const stranger = aFinisher({ programNumber: '9', horseName: 'STRANGER', crossed: 5, official: 5 });
  const { races, leftOut } = racesOnCards([card], chart([...finished(0, 1, 2, 3), stranger]));
  assert.equal(races, []);
  assert.equal(leftOut, [
    { race: 'SAR 2025-08-02 1', reason: 'the result has 5 starters, the card 4 of them' },
  ]);
});

test('a race without a result is left out', () => {
  assert.equal(racesOnCards([card], { races: [], laterCards: [] }).leftOut, [
    { race: 'SAR 2025-08-02 1', reason: 'no result' },
  ]);
});

test('a later card shows who won', () => {
  assert.equal(only({ races: [], laterCards: [laterCard] })?.won, [0, 0, 1, 0]);
});

test('what a later card prints about a race never reaches its evidence, whatever the order of the cards', () => {
  const alone = only(chart(finished(2, 0, 1, 3)))?.evidence;
  for (const cards of [
    [card, laterCard],
    [laterCard, card],
  ]) {
    const { races } = racesOnCards(cards, { races: [], laterCards: [laterCard] });
    assert.equal(races.find(({ day }) => day === DAY)?.evidence, alone);
  }
});

test("lines dated on race day or later are ignored, even on the race's own card", () => {
  const lines = [aPastRace({ day: LATER }), printed(1), aPastRace({ day: '2025-07-04' as RaceDay })];
  const leaking = cardOn(
    DAY,
    field.map((horse) => ({ ...horse, pastPerformances: lines })),
  );
  const { races } = racesOnCards([leaking], chart(finished(2, 0, 1, 3)));
  for (const starter of races[0]?.evidence.starters ?? [])
    assert.equal(
      starter.pastPerformances?.map(({ day }) => day),
      ['2025-07-04'],
    );
});

test('a card without a morning line is left out', () => {
  const unlined = cardOn(
    DAY,
    field.map((horse) => ({ ...horse, morningLine: null })),
  );
  assert.is(
    racesOnCards([unlined], chart(finished(0, 1, 2, 3))).leftOut[0]?.reason,
    'the card has no morning line',
  );
});

test.run();
