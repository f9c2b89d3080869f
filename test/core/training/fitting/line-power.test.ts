import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitLinePowers, type LinedRace } from '#core/training/fitting/line-power.ts';
import { near } from '#test/support/near.ts';
import { dayAt } from './ran.ts';

const test = suite('the power of the morning line, track by track');

/** `count` two-horse races at a track; the line is 2 to 1 on the first horse, which wins `won` of them. */
const racesAt = (track: string, count: number, won: number): readonly LinedRace[] =>
  Array.from({ length: count }, (_, index) => ({
    track,
    day: dayAt(index),
    interests: 2,
    lineChances: [2 / 3, 1 / 3],
    won: index < won ? [1, 0] : [0, 1],
  }));
/** How often the first horse wins if the line should have this power. */
const wins = (count: number, power: number): number => Math.round((count * 2 ** power) / (2 ** power + 1));
const powerAt = (fit: ReturnType<typeof fitLinePowers>, code: string): number =>
  fit.tracks.find(({ track }) => track === code)?.power ?? Number.NaN;

test('when all tracks agree, each has the power of all and the spread is zero', () => {
  const fit = fitLinePowers(['AQU', 'PEN', 'GP'].flatMap((code) => racesAt(code, 3_000, wins(3_000, 1.4))));
  near(fit.line.power, 1.4, 0.01);
  assert.is(fit.line.spread, 0);
  for (const code of ['AQU', 'PEN', 'GP']) near(powerAt(fit, code), 1.4, 0.01);
});

test('a track with many races keeps its power; one with few is pulled toward the others', () => {
  const fit = fitLinePowers([
    ...racesAt('AQU', 4_000, wins(4_000, 1.1)),
    ...racesAt('DMR', 4_000, wins(4_000, 1.6)),
    ...racesAt('TUP', 40, wins(40, 2.5)),
  ]);
  assert.ok(fit.line.spread > 0.1, `${fit.line.spread}`);
  near(powerAt(fit, 'AQU'), 1.1, 0.05);
  near(powerAt(fit, 'DMR'), 1.6, 0.05);
  assert.ok(powerAt(fit, 'TUP') < 1.7, `${powerAt(fit, 'TUP')}`);
});

test('each power comes with its number of races and an error that shrinks with more of them', () => {
  const { tracks } = fitLinePowers([
    ...racesAt('AQU', 2_000, wins(2_000, 1.1)),
    ...racesAt('DMR', 2_000, wins(2_000, 1.6)),
    ...racesAt('GP', 100, 70),
  ]);
  assert.equal(
    tracks.map(({ track, races }) => [track, races]),
    [
      ['AQU', 2_000],
      ['DMR', 2_000],
      ['GP', 100],
    ],
  );
  const [many, , few] = tracks;
  assert.ok((many?.error ?? 1) < (few?.error ?? 0));
});

test('the same races give the same powers in any order', () => {
  const races = [...racesAt('AQU', 300, 210), ...racesAt('GP', 100, 60)];
  assert.equal(fitLinePowers([...races].reverse()), fitLinePowers(races));
});

test.run();
