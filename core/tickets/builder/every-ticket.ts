import { combinationsOf, type RankedLeg, type RankTicket, ranksOf } from './ranked-leg.ts';
import type { SplitTickets } from './split-tickets.ts';

/** One set of horses a leg, with what it holds. */
interface Candidate {
  readonly ticket: RankTicket;
  readonly cost: number;
  readonly chance: number;
  readonly combinations: readonly number[];
}

/** Races whose sets of horses make more tickets than this are not searched through. */
const MOST_CANDIDATES = 4_000;
/** Looks at so many partial choices, then gives up. */
const MOST_LOOKS = 150_000;
const LEAST_GAIN = 1e-12;

function everyCombination(legs: readonly RankedLeg[]): readonly number[] {
  return legs.reduce<readonly number[]>(
    (chances, leg) => leg.chances.flatMap((chance) => chances.map((before) => before * chance)),
    [1],
  );
}

function everyTicket(legs: readonly RankedLeg[]): readonly RankTicket[] {
  return legs.reduce<readonly RankTicket[]>(
    (begun, { chances }) =>
      Array.from({ length: 2 ** chances.length - 1 }, (_, set) => set + 1).flatMap((set) =>
        begun.map((ticket) => [...ticket, set]),
      ),
    [[]],
  );
}

function indexesOf(ticket: RankTicket, legs: readonly RankedLeg[]): readonly number[] {
  let stride = 1;
  let indexes: readonly number[] = [0];
  for (const [leg, set] of ticket.entries()) {
    const step = stride;
    indexes = ranksOf(set).flatMap((rank) => indexes.map((index) => index + rank * step));
    stride *= legs[leg]?.chances.length ?? 1;
  }
  return indexes;
}

export interface Searched extends SplitTickets {
  /** Whether every choice of tickets was looked at or ruled out. */
  readonly isComplete: boolean;
}

/**
 * The best of all choices of tickets, overlapping ones among them, in small races: a branch is left as soon as the
 * tickets still allowed, or the likeliest combinations that the money left buys, cannot beat the best so far. Not complete
 * where there are too many tickets or choices; then the best so far is the one given.
 */
export function searchedThrough(
  start: SplitTickets,
  legs: readonly RankedLeg[],
  mostTickets: number,
  budget: number,
): Searched {
  const tickets = legs.reduce((product, { chances }) => product * (2 ** chances.length - 1), 1);
  if (tickets > MOST_CANDIDATES) return { ...start, isComplete: false };
  const chances = everyCombination(legs);
  const candidates = everyTicket(legs)
    .map((ticket): Candidate => {
      const combinations = indexesOf(ticket, legs);
      const chance = combinations.reduce((sum, index) => sum + (chances[index] ?? 0), 0);
      return { ticket, cost: combinationsOf(ticket), chance, combinations };
    })
    .filter(({ cost }) => cost <= budget)
    .sort((a, b) => b.chance - a.chance);
  return new TicketSearch(chances, candidates, start).run(mostTickets, budget);
}

class TicketSearch {
  private readonly chances: readonly number[];
  private readonly likeliestFirst: readonly number[];
  private readonly held: Uint8Array;
  private readonly candidates: readonly Candidate[];
  private readonly chosen: RankTicket[] = [];
  private best: SplitTickets;
  private looks = 0;

  constructor(chances: readonly number[], candidates: readonly Candidate[], start: SplitTickets) {
    this.chances = chances;
    this.candidates = candidates;
    this.best = start;
    this.held = new Uint8Array(chances.length);
    this.likeliestFirst = chances
      .map((_, index) => index)
      .sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0));
  }

  run(mostTickets: number, budget: number): Searched {
    this.choose(0, mostTickets, budget, 0);
    return { ...this.best, isComplete: this.looks <= MOST_LOOKS };
  }

  /** What the likeliest combinations that no ticket holds could add for the money left. */
  private mostFor(left: number): number {
    let sum = 0;
    let count = 0;
    for (const index of this.likeliestFirst) {
      if (count === left) break;
      if (this.held[index] !== 0) continue;
      sum += this.chances[index] ?? 0;
      count += 1;
    }
    return sum;
  }

  private choose(from: number, ticketsLeft: number, left: number, chance: number): void {
    if (chance > this.best.chance + LEAST_GAIN) this.best = { tickets: [...this.chosen], chance };
    if (ticketsLeft === 0 || left === 0 || chance + this.mostFor(left) <= this.best.chance + LEAST_GAIN)
      return;
    for (let index = from; index < this.candidates.length; index += 1) {
      const candidate = this.candidates[index];
      if (candidate === undefined || chance + ticketsLeft * candidate.chance <= this.best.chance + LEAST_GAIN)
        return;
      if (candidate.cost > left) continue;
      this.looks += 1;
      if (this.looks > MOST_LOOKS) return;
      this.with(candidate, (gain) =>
        this.choose(index + 1, ticketsLeft - 1, left - candidate.cost, chance + gain),
      );
    }
  }

  private with({ ticket, combinations }: Candidate, go: (gain: number) => void): void {
    let gain = 0;
    for (const index of combinations) {
      const before = this.held[index] ?? 0;
      this.held[index] = before + 1;
      if (before === 0) gain += this.chances[index] ?? 0;
    }
    this.chosen.push(ticket);
    go(gain);
    this.chosen.pop();
    for (const index of combinations) this.held[index] = (this.held[index] ?? 1) - 1;
  }
}
