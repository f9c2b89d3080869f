import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceId } from '#core/card/race.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { makeCompareOnCards } from '#core/training/use-cases/compare-on-cards.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('morning chances scored on cards with results');

const FIRST = '2025-08-01' as RaceDay;
const TRACKS = [
  { slug: 'saratoga', code: 'SAR' },
  { slug: 'aqueduct', code: 'AQU' },
];
const model = (name: string, first: number) => ({
  name,
  version: '1',
  says: '',
  chances: () => [first, 1 - first],
});
const compareOnCards = makeCompareOnCards({
  models: { form: model('form', 0.6), morning: model('morning', 0.8) },
});

/** Two tracks, 20 days each, with a two-horse race at 1-2 and 2-1; the favorite wins four of five. */
const days = TRACKS.flatMap((track) =>
  Array.from({ length: 20 }, (_, index) => ({ ...track, day: addDays(FIRST, index), wins: index % 5 > 0 })),
);
const cards = days.map(({ slug, day }) =>
  aCard({
    trackSlug: slug,
    day,
    races: [
      aRace({
        id: raceId(slug, day, 1),
        trackSlug: slug,
        day,
        number: 1,
        runners: [aRunner({ toOne: 0.5 }), aRunner({ programNumber: '2', toOne: 2 })],
      }),
    ],
  }),
);
const races = days.map(({ code, day, wins }) => ({
  track: code,
  day,
  race: aRaceResult({
    raceNumber: 1,
    starters: [1, 2].map((number) =>
      aFinisher({
        programNumber: String(number),
        horseName: `PAPER LANTERN ${number}`,
        crossed: (number === 1) === wins ? 1 : 2,
        official: (number === 1) === wins ? 1 : 2,
      }),
    ),
  }),
}));
const comparison = compareOnCards(cards, { races, laterCards: [] });
const [all, ...tracks] = comparison.tracks;
const lossOf = (name: string) => all?.scores.find((score) => score.name === name)?.logLoss;
const loss = (chance: number): number => -(0.8 * Math.log(chance) + 0.2 * Math.log(1 - chance));

test('line, form and our chances are scored on the same races, all together and by track', () => {
  assert.is(all?.races, 40);
  assert.equal(
    tracks.map(({ track, races: count }) => [track, count]),
    [
      ['AQU', 20],
      ['SAR', 20],
    ],
  );
  near(lossOf('even chances'), Math.log(2));
  near(lossOf('morning line'), loss(2 / 3));
  near(lossOf('form alone'), loss(0.6));
  near(lossOf('our chances'), loss(0.8));
});

test('the best power of the line in hindsight: two to one squared is four to one', () => {
  near(all?.best?.power.power, 2, 1e-4);
  near(all?.best?.score.logLoss, loss(0.8), 1e-4);
  near(all?.best?.ours.difference, 0, 1e-4);
});

test('with fewer than thirty races there is no best power', () => {
  assert.equal(
    tracks.map(({ best }) => best),
    [null, null],
  );
});

test('calibration error and top-pick rate are measured on the chances', () => {
  const ours = all?.scores.find(({ name }) => name === 'our chances');
  near(ours?.topPickRate, 0.8);
  assert.ok((ours?.calibrationError ?? 1) < 0.1);
});

test('cards without any result are refused, with what to do', () => {
  const refusal = refusalOf(() => compareOnCards(cards, { races: [], laterCards: [] }));
  assert.is(refusal.code, 'models.no-races');
  assert.match(refusal.message, /--results/);
});

test.run();
