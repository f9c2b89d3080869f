import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Evidence } from '#core/handicapping/evidence.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { makeBlend } from '#core/handicapping/models/blend.ts';
import { makePublic, pricedChances } from '#core/handicapping/models/public.ts';
import { sampleText } from '#core/handicapping/models/record.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('prices and form together');

const SAMPLE = {
  races: 4_145,
  days: 500,
  from: '2017-01-01',
  to: '2020-07-15',
  of: 'real results of AQU, BEL',
};
const HEAD = { version: '7', date: '2026-11-21', sample: SAMPLE };
const power = (value: number) => ({ power: value, error: 0.02 });
/** Form says three to one. */
const form = { name: 'form', version: '1', says: 'Form.', chances: () => [0.75, 0.25] };
const free = { fundamental: power(0), public: power(1) };
const blendOf = (formPower: number, publicPower: number) =>
  makeBlend({ ...HEAD, fundamental: power(formPower), public: power(publicPower), free }, form);

/** A race of two at 1-2 and 2-1: implied 2/3 and 1/3, without overround. */
const evidence: Evidence = evidenceOf(
  aRace({ runners: [aRunner({ toOne: 0.5 }), aRunner({ programNumber: '2', toOne: 2 })] }),
  new Map(),
  instantOn('2025-08-02' as RaceDay, 600, 'America/New_York'),
);

test('prices alone are their chances without the overround', () => {
  const [favorite, other] = pricedChances(evidence);
  near(favorite, 2 / 3);
  near(other, 1 / 3);
});

test('a power of two makes two to one four to one', () => {
  near(makePublic({ ...HEAD, public: power(2) }).chances(evidence)[0], 0.8);
});

test('three to one by form and two to one by price are six to one, each with the power one', () => {
  near(blendOf(1, 1).chances(evidence)[0], 6 / 7);
});

test('without a power for form the prices decide, without one for the prices form decides', () => {
  near(blendOf(0, 1).chances(evidence)[0], 2 / 3);
  near(blendOf(1, 0).chances(evidence)[0], 3 / 4);
});

test('the powers are not mixed up: form squared against the plain price is eighteen to one', () => {
  near(blendOf(2, 1).chances(evidence)[0], 18 / 19);
});

test('each says its powers with two digits and the races behind them', () => {
  const { says } = blendOf(0.104, 1.026);
  assert.match(says, /\b0\.10\b/);
  assert.match(says, /\b1\.03\b/);
  assert.ok(says.endsWith(`${sampleText(SAMPLE)}.`));
  assert.match(makePublic({ ...HEAD, public: power(1.0714) }).says, /\b1\.071\b/);
});

test('a sample is said with its number, its kind and its days', () => {
  assert.is(sampleText(SAMPLE), '4,145 real results of AQU, BEL, 2017-01-01 to 2020-07-15');
});

test('each keeps the version of its record and a name of its own', () => {
  const models = [blendOf(0, 1), makePublic({ ...HEAD, public: power(1) })];
  assert.equal(
    models.map(({ name, version }) => `${name} ${version}`),
    ['blend 7', 'public 7'],
  );
});

test.run();
