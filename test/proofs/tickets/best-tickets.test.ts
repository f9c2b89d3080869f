import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BuiltTicket, bestTickets, bestTicketsInTurns } from '#core/tickets/builder/best-tickets.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('the builder against brute force');

const rng = seededRng(20_230_506);

/** Win chances of a race of some horses, some open and some not. */
function chancesOf(horses: number): readonly number[] {
  const power = 0.6 + 1.8 * rng();
  const weights = Array.from({ length: horses }, () => (-Math.log(1 - rng())) ** power);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

interface Ticket {
  readonly cost: number;
  readonly chance: number;
  readonly combinations: readonly number[];
}

/** Every choice of a set of horses a leg, whole or not, with the combinations it holds. */
function everyTicket(legs: readonly (readonly number[])[], chances: readonly number[]): readonly Ticket[] {
  let sets: readonly (readonly (readonly number[])[])[] = [[]];
  for (const leg of legs) {
    const subsets = Array.from({ length: 2 ** leg.length - 1 }, (_, mask) =>
      leg.flatMap((__, horse) => (((mask + 1) >> horse) & 1 ? [horse] : [])),
    );
    sets = sets.flatMap((begun) => subsets.map((subset) => [...begun, subset]));
  }
  return sets.map((ticket) => {
    let combinations: readonly number[] = [0];
    for (const [leg, horses] of ticket.entries())
      combinations = combinations.flatMap((index) =>
        horses.map((horse) => index * (legs[leg]?.length ?? 1) + horse),
      );
    const chance = combinations.reduce((sum, index) => sum + (chances[index] ?? 0), 0);
    return { cost: combinations.length, chance, combinations };
  });
}

const allChances = (legs: readonly (readonly number[])[]): readonly number[] =>
  legs.reduce<readonly number[]>(
    (begun, leg) => begun.flatMap((before) => leg.map((chance) => before * chance)),
    [1],
  );

/** The highest chance of any so many tickets for the money, overlapping or not. */
function bruteForce(legs: readonly (readonly number[])[], most: number, budget: number): number {
  const chances = allChances(legs);
  const tickets = everyTicket(legs, chances)
    .filter(({ cost }) => cost <= budget)
    .sort((a, b) => b.chance - a.chance);
  const held = new Uint8Array(chances.length);
  let best = 0;
  const choose = (from: number, left: number, money: number, chance: number): void => {
    best = Math.max(best, chance);
    if (left === 0) return;
    for (let index = from; index < tickets.length; index += 1) {
      const ticket = tickets[index];
      if (ticket === undefined || chance + left * ticket.chance <= best + 1e-13) return;
      if (ticket.cost > money) continue;
      let gain = 0;
      for (const combination of ticket.combinations) {
        if (held[combination] === 0) gain += chances[combination] ?? 0;
        held[combination] = (held[combination] ?? 0) + 1;
      }
      choose(index + 1, left - 1, money - ticket.cost, chance + gain);
      for (const combination of ticket.combinations) held[combination] = (held[combination] ?? 1) - 1;
    }
  };
  choose(0, most, budget, 0);
  return best;
}

/** The chance that one of the tickets comes in, over every outcome. */
function chanceOfAny(tickets: readonly BuiltTicket[], legs: readonly (readonly number[])[]): number {
  const shape = legs.map((leg) => leg.length);
  return allChances(legs).reduce((sum, chance, index) => {
    let rest = index;
    const winners = shape
      .toReversed()
      .map((size) => {
        const horse = rest % size;
        rest = Math.floor(rest / size);
        return String(horse + 1);
      })
      .toReversed();
    const isIn = tickets.some((ticket) => ticket.legs.every((set, leg) => set.includes(winners[leg] ?? '')));
    return sum + (isIn ? chance : 0);
  }, 0);
}

/** Legs, horses a leg, tickets. */
const SHAPES = [
  [2, 3, 1],
  [2, 3, 4],
  [2, 4, 1],
  [2, 4, 2],
  [2, 4, 3],
  [2, 4, 4],
  [2, 5, 2],
  [2, 6, 1],
  [3, 2, 4],
  [3, 3, 1],
  [3, 3, 2],
  [3, 3, 3],
  [3, 3, 4],
  [3, 4, 1],
  [3, 4, 2],
  [4, 2, 2],
  [4, 2, 4],
  [4, 3, 1],
  [5, 2, 2],
  [6, 2, 1],
] as const;
const CASES = 25;

test('500 small cases: no choice of as many tickets for the money, overlapping or not, cashes more often', () => {
  let cases = 0;
  for (const [count, horses, mostTickets] of SHAPES) {
    for (let round = 0; round < CASES; round += 1) {
      const legs = Array.from({ length: count }, () => chancesOf(horses));
      const budget = 1 + Math.floor(rng() * Math.min(horses ** count, 20));
      const { best } = bestTickets({
        legs: legs.map((chances) => ({ numbers: chances.map((_, index) => String(index + 1)), chances })),
        base: 1,
        budget,
        mostTickets,
      });
      const case_ = `${count} legs of ${horses}, ${mostTickets} tickets, $${budget}: ${JSON.stringify(legs)}`;
      assert.ok(best.cost <= budget && best.tickets.length <= mostTickets, case_);
      assert.ok(Math.abs(best.chance - chanceOfAny(best.tickets, legs)) < 1e-9, `chance of ${case_}`);
      const brute = bruteForce(legs, mostTickets, budget);
      assert.ok(best.chance >= brute - 1e-9, `${best.chance} is beaten by ${brute}: ${case_}`);
      cases += 1;
    }
  }
  assert.is(cases, 500);
});

test('one ticket is exact for six legs of twenty, by the sizes tried one by one', () => {
  const legs = Array.from({ length: 6 }, () => [...chancesOf(20)].sort((a, b) => b - a));
  const budget = 24;
  const { best } = bestTickets({
    legs: legs.map((chances) => ({ numbers: chances.map((_, index) => String(index + 1)), chances })),
    base: 1,
    budget,
    mostTickets: 1,
  });
  const sums = legs.map((chances) =>
    chances.map((_, last) => chances.slice(0, last + 1).reduce((a, b) => a + b, 0)),
  );
  const highest = (leg: number, money: number): number =>
    leg === legs.length
      ? 1
      : Math.max(
          ...Array.from(
            { length: Math.min(20, money) },
            (_, index) => (sums[leg]?.[index] ?? 0) * highest(leg + 1, Math.floor(money / (index + 1))),
          ),
        );
  assert.ok(Math.abs(best.chance - highest(0, budget)) < 1e-12);
});

test('a pick 6 with 12 horses a leg is built in steps of at most 50 ms of processor time, to the same tickets', async () => {
  const legs = Array.from({ length: 6 }, () => {
    const chances = chancesOf(12);
    return { numbers: chances.map((_, index) => String(index + 1)), chances };
  });
  const request = { legs, base: 0.2, budget: 48, mostTickets: 12 };
  assert.equal(await bestTicketsInTurns(request, async () => undefined), bestTickets(request));
  let [longest, before] = [0, process.cpuUsage()];
  await bestTicketsInTurns(request, async () => {
    longest = Math.max(longest, process.cpuUsage(before).user / 1000);
    before = process.cpuUsage();
  });
  assert.ok(longest < 50, `${longest} ms`);
});

test('a pick 6 with 12 horses a leg is built for $48 in 12 tickets within 300 ms of processor time', () => {
  const legs = Array.from({ length: 6 }, () => {
    const chances = chancesOf(12);
    return { numbers: chances.map((_, index) => String(index + 1)), chances };
  });
  const times = [1, 2, 3, 4].map(() => {
    const before = process.cpuUsage();
    bestTickets({ legs, base: 0.2, budget: 48, mostTickets: 12 });
    return process.cpuUsage(before).user / 1000;
  });
  assert.ok(Math.min(...times) < 300, `${times}`);
});

test.run();
