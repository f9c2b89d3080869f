import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import formFile from '#config/models/form.json' with { type: 'json' };
import type { Race } from '#core/card/race.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { finishOrder } from '#core/handicapping/finish-order.ts';
import { makeBlend } from '#core/handicapping/models/blend.ts';
import { makeForm } from '#core/handicapping/models/form.ts';
import { makeFundamental } from '#core/handicapping/models/fundamental.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import { makeMorning } from '#core/handicapping/models/morning.ts';
import { makePublic, pricedChances } from '#core/handicapping/models/public.ts';
import { type FittedWeight, type Sample, sampleText } from '#core/handicapping/models/record.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { bell, seededRng } from '#test/support/rng.ts';

const test = suite('fitted models');

const sample: Sample = {
  races: 4145,
  days: 500,
  from: '2017-01-01',
  to: '2020-07-15',
  of: 'real results of AQU',
};
const head = { version: 'invented-1', date: '2026-11-21', sample };
const rng = seededRng(5);
const features: readonly FittedWeight[] = FEATURES.map(({ name }) => ({
  name,
  weight: 0.2 * bell(rng),
  error: 0.02,
  scale: 0.5 + rng(),
}));
const power = (value: number) => ({ power: value, error: 0.02 });

const fundamental = makeFundamental({ ...head, softness: 0.9, penalty: 20, features });
const prices = makePublic({ ...head, public: power(1.07) });
const free = { fundamental: power(0), public: power(1) };
const blendOf = (fundamentalPower: number, publics: number): NamedModel =>
  makeBlend({ ...head, fundamental: power(fundamentalPower), public: power(publics), free }, fundamental);
const form = makeForm({ ...formFile, ...head });
const lines = {
  line: { ...power(1.35), spread: 0.12 },
  tracks: [{ track: 'SAR', races: 390, ...power(1.2) }],
};
const morning = makeMorning({ ...head, ...lines, beside: power(0.8), form: power(0.4) }, form);
const MODELS = [fundamental, form, prices, blendOf(0.1, 1), morning];

const MORNING = instantOn('2025-08-02' as RaceDay, 600, 'America/New_York');
const evidenceOn = (race: Race): Evidence => evidenceOf(race, new Map(), MORNING);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const near = (value: number | undefined, expected: number, by = 1e-9): void =>
  assert.ok(value !== undefined && Math.abs(value - expected) < by, `${value} is not ${expected}`);

for (const model of MODELS) {
  test(`${model.name}: win, place and show chances sum to 1, 2 and 3 whatever the race`, () => {
    fc.assert(
      fc.property(randomRace, (race) => {
        const evidence = evidenceOn(race);
        const chances = model.chances(evidence);
        assert.is(chances.length, evidence.interests.length);
        if (chances.length === 0) return;
        assert.ok(chances.every((chance) => chance > 0 && chance <= 1));
        near(sumOf(chances), 1);
        if (chances.length < 4) return;
        const { place, show } = finishOrder(chances, { second: 0.8, third: 0.65 });
        near(sumOf(place), 2, 1e-6);
        near(sumOf(show), 3, 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  test(`${model.name}: the order of the card changes no chance, and asking twice neither`, () => {
    fc.assert(
      fc.property(randomRace, (race) => {
        const uncoupled = race.runners.map((runner) => ({ ...runner, coupledWith: null }));
        const winChances = model.chances(evidenceOn({ ...race, runners: uncoupled }));
        const turned = model.chances(evidenceOn({ ...race, runners: [...uncoupled].reverse() }));
        winChances.forEach((chance, index) => {
          near(turned[winChances.length - 1 - index], chance);
        });
        assert.equal(model.chances(evidenceOn({ ...race, runners: uncoupled })), winChances);
      }),
      { numRuns: 30 },
    );
  });

  test(`${model.name} says on what it was fitted and carries its version`, () => {
    assert.match(model.says, '4,145 real results of AQU, 2017-01-01 to 2020-07-15');
    assert.is(model.version, 'invented-1');
  });
}

test('the models without odds do not look at a price', () => {
  const race = aRace();
  const runners = race.runners.map((runner) => ({ ...runner, morningLine: null }));
  for (const model of [fundamental, form])
    assert.equal(model.chances(evidenceOn({ ...race, runners })), model.chances(evidenceOn(race)));
});

test('an unknown horse rates as an average one of the field', () => {
  const fittedWeight: FittedWeight = { name: 'lastFigure', weight: 1, error: 0, scale: 10 };
  const model = makeFundamental({ ...head, softness: 0.9, penalty: 20, features: [fittedWeight] });
  const figured = (programNumber: string, speedFigure: number | null) =>
    aRunner({ programNumber, pastPerformances: [aPastRace({ speedFigure })] });
  const runners = [figured('1', 90), figured('2', 70), figured('3', null)];
  const [high = 0, low = 0, unknown = 0] = model.chances(evidenceOn(aRace({ runners })));
  near(high / low, Math.exp(2));
  near(unknown ** 2, high * low);
});

test('a feature the register no longer has is left out, one that was not fitted has no weight', () => {
  const removed: FittedWeight = { name: 'noLongerThere', weight: 5, error: 0, scale: 1 };
  const model = makeFundamental({ ...head, softness: 0.9, penalty: 20, features: [removed] });
  assert.equal(model.chances(evidenceOn(aRace())), new Array(6).fill(1 / 6));
});

test('coupled horses have the chance of both together', () => {
  const race = aRace();
  const [first, second, ...others] = race.runners;
  assert.ok(first && second);
  const coupled = [first, second].map((runner) => ({ ...runner, coupledWith: 'A' }));
  const separate = fundamental.chances(evidenceOn(race));
  const together = fundamental.chances(evidenceOn({ ...race, runners: [...coupled, ...others] }));
  near(together[0], (separate[0] ?? 0) + (separate[1] ?? 0));
  assert.is(together.length, 5);
});

test('2-1, 2-1 and 2-1 are a third each; the correction lifts a favorite', () => {
  const runners = [1, 2, 3].map((index) => aRunner({ programNumber: String(index), toOne: 2 }));
  prices.chances(evidenceOn(aRace({ runners }))).forEach((chance) => {
    near(chance, 1 / 3);
  });
  const evidence = evidenceOn(aRace());
  assert.ok((prices.chances(evidence)[0] ?? 0) > (pricedChances(evidence)[0] ?? 1));
});

test('a blend with no power for the model without odds is the public, corrected', () => {
  const evidence = evidenceOn(aRace());
  const blend = blendOf(0, 1.07).chances(evidence);
  prices.chances(evidence).forEach((chance, index) => {
    near(blend[index], chance);
  });
});

test('a blend lies between what its two say, in their ratios', () => {
  const evidence = evidenceOn(aRace());
  const ratio = (chances: readonly number[]) => Math.log((chances[0] ?? 0) / (chances[5] ?? 1));
  const expected = 0.3 * ratio(fundamental.chances(evidence)) + 0.8 * ratio(pricedChances(evidence));
  near(ratio(blendOf(0.3, 0.8).chances(evidence)), expected);
});

test('the races of a fit are given with number, kind and span', () => {
  assert.is(sampleText(sample), '4,145 real results of AQU, 2017-01-01 to 2020-07-15');
});

test.run();
