import { Coverage } from './coverage.ts';
import { combinationsOf, countRanks, type RankedLeg, type RankTicket, ranksOf } from './ranked-leg.ts';
import type { SplitTickets } from './split-tickets.ts';

/** Rounds of taking a horse out and spending what that frees; most searches need two or three. */
const MOST_ROUNDS = 6;
const LEAST_GAIN = 1e-12;
/** So many ranks beyond the ones in use may be taken. */
const DEEPER = 2;
const NEW = -1;

/** A horse more or less in one leg of one ticket. */
interface Slice {
  /** Its ticket; `NEW` for a ticket of one combination. */
  readonly index: number;
  /** The part of the ticket that has this horse. */
  readonly part: RankTicket;
  /** The ticket with the horse added, or taken out. */
  readonly whole: RankTicket;
}

interface Search {
  readonly legs: readonly RankedLeg[];
  readonly coverage: Coverage;
  readonly mostTickets: number;
  readonly budget: number;
}

/** The tickets of a search with what they cost and cover together. */
class Hand {
  tickets: RankTicket[] = [];
  combinations = 0;
  chance = 0;
  readonly search: Search;

  constructor(search: Search) {
    this.search = search;
  }

  extend({ index, part, whole }: Slice): void {
    this.chance += this.search.coverage.add(part);
    this.combinations += combinationsOf(part);
    if (index === NEW) this.tickets.push(whole);
    else this.tickets[index] = whole;
  }

  reduce({ index, part, whole }: Slice): void {
    this.chance -= this.search.coverage.remove(part);
    this.combinations -= combinationsOf(part);
    if (combinationsOf(whole) === 0) this.tickets.splice(index, 1);
    else this.tickets[index] = whole;
  }

  become(tickets: readonly RankTicket[]): void {
    for (const ticket of this.tickets) this.search.coverage.remove(ticket);
    this.tickets = [...tickets];
    this.combinations = tickets.reduce((sum, ticket) => sum + combinationsOf(ticket), 0);
    this.chance = tickets.reduce((sum, ticket) => sum + this.search.coverage.add(ticket), 0);
  }
}

/** The part of a ticket with this horse, and the ticket with it. */
const added = (index: number, ticket: RankTicket, leg: number, rank: number): Slice => ({
  index,
  part: ticket.with(leg, 1 << rank),
  whole: ticket.with(leg, (ticket[leg] ?? 0) | (1 << rank)),
});

const isSame = (ticket: RankTicket, other: RankTicket | null): boolean =>
  other?.every((set, leg) => set === ticket[leg]) === true;

/**
 * Visits every horse that could be added to a ticket for the money left, with the most it can add for each combination
 * it costs: its chance, as if no other ticket held any of it.
 */
function eachAddition(
  { tickets, combinations, search }: Hand,
  visit: (density: number, index: number, leg: number, rank: number) => void,
): void {
  const left = search.budget - combinations;
  for (const [index, ticket] of tickets.entries()) {
    const sums = ticket.map((set, leg) => setChance(set, search.legs[leg]?.chances ?? []));
    const chance = sums.reduce((product, sum) => product * sum, 1);
    const size = combinationsOf(ticket);
    for (const [leg, set] of ticket.entries()) {
      const cost = size / countRanks(set);
      if (cost > left) continue;
      const others = chance / (sums[leg] ?? 1) / cost;
      const chances = search.legs[leg]?.chances ?? [];
      for (let rank = 0; rank < (search.coverage.depths[leg] ?? 0); rank += 1)
        if (((set >> rank) & 1) === 0) visit(others * (chances[rank] ?? 0), index, leg, rank);
      search.coverage.visits += search.coverage.depths[leg] ?? 0;
    }
  }
}

function setChance(set: number, chances: readonly number[]): number {
  let sum = 0;
  for (let rank = 0; set >> rank !== 0; rank += 1) if ((set >> rank) & 1) sum += chances[rank] ?? 0;
  return sum;
}

/** The likeliest combination beside the ones held, as a ticket of its own. */
function bestNewTicket({ tickets, combinations, search }: Hand, without: RankTicket | null): Slice | null {
  const { coverage, mostTickets, budget } = search;
  if (tickets.length >= mostTickets || combinations >= budget) return null;
  let best: RankTicket | null = null;
  let most = LEAST_GAIN;
  for (const ticket of tickets) {
    for (const [leg, set] of ticket.entries()) {
      const [next] = ranksOf(((1 << (coverage.depths[leg] ?? 0)) - 1) & ~set);
      if (next === undefined) continue;
      const single = ticket.map((other, index) => (index === leg ? 1 << next : other & -other));
      const gain = isSame(single, without) ? 0 : coverage.gain(single);
      if (gain <= most) continue;
      best = single;
      most = gain;
    }
  }
  return best === null ? null : { index: NEW, part: best, whole: best };
}

/** What adds the most for its cost; what cannot add more than the best so far is not counted out. */
function bestAddition(hand: Hand, without: RankTicket | null): Slice | null {
  const { coverage } = hand.search;
  let best = bestNewTicket(hand, without);
  let most = best === null ? LEAST_GAIN : coverage.gain(best.part);
  const tryOut = (density: number, index: number, leg: number, rank: number): void => {
    if (density <= most) return;
    const slice = added(index, hand.tickets[index] ?? [], leg, rank);
    const gain = isSame(slice.part, without) ? 0 : coverage.gain(slice.part) / combinationsOf(slice.part);
    if (gain <= most) return;
    best = slice;
    most = gain;
  };
  let top: Parameters<typeof tryOut> | null = null;
  eachAddition(hand, (...addition) => {
    if (addition[0] > (top?.[0] ?? most)) top = addition;
  });
  if (top !== null) tryOut(...(top as Parameters<typeof tryOut>));
  eachAddition(hand, tryOut);
  return best;
}

/** Horses added, one after the other, before it gives way. */
const ADDITIONS_A_STEP = 4;

/** Spends what is left on the horses that add the most for their cost. */
function* spend(hand: Hand, without: RankTicket | null): Generator<void, void> {
  let count = 0;
  for (let slice = bestAddition(hand, without); slice !== null; slice = bestAddition(hand, without)) {
    hand.extend(slice);
    count += 1;
    if (count % ADDITIONS_A_STEP === 0) yield;
  }
}

/** Every horse that could be taken out of a ticket. */
const removals = ({ tickets }: Hand): readonly Slice[] =>
  tickets.flatMap((ticket, index) =>
    ticket.flatMap((set, leg) =>
      ranksOf(set).map((rank) => ({
        index,
        part: ticket.with(leg, 1 << rank),
        whole: ticket.with(leg, set & ~(1 << rank)),
      })),
    ),
  );

/** Whether the ticket has changed since the removal was listed. */
const isStale = ({ index, part, whole }: Slice, { tickets }: Hand): boolean =>
  tickets[index]?.every((set, leg) => set === ((whole[leg] ?? 0) | (part[leg] ?? 0))) !== true;

/** Horses taken out, one after the other, before it gives way. */
const REMOVALS_A_STEP = 3;

/** Takes out one horse after the other and spends the money anew; what is not better is undone. */
function* hasImproved(hand: Hand, mostVisits: number): Generator<void, boolean> {
  let hasChanged = false;
  for (const [index, removal] of removals(hand).entries()) {
    if (hand.search.coverage.visits > mostVisits) return false;
    if (index % REMOVALS_A_STEP === 0) yield;
    if (isStale(removal, hand)) continue;
    const before = { tickets: [...hand.tickets], chance: hand.chance };
    hand.reduce(removal);
    yield* spend(hand, removal.part);
    if (hand.chance > before.chance + LEAST_GAIN) hasChanged = true;
    else hand.become(before.tickets);
  }
  return hasChanged;
}

const depthsFor = (legs: readonly RankedLeg[], tickets: readonly RankTicket[]): readonly number[] =>
  legs.map(({ chances }, leg) => {
    const deepest = Math.max(0, ...tickets.flatMap((ticket) => ranksOf(ticket[leg] ?? 0)));
    return Math.min(chances.length, deepest + 1 + DEEPER);
  });

/** What tickets may cost, and how long to look for better ones. */
export interface ImproveLimits {
  readonly mostTickets: number;
  readonly budget: number;
  /** Combinations looked at, after which the search ends with what it has. */
  readonly mostVisits: number;
}

/**
 * Tickets that come in more often for the same money, by taking single horses out and adding others, in tickets that may
 * overlap; combinations held twice are counted once. Deterministic. The tickets themselves where nothing better is found. It
 * gives way between its steps.
 */
export function* improved(
  start: SplitTickets,
  legs: readonly RankedLeg[],
  { mostTickets, budget, mostVisits }: ImproveLimits,
): Generator<void, SplitTickets> {
  const depths = depthsFor(legs, start.tickets);
  if (start.tickets.length === 0 || !Coverage.canTrack(depths)) return start;
  const hand = new Hand({ legs, coverage: new Coverage(legs, depths), mostTickets, budget });
  hand.become(start.tickets);
  yield;
  yield* spend(hand, null);
  for (let round = 0; round < MOST_ROUNDS; round += 1) if (!(yield* hasImproved(hand, mostVisits))) break;
  return hand.chance > start.chance + LEAST_GAIN ? { tickets: hand.tickets, chance: hand.chance } : start;
}
