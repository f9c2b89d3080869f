import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publicLeg } from '#core/tickets/payoff/leg-prices.ts';
import { spreadOf } from '#core/tickets/payoff/spread.ts';
import { payoffPoints } from '#core/tickets/payoff/ticket-points.ts';
import { isNear } from '#test/core/handicapping/vectors.ts';
import { everyOrder, isPaid } from '#test/core/tickets/every-order.ts';
import { NO_DOUBT } from '#test/core/tickets/payoff/priced-legs.ts';

const test = suite('payoffs estimated from prices, on any field');

const ORDER = { second: 0.81, third: 0.66 };
const price = fc.double({ min: 0.1, max: 60, noNaN: true });
const field = fc.array(fc.tuple(price, fc.double({ min: 0.01, max: 1, noNaN: true })), {
  minLength: 5,
  maxLength: 8,
});
const legOf = (rows: readonly (readonly [number, number])[]) => {
  const sum = rows.reduce((total, [, strength]) => total + strength, 0);
  return { ...publicLeg(rows.map(([toOne]) => toOne)), ours: rows.map(([, strength]) => strength / sum) };
};
const setOf = (size: number) => fc.subarray([...Array(size).keys()], { minLength: 1 });
const weightOf = (points: readonly { readonly weight: number }[]) =>
  points.reduce((sum, { weight }) => sum + weight, 0);

/** What a dollar on each winning combination costs to win a dollar: one over the payoffs, summed. */
const costOfADollar = (points: readonly { readonly log: number }[]) =>
  points.reduce((sum, { log }) => sum + Math.exp(-log), 0);

test('over every finish of a race our chances sum to one, and the payoffs return a dollar less the takeout', () => {
  fc.assert(
    fc.property(
      field,
      fc.constantFrom('exacta' as const, 'trifecta' as const, 'quinella' as const),
      (rows, wager) => {
        const leg = { ...legOf(rows), ours: legOf(rows).chances };
        const all = rows.map((_, index) => index);
        const tickets = [Array.from({ length: wager === 'trifecta' ? 3 : 2 }, () => all)];
        const points = payoffPoints({ wager, tickets, legs: [leg], exponents: ORDER, takeout: 0.2 });
        assert.ok(isNear(weightOf(points), 1, 1e-6));
        const single = (horses: readonly number[]) =>
          payoffPoints({
            wager,
            tickets: [horses.map((horse) => [horse])],
            legs: [leg],
            exponents: ORDER,
            takeout: 0.2,
          });
        const finishes = everyOrder(leg.chances, ORDER, wager === 'trifecta' ? 3 : 2)
          .map(({ horses }) => horses)
          .filter((horses) => wager !== 'quinella' || (horses[0] ?? 0) < (horses[1] ?? 0));
        assert.ok(isNear(costOfADollar(finishes.flatMap(single)), 1 / 0.8, 1e-6));
      },
    ),
    { numRuns: 60 },
  );
});

test('an exacta part wheel has the orders that are paid, each at one divided by the public’s chance of it', () => {
  fc.assert(
    fc.property(
      field.chain((rows) => fc.tuple(fc.constant(rows), setOf(rows.length), setOf(rows.length))),
      ([rows, first, second]) => {
        const leg = legOf(rows);
        const sets = [first, second];
        const paid = (chances: readonly number[]) =>
          everyOrder(chances, ORDER, 2).filter(({ horses }) => isPaid('exacta', sets, horses));
        const [ours, byPublic] = [paid(leg.ours), paid(leg.chances)];
        const points = payoffPoints({
          wager: 'exacta',
          tickets: [sets],
          legs: [leg],
          exponents: ORDER,
          takeout: 0,
        });
        assert.ok(isNear(weightOf(points), weightOf(ours.map(({ chance }) => ({ weight: chance }))), 1e-9));
        const returned = ours.reduce(
          (sum, { chance }, index) => sum + chance / (byPublic[index]?.chance ?? 0),
          0,
        );
        const estimated = points.reduce((sum, { weight, log }) => sum + weight * Math.exp(log), 0);
        assert.ok(Math.abs(estimated / (returned || 1) - (returned > 0 ? 1 : 0)) < 1e-5);
      },
    ),
    { numRuns: 80 },
  );
});

test('low, middle and high are in order, and equal for one combination without doubt', () => {
  fc.assert(
    fc.property(
      field.chain((rows) => fc.tuple(fc.constant(rows), setOf(rows.length), setOf(rows.length))),
      ([rows, first, second]) => {
        const legs = [legOf(rows), legOf(rows)];
        const points = payoffPoints({
          wager: 'daily double',
          tickets: [[first, second]],
          legs,
          exponents: ORDER,
          takeout: 0.2,
        });
        const spread = spreadOf(points, NO_DOUBT);
        assert.ok(spread !== null && spread.low <= spread.middle && spread.middle <= spread.high);
        if (first.length * second.length === 1) assert.ok(isNear(spread.low / spread.high, 1, 1e-6));
        const doubtful = spreadOf(points, { median: 1, low: 0.6, high: 1.6 });
        assert.ok(doubtful !== null && doubtful.low < doubtful.middle && doubtful.middle < doubtful.high);
      },
    ),
    { numRuns: 80 },
  );
});

test.run();
