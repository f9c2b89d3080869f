import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BuilderLeg, type BuiltTicket, bestTickets } from '#core/tickets/builder/best-tickets.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('a pick 6 with twenty horses a leg');

const LEGS = 6;
const MONEY = { base: 0.2, budget: 48 } as const;
const MOST_COMBINATIONS = 240;
const ROUNDS = 3;
/** Measured is about one and a half times the work of twelve horses a leg. */
const MOST_TIMES_TWELVE = 6;

const product = (values: readonly number[]): number => values.reduce((all, value) => all * value, 1);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Six races of so many horses, some open and some not. */
function racesOf(horses: number, seed: number): readonly BuilderLeg[] {
  const rng = seededRng(seed);
  return Array.from({ length: LEGS }, () => {
    const power = 0.6 + 1.8 * rng();
    const weights = Array.from({ length: horses }, () => (-Math.log(1 - rng())) ** power);
    return {
      numbers: weights.map((_, index) => `${index + 1}`),
      chances: weights.map((weight) => weight / sum(weights)),
    };
  });
}

const build = (legs: readonly BuilderLeg[], mostTickets: number) =>
  bestTickets({ ...MONEY, legs, mostTickets }).best;

const chanceIn = (numbers: readonly string[], { numbers: field, chances }: BuilderLeg): number =>
  sum(numbers.map((number) => chances[field.indexOf(number)] ?? Number.NaN));

/** The chance that a ticket comes in: in each leg the sum of its horses. */
const chanceOf = (ticket: BuiltTicket['legs'], legs: readonly BuilderLeg[]): number =>
  product(legs.map((leg, index) => chanceIn(ticket[index] ?? [], leg)));

/** The chance that one of the tickets comes in, by inclusion and exclusion over what they share. */
function chanceOfAny(tickets: readonly BuiltTicket[], legs: readonly BuilderLeg[]): number {
  const from = (begun: BuiltTicket['legs'], next: number, sign: 1 | -1): number =>
    sum(
      tickets.slice(next).map(({ legs: sets }, index) => {
        const shared = begun.map((set, leg) => set.filter((number) => sets[leg]?.includes(number)));
        if (shared.some((set) => set.length === 0)) return 0;
        return sign * chanceOf(shared, legs) + from(shared, next + index + 1, sign === 1 ? -1 : 1);
      }),
    );
  return from(
    legs.map(({ numbers }) => numbers),
    0,
    1,
  );
}

/**
 * The likeliest combinations together. One of ranks 2 and 3 in two legs has at least five likelier ones, so that only
 * those can be among them whose ranks multiply to no more than their number.
 */
function likeliestTogether(legs: readonly BuilderLeg[], most: number): number {
  let begun: readonly { readonly chance: number; readonly ranks: number }[] = [{ chance: 1, ranks: 1 }];
  for (const { chances } of legs) {
    const ranked = chances.toSorted((a, b) => b - a);
    begun = begun
      .flatMap(({ chance, ranks }) =>
        ranked.map((next, index) => ({ chance: chance * next, ranks: ranks * (index + 1) })),
      )
      .filter(({ ranks }) => ranks <= most);
  }
  return sum(
    begun
      .map(({ chance }) => chance)
      .sort((a, b) => b - a)
      .slice(0, most),
  );
}

/** Three draws of six races, with the tickets built on them; those of the last overlap. */
const draws = [1, 3, 8].map((seed) => {
  const legs = racesOf(20, seed);
  return { legs, one: build(legs, 1), four: build(legs, 4), twelve: build(legs, 12) };
});

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * b;

test('$48 at $0.20 buys at most twelve tickets within the money, no horse twice in a leg', () => {
  for (const { twelve } of draws) {
    const { tickets, cost, combinations } = twelve;
    assert.ok(tickets.length > 1 && tickets.length <= 12, `${tickets.length} tickets`);
    assert.ok(cost <= MONEY.budget && combinations <= MOST_COMBINATIONS, `${combinations} for $${cost}`);
    for (const { legs: sets, ...ticket } of tickets) {
      assert.ok(sets.every((set) => set.length > 0 && new Set(set).size === set.length));
      assert.is(ticket.combinations, product(sets.map((set) => set.length)));
    }
    assert.is(combinations, sum(tickets.map((ticket) => ticket.combinations)));
    assert.ok(isNear(cost, combinations * MONEY.base));
  }
});

test('its chance to cash is exact, of each ticket and of all that overlap together', () => {
  for (const { legs, one, four, twelve } of draws) {
    for (const { tickets, chance } of [one, four, twelve]) {
      for (const ticket of tickets) assert.ok(isNear(ticket.chance, chanceOf(ticket.legs, legs)));
      assert.ok(isNear(chance, chanceOfAny(tickets, legs)), `${tickets.length} tickets: ${chance}`);
    }
  }
  const overlapping = draws.at(-1)?.twelve;
  assert.ok(sum(overlapping?.tickets.map(({ chance }) => chance) ?? []) > (overlapping?.chance ?? 1) + 1e-6);
});

test('the highest chance named is that of the likeliest combinations, and bounds what is built', () => {
  for (const { legs, one, twelve } of draws) {
    assert.ok(isNear(twelve.highest, likeliestTogether(legs, MOST_COMBINATIONS)));
    assert.ok(one.chance < twelve.chance && twelve.chance <= twelve.highest);
    assert.ok(twelve.chance > 0.95 * twelve.highest, `${twelve.chance} of ${twelve.highest}`);
  }
});

test('it is built in at most six times the processor time of twelve horses a leg', () => {
  const took = (legs: readonly BuilderLeg[]): number => {
    const before = process.cpuUsage();
    build(legs, 12);
    return process.cpuUsage(before).user / 1000;
  };
  const [wide, usual] = [racesOf(20, 1), racesOf(12, 1)];
  const rounds = Array.from({ length: ROUNDS }, () => ({ usual: took(usual), wide: took(wide) }));
  const times =
    Math.min(...rounds.map((round) => round.wide)) / Math.min(...rounds.map((round) => round.usual));
  assert.ok(times <= MOST_TIMES_TWELVE, `${times} times: ${JSON.stringify(rounds)}`);
});

test.run();
