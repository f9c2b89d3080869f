import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitKnownTruth, hasLine } from '#core/training/fitting/known-truth.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { near } from '#test/support/near.ts';
import { anExample } from './an-example.ts';
import { dayAt } from './ran.ts';

const test = suite('the morning’s powers, by hand');

const SETTINGS = {
  features: 1,
  fundamental: { softness: 0, penalty: 1, halfLifeDays: null },
  folds: 3,
  leastRaces: 6,
};
/** A race of two in which the line has the first at 2/3, the public at an even chance; it wins `share`. */
const raceOn = (days: number, share: number, change: Partial<RaceExample> = {}): RaceExample =>
  anExample({
    day: dayAt(days),
    publicChances: [0.5, 0.5],
    lineChances: [2 / 3, 1 / 3],
    features: new Float64Array(2),
    won: [share, 1 - share],
    ...change,
  });
const season = Array.from({ length: 60 }, (_, index) => raceOn(Math.floor(index / 5), 0.8));
const recordOf = (examples: readonly RaceExample[], until = dayAt(12)) =>
  fitKnownTruth(examples, until, dayAt(20), SETTINGS, 'invented races (seed 7)').record;

test('a line at 2 to 1 that wins 4 to 1 is worth the power two, and the public’s price is not looked at', () => {
  near(recordOf(season).line.power, 2, 1e-6);
});

test('a model that cannot tell two horses apart has no power in the morning either', () => {
  assert.equal(recordOf(season).fundamental, { power: 0, error: 0 });
});

test('the record names the day of the fit as its version, and the races it was fitted on', () => {
  const { version, date, sample } = recordOf(season);
  assert.equal([version, date], [dayAt(20), dayAt(20)]);
  assert.equal(sample, { races: 60, days: 12, from: dayAt(0), to: dayAt(11), of: 'invented races (seed 7)' });
});

test('a race without a line, and one on the day or later, is not learned from', () => {
  const others = [
    ...Array.from({ length: 30 }, () => raceOn(3, 0, { lineChances: null })),
    ...Array.from({ length: 30 }, () => raceOn(12, 0)),
  ];
  assert.equal(recordOf([...season, ...others]), recordOf(season));
});

test('powers are stored to six digits', () => {
  const { line } = recordOf(season.map((example) => ({ ...example, won: [0.7, 0.3] })));
  assert.is(line.power, Number(line.power.toFixed(6)));
  near(line.power, Math.log(7 / 3) / Math.log(2), 1e-6);
});

test('a line is a line only where every interest has one', () => {
  assert.equal([hasLine(raceOn(0, 1)), hasLine(raceOn(0, 1, { lineChances: null }))], [true, false]);
});

test.run();
