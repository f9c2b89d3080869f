import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardSheet } from '#core/card/card-sheet.ts';
import { summaryOf } from '#core/card/card-summary.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('card sheet and summary');

const runners = [
  aRunner({
    programNumber: '1',
    coupledWith: 'A',
    pastPerformances: [aPastRace({ speedFigure: 91 }), aPastRace()],
  }),
  aRunner({ programNumber: '1A', coupledWith: 'A', jockey: aPerson('PARK MORGAN') }),
  aRunner({
    programNumber: '3',
    jockey: null,
    pastPerformances: [aPastRace({ speedFigure: null }), aPastRace()],
  }),
  aRunner({ programNumber: '4', listStatus: 'also-eligible', morningLine: null }),
  aRunner({ programNumber: '5', listStatus: 'main-track-only', workouts: [] }),
  aRunner({ programNumber: '6', isScratched: true }),
];
const first = runners[1] as (typeof runners)[number];
const card = aCard({
  races: [
    aRace({
      runners: [
        ...runners.slice(0, 1),
        { ...first, records: { ...present(first.records), life: aRecord() } },
        ...runners.slice(2),
      ],
    }),
  ],
});

test('a sheet has the post time on the track clock and the distance as printed', () => {
  const [race] = cardSheet(card).races;
  assert.is(race?.postTime, '1:05 PM ET');
  assert.is(race?.distance, '6F');
});

test('a sheet names the course as a program prints it, beside its kind', () => {
  const [race] = cardSheet(aCard({ races: [aRace({ surface: 'inner-turf' })] })).races;
  assert.equal([race?.surface, race?.surfaceName], ['inner-turf', 'Inner turf']);
});

test('the last figure is that of the last race, also when it has none', () => {
  const figures = cardSheet(card).races[0]?.runners.map(({ lastFigure }) => lastFigure);
  assert.equal(figures, [91, null, null, null, null, null]);
});

test('a figure is labeled with its scale', () => {
  const scaleOf = (change: Parameters<typeof aPastRace>[0], tier: 'imported' | 'demo' = 'imported') => {
    const runners = [aRunner({ pastPerformances: [aPastRace({ speedFigure: 88, ...change })] })];
    return cardSheet(aCard({ tier, races: [aRace({ runners })] })).races[0]?.runners[0]?.figureScale;
  };
  assert.equal(
    [
      scaleOf({}),
      scaleOf({ figureScale: 'TrackMaster' }),
      scaleOf({}, 'demo'),
      scaleOf({ speedFigure: null }),
    ],
    ['Brisnet', 'TrackMaster', 'Demo', null],
  );
});

test('runners outside the body of the race carry a note and are not starters', () => {
  const [race] = cardSheet(card).races;
  assert.equal(
    race?.runners.map(({ note }) => note),
    [null, null, null, 'also eligible', 'main track only', 'scratched'],
  );
  assert.is(race?.starters, 3);
});

test('a demo card says so', () => {
  assert.is(cardSheet(aCard({ tier: 'demo' })).isDemo, true);
  assert.is(cardSheet(card).isDemo, false);
});

test('a summary counts what a card holds', () => {
  assert.equal(summaryOf(card), {
    races: 1,
    runners: 6,
    starters: 3,
    coupled: 2,
    alsoEligible: 1,
    mainTrackOnly: 1,
    firstStarters: 1,
    jockeys: 2,
    trainers: 1,
    pastPerformances: 4,
    figures: 3,
    workouts: 5,
  });
});

test('what is not known yet stays empty on the sheet: post time, distance, course, rider and line', () => {
  const open = aRace({
    postTime: null,
    distanceYards: null,
    surface: null,
    runners: [aRunner({ jockey: null, trainer: null, morningLine: null, pastPerformances: null })],
  });
  const [race] = cardSheet(aCard({ races: [open] })).races;
  assert.equal([race?.postTime, race?.distance, race?.surface, race?.surfaceName], [null, null, null, null]);
  const [runner] = race?.runners ?? [];
  assert.equal(
    [runner?.jockey, runner?.trainer, runner?.morningLine, runner?.lastFigure],
    [null, null, null, null],
  );
});

test('a track that is not registered goes by its slug', () => {
  assert.is(cardSheet(aCard({ trackSlug: 'ascot' })).track, 'ascot');
  assert.is(cardSheet(aCard({ trackSlug: 'finger-lakes' })).track, 'Finger Lakes');
  assert.is(cardSheet(aCard()).track, 'Saratoga');
});

test('a card of entries alone counts neither past performances nor works, nor first starters', () => {
  const unknown = aRunner({ pastPerformances: null, workouts: null, records: null, jockey: null });
  const { pastPerformances, figures, workouts, firstStarters, jockeys, trainers } = summaryOf(
    aCard({ races: [aRace({ runners: [unknown] })] }),
  );
  assert.equal([pastPerformances, figures, workouts, firstStarters, jockeys, trainers], [0, 0, 0, 0, 0, 1]);
});

test.run();
