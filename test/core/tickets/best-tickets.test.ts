import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BuilderLeg, type BuilderRequest, bestTickets } from '#core/tickets/builder/best-tickets.ts';
import { refusalOf } from '#test/support/refused.ts';
import { isNear } from '../handicapping/vectors.ts';

const test = suite('the best tickets for the money');

const leg = (...chances: readonly number[]): BuilderLeg => ({
  numbers: chances.map((_, index) => String(index + 1)),
  chances,
});
const OPEN = leg(0.3, 0.25, 0.2, 0.15, 0.1);
const SINGLE = leg(0.8, 0.1, 0.06, 0.04);
const build = (change: Partial<BuilderRequest> = {}) =>
  bestTickets({ legs: [OPEN, SINGLE, OPEN], base: 1, budget: 9, mostTickets: 1, ...change });
const code = (change: Partial<BuilderRequest>) => refusalOf(() => build(change)).code;

test('one ticket singles the likely winner and spreads where the race is open', () => {
  const { best } = build();
  assert.equal(best.tickets[0]?.legs, [['1', '2', '3'], ['1'], ['1', '2', '3']]);
  assert.equal([best.cost, best.combinations, best.isProven], [9, 9, true]);
  assert.ok(isNear(best.chance, 0.75 * 0.8 * 0.75, 1e-12));
});

test('it says what a dollar less and a dollar more would buy', () => {
  const { best, dollarLess, dollarMore } = build({ budget: 12 });
  assert.equal(best.cost, 12);
  assert.ok((dollarLess?.cost ?? 99) <= 11 && dollarMore.cost <= 13);
  assert.ok((dollarLess?.chance ?? 1) < best.chance && dollarMore.chance >= best.chance);
  assert.is(build({ budget: 1 }).dollarLess, null, 'nothing is bought for nothing');
});

test('several tickets for the same money cash more often than one', () => {
  const chances = [1, 4, 12].map((mostTickets) => build({ budget: 24, mostTickets }).best.chance);
  assert.ok((chances[1] ?? 0) > (chances[0] ?? 1) && (chances[2] ?? 0) >= (chances[1] ?? 1), String(chances));
});

test('no more is spent and no more tickets are made than asked for', () => {
  for (const [budget, mostTickets, base] of [
    [48, 4, 0.5],
    [20, 12, 0.2],
    [7.5, 2, 0.5],
  ] as const) {
    const { best } = build({ legs: [OPEN, SINGLE, OPEN, leg(0.5, 0.3, 0.2)], budget, mostTickets, base });
    assert.ok(best.cost <= budget && best.tickets.length <= mostTickets, `${best.cost}`);
    const cost = best.tickets.reduce((sum, ticket) => sum + ticket.cost, 0);
    assert.ok(isNear(best.cost, cost, 1e-9));
  }
});

test('money for every combination buys them all on one ticket', () => {
  const { best } = build({ legs: [OPEN, SINGLE], budget: 500, mostTickets: 4 });
  assert.equal([best.cost, best.isProven], [20, true]);
  assert.ok(isNear(best.chance, 1, 1e-9));
});

test('a horse that cannot win is left out, and the order of the card does not matter', () => {
  const shuffled: BuilderLeg = { numbers: ['7', '2', '9'], chances: [0.1, 0, 0.9] };
  const { best } = build({ legs: [shuffled], budget: 5 });
  assert.equal(best.tickets[0]?.legs, [['9', '7']]);
});

test('the same request gets the same tickets', () => {
  const request = { legs: [OPEN, OPEN, SINGLE, OPEN], budget: 30, mostTickets: 4 };
  assert.equal(build(request), build(request));
});

test('no tickets can do better than the likeliest combinations together, which is said', () => {
  const { best } = build({ legs: [OPEN, OPEN, OPEN, OPEN], budget: 40, mostTickets: 4 });
  assert.ok(best.chance <= best.highest + 1e-12);
  assert.ok(best.chance > 0.9 * best.highest, `${best.chance} of ${best.highest}`);
});

test('twenty horses in each of six legs are built on', () => {
  const wide = leg(...Array.from({ length: 20 }, (_, index) => (20 - index) / 210));
  const { best } = build({ legs: Array.from({ length: 6 }, () => wide), base: 0.2, budget: 48 });
  assert.equal([best.combinations <= 240, best.isProven], [true, true]);
});

test('a budget below one combination, no ticket or thirteen, and a leg without a horse are refused', () => {
  assert.is(code({ budget: 0.5 }), 'handicapping.builder-budget');
  assert.is(code({ budget: Number.NaN }), 'handicapping.builder-budget');
  assert.is(code({ mostTickets: 0 }), 'handicapping.builder-tickets');
  assert.is(code({ mostTickets: 13 }), 'handicapping.builder-tickets');
  assert.is(code({ legs: [leg(0, 0)] }), 'handicapping.builder-leg');
  assert.is(code({ base: 0 }), 'handicapping.ticket-stake');
});

test.run();
