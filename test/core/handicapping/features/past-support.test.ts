import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite('how the public bet a horse before');

const finish = (position: number | null) => ({ official: position, crossed: { position, lengths: 2 } });
/** Prices in a field of ten, newest first. */
const priced = (...odds: readonly (number | null)[]) => odds.map((toOne) => ({ odds: toOne, fieldSize: 10 }));
const featureIn = (name: string, past: readonly Partial<PastPerformance>[]) => featureOf(name, { past });

test('an average starter has no support: 22-3 among ten, with a sixth of takeout, is a chance of a tenth', () => {
  near(featureIn('lastSupport', priced(22 / 3)), 0);
});

test('three times that chance is ln 3, a third of that chance minus ln 3', () => {
  near(featureIn('lastSupport', priced(25 / 9 - 1)), Math.log(3));
  near(featureIn('lastSupport', priced(24)), -Math.log(3));
});

test('the same price says more in a large field than in a small one', () => {
  const inField = (fieldSize: number) => featureIn('lastSupport', [{ odds: 4, fieldSize }]);
  near(inField(12), Math.log(12 / 6));
  near(inField(6), 0);
});

test('a field of one, an unknown field and a negative price are no price', () => {
  for (const strange of [{ fieldSize: 1 }, { fieldSize: null }, { odds: -1 }])
    assert.is(featureIn('lastSupport', [strange]), null);
});

test('even money in a match is under 1, and 0-1 is a price too', () => {
  near(featureIn('lastSupport', [{ odds: 0, fieldSize: 2 }]), Math.log(2 / 1.2));
});

test('the best of the last six priced races counts, a seventh does not', () => {
  const past = priced(9, 9, null, 9, 9, 9, 1, 0.1);
  near(featureIn('bestSupport', past), Math.log(10 / 2.4));
});

test('no support is higher than the best and the mean lies between the best and the worst', () => {
  const odds = fc.double({ min: 0.1, max: 99, noNaN: true });
  fc.assert(
    fc.property(fc.array(odds, { minLength: 1, maxLength: 4 }), (prices) => {
      const past = priced(...prices);
      const [last, mean, best] = ['lastSupport', 'meanSupport', 'bestSupport'].map(
        (name) => featureIn(name, past) ?? NaN,
      );
      const worst = Math.log(10 / (1.2 * (Math.max(...prices) + 1)));
      assert.ok((last ?? NaN) <= (best ?? NaN) + 1e-9);
      assert.ok((mean ?? NaN) <= (best ?? NaN) + 1e-9 && (mean ?? NaN) >= worst - 1e-9);
    }),
  );
});

test('a horse bet down from 9-1 to 4-1 has a trend of ln 2', () => {
  near(featureIn('supportTrend', priced(4, 9)), Math.log(2));
  near(featureIn('supportTrend', priced(9, 4)), -Math.log(2));
  near(featureIn('supportTrend', priced(4, 4, 4, 99)), 0);
});

test('a winner at 5-1 among losers is worth more than expected, ten losers less', () => {
  near(featureIn('wonMoreThanExpected', [{ odds: 4, ...finish(1) }]), 1 - 1 / 6);
  const losers = new Array(12).fill({ odds: 4, ...finish(5) });
  near(featureIn('wonMoreThanExpected', losers), -10 / 6);
});

test('a horse that wins as often as its prices say is at zero', () => {
  const [won, lost] = [
    { odds: 7 / 3, ...finish(1) },
    { odds: 7 / 3, ...finish(3) },
  ];
  near(featureIn('wonMoreThanExpected', [won, lost, lost, lost]), 0);
});

test('a race without a price is neither a win nor expected to be one', () => {
  assert.is(featureIn('wonMoreThanExpected', [{ odds: null, ...finish(1) }]), null);
  near(
    featureIn('wonMoreThanExpected', [
      { odds: null, ...finish(1) },
      { odds: 4, ...finish(2) },
    ]),
    -1 / 6,
  );
});

test('a race whose placing is unknown is not counted as lost', () => {
  const unplaced = { ...finish(null), nonFinish: null };
  assert.is(featureIn('beatenFavorite', [{ wasFavorite: true, ...unplaced }]), null);
  assert.is(featureIn('wonMoreThanExpected', [{ odds: 4, ...unplaced }]), null);
});

test('a favorite that was pulled up was beaten', () => {
  const pulledUp = { wasFavorite: true, odds: 4, ...finish(null), nonFinish: 'pulled up' } as const;
  assert.is(featureIn('beatenFavorite', [pulledUp]), 1);
  near(featureIn('wonMoreThanExpected', [pulledUp]), -1 / 6);
});

test('another horse than the favorite was not the beaten favorite, whatever the result', () => {
  const unplaced = { ...finish(null), nonFinish: null };
  assert.is(featureIn('beatenFavorite', [{ wasFavorite: false, ...finish(4) }]), 0);
  assert.is(featureIn('beatenFavorite', [{ wasFavorite: false, ...unplaced }]), 0);
});

test('only the last race can make a beaten favorite', () => {
  const past = [
    { wasFavorite: false, ...finish(3) },
    { wasFavorite: true, ...finish(3) },
  ];
  assert.is(featureIn('beatenFavorite', past), 0);
});

test('an odds-on favorite that loses was expected to win more than half of the time', () => {
  near(featureIn('wonMoreThanExpected', [{ odds: 0.5, ...finish(2) }]), -1 / 1.8);
  near(featureIn('wonMoreThanExpected', [{ odds: 0, ...finish(1) }]), 1 - 1 / 1.2);
});

test.run();
