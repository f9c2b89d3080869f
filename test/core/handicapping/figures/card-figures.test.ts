import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { baseSpeed } from '#core/handicapping/figures/base-speed.ts';
import { cardFigures } from '#core/handicapping/figures/card-history.ts';
import { runnerSpeeds } from '#core/handicapping/figures/runner-figures.ts';
import { surfaceGroupOf } from '#core/handicapping/figures/surface-group.ts';
import { courseLiking } from '#core/handicapping/figures/surface-preference.ts';
import { medianOf } from '#core/kernel/numbers.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('figures from a card');

const NOW = instantOn('2025-08-02' as RaceDay, 600, 'America/New_York');
const on = (day: string, change: Partial<PastPerformance> = {}) =>
  aPastRace({ day: day as RaceDay, ...change });
const evidence = (past: readonly PastPerformance[]) =>
  evidenceOf(
    aRace({ runners: [aRunner({ pastPerformances: past }), aRunner({ programNumber: '2' })] }),
    new Map(),
    NOW,
  );
const base = (past: readonly PastPerformance[]) => {
  const race = evidence(past);
  const [runner] = race.starters;
  assert.ok(runner);
  return baseSpeed(runner as NonNullable<typeof runner>, race);
};

test('base speed is the mean of the better two of the last three figures', () => {
  const past = [90, 70, 101, 120].map((speedFigure, index) => on(`2025-0${7 - index}-05`, { speedFigure }));
  assert.is(base(past).points, 95.5);
  assert.is(base(past).races, 2);
});

test('base speed passes over other surfaces, races without a figure and those over a year old', () => {
  const past = [
    on('2025-07-05', { speedFigure: 99, surface: 'turf' }),
    on('2025-06-05', { speedFigure: null }),
    on('2025-05-05', { speedFigure: 80, trackVariant: 14 }),
    on('2024-05-05', { speedFigure: 110 }),
  ];
  assert.equal([base(past).points, base(past).trackVariant, base(past).races], [80, 14, 1]);
});

test('without a figure there is no base speed', () => {
  assert.equal(base([]), { points: null, classPoints: null, trackVariant: null, races: 0 });
});

test('class points are the mean par of the races looked at', () => {
  const pars = [88, null, 80].map((speedPar, index) => on(`2025-0${7 - index}-05`, { speedPar }));
  assert.is(base(pars).classPoints, 84);
});

test('two races at Saratoga six points over the others give two points', () => {
  const past = [
    on('2025-07-05', { track: 'SAR', speedFigure: 90 }),
    on('2025-06-05', { track: 'SAR', speedFigure: 90 }),
    on('2025-05-05', { track: 'AQU', speedFigure: 84 }),
  ];
  assert.equal(courseLiking(past, 'SAR'), { points: 2, here: 2, elsewhere: 1 });
  assert.equal(courseLiking(past, 'BEL'), { points: 0, here: 0, elsewhere: 3 });
  assert.equal(
    courseLiking(past.slice(1), 'SAR'),
    { points: 0, here: 1, elsewhere: 1 },
    'one race is too few',
  );
});

test('liking for a track stays within five points, and turns with the figures', () => {
  const figure = fc.integer({ min: 20, max: 120 });
  fc.assert(
    fc.property(
      fc.array(figure, { maxLength: 6 }),
      fc.array(figure, { maxLength: 6 }),
      (atTrack, elsewhere) => {
        const races = (saratoga: readonly number[], aqueduct: readonly number[]) => [
          ...saratoga.map((speedFigure) => on('2025-06-05', { track: 'SAR', speedFigure })),
          ...aqueduct.map((speedFigure) => on('2025-05-05', { track: 'AQU', speedFigure })),
        ];
        const { points } = courseLiking(races(atTrack, elsewhere), 'SAR');
        assert.ok(Math.abs(points) <= 5);
        const mirrored = races(
          atTrack.map((value) => -value),
          elsewhere.map((value) => -value),
        );
        assert.ok(Math.abs(points + courseLiking(mirrored, 'SAR').points) < 1e-9);
      },
    ),
  );
});

test('the medianOf is the middle value, or the mean of the middle two', () => {
  assert.equal([[3, 1, 2], [4, 1, 2, 3], [7], []].map(medianOf), [2, 2.5, 7, 0]);
});

test('each flat surface has its group, jumps have none', () => {
  assert.equal((['dirt', 'inner-dirt', 'turf', 'inner-turf', 'synthetic'] as const).map(surfaceGroupOf), [
    'main track',
    'inner dirt',
    'turf',
    'inner turf',
    'synthetic',
  ]);
  assert.equal((['steeplechase', 'hunt'] as const).map(surfaceGroupOf), [null, null]);
});

const winner = { official: 1, crossed: { position: 1, lengths: 2 } };
const beaten = (lengths: number) => ({ official: 3, crossed: { position: 3, lengths } });

test('our figures: the winner is ahead of a horse beaten in the same race by its lengths', () => {
  const first = aRunner({ programNumber: '1', pastPerformances: [on('2025-07-05', winner)] });
  const third = aRunner({ programNumber: '2', pastPerformances: [on('2025-07-05', beaten(5))] });
  const found = cardFigures([first, third]);
  const [a, b] = [first, third].map(({ horseKey }) => found.get(horseKey)?.[0]?.figure ?? 0);
  assert.ok((a ?? 0) - (b ?? 0) > 8 && (a ?? 0) - (b ?? 0) < 16, `${a} and ${b}`);
});

test('our figures come newest first, and only of races with a clock, a surface and a distance', () => {
  const past = [
    on('2025-07-05', winner),
    on('2025-06-05', { ...winner, finalSeconds: null }),
    on('2025-05-05', { ...winner, surface: null }),
    on('2025-04-05', { ...winner, distanceYards: null }),
    on('2025-03-05', { ...winner, surface: 'steeplechase' }),
    on('2025-02-05', winner),
  ];
  const runner = aRunner({ pastPerformances: past });
  assert.equal(
    cardFigures([runner])
      .get(runner.horseKey)
      ?.map(({ past: { day } }) => day),
    ['2025-07-05', '2025-02-05'],
  );
});

test('a faster time is a higher figure', () => {
  const figureOf = (finalSeconds: number) => {
    const usual = Array.from({ length: 6 }, (_, index) =>
      aRunner({
        programNumber: String(index + 2),
        pastPerformances: [on(`2025-0${index + 1}-11`, { ...winner, finalSeconds: 71 })],
      }),
    );
    const runner = aRunner({ pastPerformances: [on('2025-07-05', { ...winner, finalSeconds })] });
    return cardFigures([runner, ...usual]).get(runner.horseKey)?.[0]?.figure ?? 0;
  };
  assert.ok(figureOf(69) > figureOf(70) && figureOf(70) > figureOf(71));
});

test('a starter has the producer’s base, its liking for the track and no figure of ours from a few races', () => {
  const past = [
    on('2025-07-05', { ...winner, track: 'SAR', speedFigure: 90 }),
    on('2025-06-05', { ...winner, track: 'SAR', speedFigure: 90 }),
    on('2025-05-05', { ...winner, track: 'AQU', speedFigure: 84 }),
  ];
  const race = evidence(past);
  const [speed, other] = runnerSpeeds(race, [race]);
  assert.equal([speed?.base.points, speed?.liking.points, speed?.adjusted], [90, 2, 92]);
  assert.equal([speed?.own, other?.adjusted, other?.own], [null, null, null]);
});

test('our own figure of the latest race is shown with it once ten other races at the distance support it', () => {
  const from = (count: number) => {
    const past = Array.from({ length: count }, (_, index) =>
      on(`2025-06-${String(index + 1).padStart(2, '0')}`, { ...winner, track: 'SAR', speedFigure: 90 }),
    ).reverse();
    const race = evidence(past);
    return runnerSpeeds(race, [race])[0]?.own?.past.day;
  };
  assert.equal([from(10), from(11)], [undefined, '2025-06-11']);
});

test.run();
