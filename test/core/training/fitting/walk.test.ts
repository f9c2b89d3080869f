import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { fitModels, judgmentsOf, scoredBy, walkForward, walkSteps } from '#core/training/fitting/walk.ts';
import { near } from '#test/support/near.ts';
import { aFit } from './a-fit.ts';
import { anExample } from './an-example.ts';
import { dayAt } from './ran.ts';

const test = suite('a walk by hand');

const SETTINGS = {
  features: 1,
  fundamental: { softness: 0, penalty: 1, halfLifeDays: null },
  folds: 3,
  leastRaces: 6,
};
/** A race of two; the favorite at 2/3 wins four times out of five. */
const raceOn = (days: number, index: number, change: Partial<RaceExample> = {}): RaceExample =>
  anExample({
    race: `aqu-${days}-${index}`,
    day: dayAt(days),
    publicChances: [2 / 3, 1 / 3],
    features: new Float64Array(2),
    won: index % 5 === 0 ? [0, 1] : [1, 0],
    order: [0, 1],
    ...change,
  });
/** Five races a day. */
const season = (days: number) =>
  Array.from({ length: 5 * days }, (_, index) => raceOn(Math.floor(index / 5), index));

test('six races are enough to learn from, five are not', () => {
  const six = [...season(1), raceOn(1, 1)];
  assert.is(fitModels(six, dayAt(1), SETTINGS), null);
  assert.equal([fitModels(six, dayAt(2), SETTINGS)?.races, fitModels(six, dayAt(2), SETTINGS)?.days], [6, 2]);
});

test('the races alone would give the public the power two; the belief in it holds it near one', () => {
  const fitted = fitModels(season(12), dayAt(12), SETTINGS);
  near(fitted?.freeBlend.powers[1], 2, 1e-6);
  const used = fitted?.publicPower.powers[0] ?? 0;
  assert.ok(used > 1 && used < 1.1, `${used}`);
});

test('a model that cannot tell two horses apart gets no power beside the public', () => {
  const fitted = fitModels(season(12), dayAt(12), SETTINGS);
  assert.equal([fitted?.blend.powers[0], fitted?.freeBlend.powers[0]], [0, 0]);
});

test('the corrected public is its chances to the power 1.1, of their sum: .5 .3 .2 are .517 .295 .189', () => {
  const example = anExample({ publicChances: [0.5, 0.3, 0.2], features: new Float64Array(3) });
  const { corrected, public: prices, fundamental, formula } = judgmentsOf(example, aFit());
  [0.517, 0.295, 0.189].forEach((chance, index) => {
    near(corrected[index], chance, 6e-4);
  });
  assert.equal([prices, formula], [example.publicChances, example.formulaChances]);
  near(fundamental[2], 1 / 3);
});

test('a blend without power for the model is the public to its own', () => {
  const example = anExample({ features: new Float64Array(4) });
  const fit = aFit({ blend: { powers: [0, 1.1], errors: [0, 0] } });
  const { blend, corrected } = judgmentsOf(example, fit);
  blend.forEach((chance, index) => {
    near(chance, corrected[index] ?? Number.NaN);
  });
});

test('with both powers one, chances multiply: 3 to 1 by form and 2 to 1 by price are 6 to 1', () => {
  const example = anExample({ publicChances: [2 / 3, 1 / 3], features: Float64Array.from([1, 0]) });
  const { blend } = judgmentsOf(example, aFit({ blend: { powers: [1, 1], errors: [0, 0] } }));
  near(blend[0], 6 / 7);
});

test('each day of a span is a step, also one whose races cannot be judged yet', () => {
  const steps = [...walkSteps(season(4), { from: dayAt(0), to: dayAt(3), track: null }, SETTINGS)];
  assert.equal(
    steps.map(({ day, done, of }) => [day, done, of]),
    [0, 1, 2, 3].map((days) => [dayAt(days), days + 1, 4]),
  );
});

test('only days with a race of the track are walked, and only its races are judged', () => {
  const races = [...season(3), raceOn(3, 1, { track: 'SAR' }), raceOn(3, 2), raceOn(4, 1)];
  const { walked, last } = walkForward(races, { from: dayAt(0), to: dayAt(9), track: 'SAR' }, SETTINGS);
  assert.equal(
    walked.map(({ example }) => [example.track, example.day]),
    [['SAR', dayAt(3)]],
  );
  assert.is(last?.races, 15);
});

test('a span without races is no step and no fit', () => {
  const span = { from: dayAt(50), to: dayAt(60), track: null };
  assert.equal([...walkSteps(season(4), span, SETTINGS)], []);
  assert.equal(walkForward(season(4), span, SETTINGS), { walked: [], last: null });
});

test('scores are taken of one model at a time, race by race', () => {
  const { walked } = walkForward(season(4), { from: dayAt(2), to: dayAt(3), track: null }, SETTINGS);
  const scored = scoredBy(walked, 'formula');
  assert.is(scored.length, 10);
  for (const { example, chances } of scored) assert.is(chances, example.formulaChances);
});

test('a model that is wrong wherever it was not fitted gets no power, and the public keeps its own', () => {
  const turning = Array.from({ length: 60 }, (_, index) => {
    const days = Math.floor(index / 5);
    return raceOn(days, index, {
      features: Float64Array.from([1, 0]),
      publicChances: [0.55, 0.45],
      won: days % 2 === 0 ? [1, 0] : [0, 1],
    });
  });
  const fitted = fitModels(turning, dayAt(12), { ...SETTINGS, folds: 2 });
  assert.ok((fitted?.freeBlend.powers[0] ?? 0) < -0.5, `${fitted?.freeBlend.powers}`);
  assert.is(fitted?.blend.powers[0], 0);
  assert.is(fitted?.blend.powers[1], fitted?.publicPower.powers[0]);
  assert.ok((fitted?.blend.errors[0] ?? 0) > 0);
});

test.run();
