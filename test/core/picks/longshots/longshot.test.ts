import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { readFraction, toOne } from '#core/odds/fraction.ts';
import { winPayout } from '#core/odds/value.ts';
import { alertStrength, testLongshot } from '#core/picks/longshots/longshot.ts';
import { isNear, vectors } from '#test/core/handicapping/vectors.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('longshot');
const { longshot: criteria, strength } = analysis.settings.value;
/** The live prices that the known answers were worked out for. */
const STEPS = [6, 8, 10, 12, 15, 20, 25, 30, 40, 50];
const NEVER = 'never up to 50-1';

for (const { ml, odds, relative, payoutOn2 } of vectors.longshot) {
  test(`known answer: ${ml.toFixed(2)} % at ${odds} ${relative.qualifies ? 'qualifies' : 'does not'}`, () => {
    const price = toOne(readFraction(odds));
    const found = testLongshot(ml, price, criteria);
    assert.is(found.qualifies, relative.qualifies);
    assert.ok(isNear(found.edgePercentage, relative.edge));
    assert.ok(isNear(found.impliedPercent, relative.implied));
    assert.ok(isNear(price, relative.ratio));
    assert.is(winPayout(price), payoutOn2);
  });
}

for (const { morningLine, case: which, ml, shortestLiveOddsRelative: shortest } of vectors.longshotDrift) {
  test(`a ${morningLine} horse (${which}) qualifies live at: ${shortest}`, () => {
    const found = STEPS.find((odds) => testLongshot(ml, odds, criteria).qualifies) ?? null;
    const known = shortest === NEVER ? null : toOne(readFraction(shortest));
    assert.is(found, known);
  });
}

test('the strength of an alert: 40 is strong, 75 exceptional', () => {
  assert.is(alertStrength(39.9, strength), 'MODERATE');
  assert.is(alertStrength(40, strength), 'STRONG');
  assert.is(alertStrength(74.9, strength), 'STRONG');
  assert.is(alertStrength(75 - 1e-10, strength), 'EXCEPTIONAL');
});

test.run();
