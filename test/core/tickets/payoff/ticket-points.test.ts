import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publicLeg } from '#core/tickets/payoff/leg-prices.ts';
import type { PayoffPoint } from '#core/tickets/payoff/payoff-points.ts';
import { type PayoffTickets, payoffPoints } from '#core/tickets/payoff/ticket-points.ts';
import { isNear } from '../../handicapping/vectors.ts';
import { HARVILLE } from './priced-legs.ts';

const test = suite('payoffs of the combinations of a ticket, by the prices');

/** Public chances of .50, .30 and .20 without any takeout in the prices. */
const PRICES = [1, 7 / 3, 4];
const legOf = (toOne: readonly number[], ours?: readonly number[]) => {
  const known = publicLeg(toOne);
  return { ...known, ours: ours ?? known.chances };
};
const LEG = legOf(PRICES);

const points = (change: Partial<PayoffTickets>) =>
  payoffPoints({ wager: 'exacta', tickets: [], legs: [LEG], exponents: HARVILLE, takeout: 0, ...change });
const dollars = (list: readonly PayoffPoint[]) => list.map(({ log }) => Number(Math.exp(log).toFixed(4)));
const weight = (list: readonly PayoffPoint[]) => list.reduce((sum, point) => sum + point.weight, 0);

test('an exacta pays one divided by the public’s chance of the order, less the takeout', () => {
  assert.equal(dollars(points({ tickets: [[[0], [1]]] })), [3.3333]);
  assert.equal(dollars(points({ tickets: [[[0], [1]]], takeout: 0.2 })), [2.6667]);
  assert.equal(dollars(points({ tickets: [[[1], [0]]] })), [4.6667]);
});

test('in a field of three a trifecta pays as the exacta, as the third horse is the one left', () => {
  assert.equal(
    dollars(points({ wager: 'trifecta', tickets: [[[0], [1], [2]]] })),
    dollars(points({ tickets: [[[0], [1]]] })),
  );
});

test('a quinella pays for both orders, each pair once', () => {
  const pair = points({ wager: 'quinella', tickets: [[[0], [1]]] });
  assert.equal(dollars(pair), [Number((1 / (0.3 + 0.3 * (0.5 / 0.7))).toFixed(4))]);
  const boxed = points({
    wager: 'quinella',
    tickets: [
      [
        [0, 1, 2],
        [0, 1, 2],
      ],
    ],
  });
  assert.is(boxed.length, 3);
  assert.ok(isNear(weight(boxed), 1, 1e-9));
  assert.is(
    points({
      wager: 'quinella',
      tickets: [
        [
          [0, 1],
          [0, 2],
        ],
      ],
    }).length,
    3,
    '0-1, 0-2 and 1-2',
  );
});

test('a bet over several races is a parlay with the takeout taken once', () => {
  const double = points({ wager: 'daily double', tickets: [[[0], [1]]], legs: [LEG, LEG], takeout: 0.2 });
  assert.equal(dollars(double), [Number((0.8 / (0.5 * 0.3)).toFixed(4))]);
  const six = points({
    wager: 'pick 6',
    tickets: [[[0], [0], [0], [0], [0], [0]]],
    legs: Array.from({ length: 6 }, () => LEG),
    takeout: 0.15,
  });
  assert.equal(dollars(six), [Number((0.85 * 2 ** 6).toFixed(4))]);
});

test('a win bet is paid by its price, whatever the takeout', () => {
  assert.equal(dollars(points({ wager: 'win', tickets: [[[2]]], takeout: 0.16 })), [5]);
});

test('the takeout in the prices does not count twice', () => {
  const short = legOf([0.6, 5 / 3, 3]);
  assert.ok(short.toOne.reduce((sum, price) => sum + 1 / (price + 1), 0) > 1.2);
  const [point] = points({ wager: 'daily double', tickets: [[[0], [0]]], legs: [short, short] });
  assert.ok(isNear(Math.exp(-(point?.log ?? 0) / 2), short.chances[0] ?? 0, 1e-12));
});

test('a combination on two tickets is paid twice and wins once', () => {
  const both = points({
    wager: 'daily double',
    tickets: [
      [[0], [0, 1]],
      [[0, 1], [0]],
    ],
    legs: [LEG, LEG],
  });
  assert.equal(dollars(both), [6.6667, 8]);
  assert.ok(isNear(weight(both), 0.25 + 0.15 + 0.15, 1e-9));
});

test('a horse without a chance by our numbers adds nothing', () => {
  const double = points({
    wager: 'daily double',
    tickets: [[[0, 2], [0]]],
    legs: [legOf(PRICES, [0.6, 0.4, 0]), LEG],
  });
  assert.equal(dollars(double), [4]);
});

test('the only horse in a leg is certain', () => {
  const double = points({ wager: 'daily double', tickets: [[[0], [1]]], legs: [legOf([0.05]), LEG] });
  assert.equal(dollars(double), [3.3333]);
});

test('a superfecta on all of twenty horses holds every finish, in a few thousand points', () => {
  const all = Array.from({ length: 20 }, (_, index) => index);
  const list = points({
    wager: 'superfecta',
    tickets: [[all, all, all, all]],
    legs: [legOf(all.map((index) => 1 + 2 * index))],
  });
  assert.ok(list.length < 4_000, `${list.length} points`);
  assert.ok(isNear(weight(list), 1, 1e-6));
});

test.run();
