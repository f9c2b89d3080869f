import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { powerAt, recordsOf, sampleOf } from '#core/training/fitting/model-records.ts';
import { aFit } from './a-fit.ts';
import { anExample } from './an-example.ts';
import { dayAt } from './ran.ts';

const test = suite('stored fitted models');

const SETTINGS = {
  features: FEATURES.length,
  fundamental: { softness: 0.9, penalty: 20, halfLifeDays: null },
  folds: 5,
  leastRaces: 30,
};
const ORDER = {
  exponents: { second: 0.81234567, third: 0.65 },
  errors: { second: 0.0123456789, third: 0.02 },
  races: 4_271,
};
const past = [
  anExample({ day: dayAt(7), track: 'SAR' }),
  anExample({ day: dayAt(0) }),
  anExample({ day: dayAt(7) }),
];
/** The third feature of the register varied, the others never did. */
const onlyThird = (value: number) => FEATURES.map((_, index) => (index === 2 ? value : 0));
const records = recordsOf(
  aFit({
    fundamental: {
      weights: onlyThird(0.12345678),
      scales: onlyThird(2.5),
      errors: onlyThird(0.01),
      rounds: 5,
    },
  }),
  ORDER,
  past,
  dayAt(30),
  SETTINGS,
);

test('a power has six digits, a missing one is nothing', () => {
  assert.equal(powerAt({ powers: [1.23456789], errors: [0.1] }, 0), { power: 1.234568, error: 0.1 });
  assert.equal(powerAt({ powers: [], errors: [] }, 1), { power: 0, error: 0 });
});

test('a sample counts races and days, first and last, in whatever order they came', () => {
  assert.equal(sampleOf(past, 'real results'), {
    races: 3,
    days: 2,
    from: dayAt(0),
    to: dayAt(7),
    of: 'real results',
  });
});

test('only features that varied are stored, with weight, error and scale', () => {
  assert.equal(records.fundamental.features, [
    { name: FEATURES[2]?.name ?? '', weight: 0.123457, error: 0.01, scale: 2.5 },
  ]);
});

test('every record has the day of the fit, and names the tracks of its races in order', () => {
  for (const { version, date, sample } of [records.fundamental, records.public, records.blend]) {
    assert.equal([version, date, sample.of], [dayAt(30), dayAt(30), 'real results of AQU, SAR']);
  }
});

test('the softness of the target and the penalty on the weights are stored with them', () => {
  assert.equal([records.fundamental.softness, records.fundamental.penalty], [0.9, 20]);
});

test('the blend keeps what is used beside what the races alone would have', () => {
  assert.is(records.blend.fundamental.power, 0.123457);
  assert.equal(records.blend.free, {
    fundamental: { power: -0.2, error: 0.1 },
    public: { power: 1.3, error: 0.1 },
  });
  assert.is(records.public.public.power, 1.1);
});

test('the order says in a sentence what it was fitted on', () => {
  const { version, exponents, errors, note } = records.order;
  assert.is(version, `finish-order-${dayAt(30)}`);
  assert.equal([exponents.second, errors.second], [0.812346, 0.012346]);
  assert.is(
    note,
    `Exponents fitted on the public's final chances and the first three of 4,271 real results of AQU, SAR, ${dayAt(0)} to ${dayAt(7)}.`,
  );
});

test.run();
