import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { finishOrder } from '#core/handicapping/finish-order.ts';
import type { HorseOpinion } from '#core/picks/analysis/opinion.ts';
import { exoticPlays } from '#core/picks/recommendations/exotics.ts';
import { isNear, vectors } from '#test/core/handicapping/vectors.ts';
import { aRace } from '#test/support/a-race.ts';
import { MORNING } from '../picks-of.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('exotics');
const { settings } = analysis;
const operator = 'New York Racing Association';
const takeout = {
  exacta: { share: 0.185, operator, isAssumed: false },
  trifecta: { share: 0.24, operator, isAssumed: false },
};

function plays(chances: readonly number[], value = settings.value) {
  const order = finishOrder(chances, settings.order.exponents);
  const { interests } = evidenceOf(aRace(), new Map(), MORNING);
  const ranking = chances.flatMap((chance, index): HorseOpinion[] => {
    const interest = interests[index];
    const runner = interest?.runners[0];
    return interest === undefined || runner === undefined
      ? []
      : [{ interest, index: index, runner, score: 0, agreement: 50, chance, reasons: [] }];
  });
  return exoticPlays(ranking, { market: order, view: order, takeout, settings: value });
}

test('an exacta box of two for $20 costs $40', () => {
  const known = vectors.exactaBox.find(({ horses }) => horses === 2);
  assert.is(known?.cost, 40);
  const stakes = { ...settings.value.stakes, exacta: known?.stakePerCombination ?? 0 };
  const [box] = plays([0.3, 0.28, 0.2, 0.1, 0.07, 0.05], { ...settings.value, stakes });
  assert.is(box?.cost, known?.cost);
});

test('two horses close together are boxed, a clear one is keyed', () => {
  const [box] = plays([0.3, 0.28, 0.2, 0.1, 0.07, 0.05]);
  assert.is(box?.betType, 'Exacta Box');
  assert.is(box?.combination, '1,2');
  assert.is(box?.cost, 4);
  const [key, trifecta] = plays([0.5, 0.2, 0.12, 0.08, 0.06, 0.04]);
  assert.is(key?.betType, 'Exacta Key');
  assert.is(key?.combination, '1 / 2,3');
  assert.is(trifecta?.combination, '1 / 2,3,4 / 2,3,4');
  assert.is(trifecta?.combinations, 6);
  assert.is(trifecta?.cost, 3);
});

test('at market chances the takeout is lost: a ticket returns 81.5 or 76 cents on the dollar', () => {
  const [exacta, trifecta] = plays([0.3, 0.25, 0.2, 0.12, 0.08, 0.05]);
  assert.ok(isNear(exacta?.returnPerDollar ?? 0, 0.815, 1e-9));
  assert.ok(isNear(trifecta?.returnPerDollar ?? 0, 0.76, 1e-9));
  assert.match(exacta?.reasoning ?? '', /\$0\.8\d per dollar if our view is right: pass\.$/);
});

test('what a ticket pays is the stake less takeout over the chance of its orders', () => {
  const chances = [0.3, 0.28, 0.2, 0.1, 0.07, 0.05];
  const { exacta } = finishOrder(chances, settings.order.exponents);
  const [box] = plays(chances);
  const hit = exacta(0, 1) + exacta(1, 0);
  assert.ok(isNear(box?.hitChance ?? 0, hit, 1e-12));
  assert.ok(isNear(box?.expectedPayout ?? 0, (2 * 2 * 0.815) / hit, 1e-9));
});

test('the risk follows the chance to cash', () => {
  assert.is(plays([0.7, 0.15, 0.1, 0.03, 0.02])[0]?.riskLevel, 'Low');
  assert.is(plays([0.17, 0.17, 0.17, 0.17, 0.16, 0.16])[0]?.riskLevel, 'High');
});

test('three horses make no exotic pool, four an exacta only', () => {
  assert.equal(plays([0.5, 0.3, 0.2]), []);
  assert.equal(
    plays([0.4, 0.3, 0.2, 0.1]).map((play) => play.betType),
    ['Exacta Box'],
  );
});

test.run();
