import type { YieldToEventLoop } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { dollarsText } from '../../kernel/text.ts';
import { ticketCost } from '../combinations.ts';
import { refuseBadStake } from '../ticket.ts';
import { searchedThrough } from './every-ticket.ts';
import { improved } from './improve.ts';
import { highestChance } from './likeliest.ts';
import { oneTicket } from './one-ticket.ts';
import {
  combinationsOf,
  MOST_HORSES,
  type RankedLeg,
  type RankTicket,
  rankedLeg,
  ranksOf,
} from './ranked-leg.ts';
import { type SplitTickets, splitTickets } from './split-tickets.ts';

/** A leg to build tickets on: a number for each betting interest, with its win chance. */
export interface BuilderLeg {
  readonly numbers: readonly string[];
  readonly chances: readonly number[];
}

export interface BuilderRequest {
  readonly legs: readonly BuilderLeg[];
  /** Dollars on each combination. */
  readonly base: number;
  /** Dollars to spend. */
  readonly budget: number;
  readonly mostTickets: number;
}

export interface BuiltTicket {
  /** For each leg the numbers, likeliest winner first. */
  readonly legs: readonly (readonly string[])[];
  readonly combinations: number;
  readonly cost: number;
  /** That this ticket comes in, 0-1. */
  readonly chance: number;
}

export interface BuiltTickets {
  readonly tickets: readonly BuiltTicket[];
  readonly combinations: number;
  readonly cost: number;
  /** That one of the tickets comes in, 0-1. */
  readonly chance: number;
  /** Proven: no other choice of as many tickets comes in more often for the money. */
  readonly isProven: boolean;
  /** What the money could reach in any number of tickets, 0-1. */
  readonly highest: number;
}

/** The best tickets for a budget, and what a dollar less or more would buy; null where a dollar less buys nothing. */
export interface BuilderAnswer {
  readonly best: BuiltTickets;
  readonly dollarLess: BuiltTickets | null;
  readonly dollarMore: BuiltTickets;
}

/** The most tickets a search is made for. */
export const MOST_TICKETS = 12;
/** More combinations than any window sells at once on one screen. */
const MOST_COMBINATIONS = 20_000;
/** The most combinations several tickets are searched for: more would hold the process for seconds. */
export const MOST_FOR_SEVERAL = 2_500;
const ROUNDING = 1e-9;
/** How many combinations are looked at to improve each of the best starts; less for the dollar less and more. */
const LOOKS = [300_000, 200_000];
const FEWER_LOOKS = [150_000];

interface NumberedLeg extends RankedLeg {
  readonly numbers: readonly string[];
}

function numberedLeg({ numbers, chances }: BuilderLeg, index: number): NumberedLeg {
  const horses = numbers
    .map((number, place) => ({ number, chance: chances[place] ?? 0 }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_HORSES);
  if (horses.length === 0) {
    const sentence = `Leg ${index + 1} has no horse with a chance.`;
    throw new Refusal('invalid', 'handicapping.builder-leg', sentence);
  }
  return { ...rankedLeg(horses.map(({ chance }) => chance)), numbers: horses.map(({ number }) => number) };
}

/** How many combinations the money buys, whatever is left over; at most all of the legs. */
const bought = ({ base }: BuilderRequest, dollars: number, legs: readonly RankedLeg[]): number =>
  Math.min(
    MOST_COMBINATIONS,
    Math.floor(dollars / base + ROUNDING),
    legs.reduce((product, { chances }) => product * chances.length, 1),
  );

/** Orders of the legs to split: the most open race last, which does best as a rule, and first. */
function ordersOf(legs: readonly RankedLeg[]): readonly (readonly number[])[] {
  const topChance = (place: number): number => legs[place]?.chances[0] ?? 0;
  const openLast = legs.map((_, place) => place).sort((a, b) => topChance(b) - topChance(a));
  return legs.length === 1 ? [openLast] : [openLast, openLast.toReversed()];
}

const inOrder = (legs: readonly RankedLeg[], order: readonly number[]): readonly RankedLeg[] =>
  order.flatMap((place) => legs[place] ?? []);

/** A ticket whose legs stand in another order, as they run. */
const asRun = (ticket: RankTicket, order: readonly number[]): RankTicket =>
  order.map((_, leg) => ticket[order.indexOf(leg)] ?? 0);

/** For each budget the best split of each order. */
function* splitsFor(
  legs: readonly RankedLeg[],
  tickets: number,
  budgets: readonly number[],
): Generator<void, readonly (readonly SplitTickets[])[]> {
  const tried: (readonly SplitTickets[])[] = [];
  for (const order of ordersOf(legs)) {
    const splits = yield* splitTickets(inOrder(legs, order), tickets, budgets);
    tried.push(
      splits.map((split) => ({ ...split, tickets: split.tickets.map((ticket) => asRun(ticket, order)) })),
    );
  }
  return budgets.map((_, index) => tried.flatMap((splits) => splits[index] ?? []));
}

const chanceOf = (ticket: RankTicket, legs: readonly RankedLeg[]): number =>
  ticket.reduce(
    (chance, set, leg) =>
      chance * ranksOf(set).reduce((sum, rank) => sum + (legs[leg]?.chances[rank] ?? 0), 0),
    1,
  );

function shown(
  { tickets, chance }: SplitTickets,
  legs: readonly NumberedLeg[],
  base: number,
): Omit<BuiltTickets, 'isProven' | 'highest'> {
  const built = tickets.map((ticket): BuiltTicket => {
    const combinations = combinationsOf(ticket);
    return {
      legs: ticket.map((set, leg) => ranksOf(set).flatMap((rank) => legs[leg]?.numbers[rank] ?? [])),
      combinations,
      cost: ticketCost(base, combinations),
      chance: Math.min(1, chanceOf(ticket, legs)),
    };
  });
  const combinations = built.reduce((sum, ticket) => sum + ticket.combinations, 0);
  return {
    tickets: built.toSorted((a, b) => b.chance - a.chance),
    combinations,
    cost: ticketCost(base, combinations),
    chance: Math.min(1, chance),
  };
}

function refuseBadRequest({ base, budget, mostTickets, legs }: BuilderRequest): void {
  refuseBadStake(base);
  if (!(budget + ROUNDING >= base)) {
    const sentence = `One combination costs ${dollarsText(base)}: ${dollarsText(budget)} buys none.`;
    throw new Refusal('invalid', 'handicapping.builder-budget', sentence);
  }
  if (!Number.isInteger(mostTickets) || mostTickets < 1 || mostTickets > MOST_TICKETS || legs.length === 0) {
    const sentence = `The builder makes 1 to ${MOST_TICKETS} tickets.`;
    throw new Refusal('invalid', 'handicapping.builder-tickets', sentence);
  }
  if (mostTickets > 1 && budget / base > MOST_FOR_SEVERAL) {
    const sentence = `Several tickets are built for up to ${dollarsText(MOST_FOR_SEVERAL * base)} at ${dollarsText(base)} a combination: ask for one ticket, less money or a higher stake.`;
    throw new Refusal('invalid', 'handicapping.builder-large', sentence);
  }
}

/**
 * The tickets with the highest chance to cash that the money buys, each one set of horses a leg; legs are taken as
 * independent.
 *
 * One ticket: exact, for any legs. Several tickets: exact where `isProven`, which holds when the tickets reach what the
 * money could reach in any number of tickets, and in small races (up to some 4,000 possible tickets), which are searched
 * through. Elsewhere the best of two orders of splitting leg after leg, improved horse by horse; `highest` bounds what
 * may be missing. Refuses a stake that is none, a budget that buys no combination (`handicapping.builder-budget`), more
 * tickets than 12 (`handicapping.builder-tickets`), more combinations than several tickets are searched for
 * (`handicapping.builder-large`), and a leg without a horse that can win (`handicapping.builder-leg`).
 */
export function bestTickets(request: BuilderRequest): BuilderAnswer {
  const search = searchTickets(request);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

/** `bestTickets`, giving way to other requests between its steps, of some milliseconds each. */
export async function bestTicketsInTurns(
  request: BuilderRequest,
  yieldToEventLoop: YieldToEventLoop,
): Promise<BuilderAnswer> {
  const search = searchTickets(request);
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}

/** The search in steps. */
function* searchTickets(request: BuilderRequest): Generator<void, BuilderAnswer> {
  refuseBadRequest(request);
  const { base, budget, mostTickets } = request;
  const legs = request.legs.map(numberedLeg);
  const budgets = [budget - 1, budget, budget + 1].map((dollars) => bought(request, dollars, legs));
  const splits = mostTickets === 1 ? [] : yield* splitsFor(legs, mostTickets, budgets);
  let fewer: SplitTickets = { tickets: [], chance: 0 };
  const answers: (BuiltTickets | null)[] = [];
  for (const [index, combinations] of budgets.entries()) {
    yield;
    const starts = [...(splits[index] ?? []), fewer];
    const looks = index === 1 ? LOOKS : FEWER_LOOKS;
    const built =
      combinations < 1 ? null : yield* builtFor(legs, { combinations, mostTickets, looks }, starts);
    fewer = built ?? fewer;
    answers.push(built && { ...shown(built, legs, base), isProven: built.isProven, highest: built.highest });
  }
  const [dollarLess, best, dollarMore] = answers;
  if (best == null || dollarMore == null) throw new Error('a budget that buys a combination built no ticket');
  return { best, dollarLess: dollarLess ?? null, dollarMore };
}

interface Built extends SplitTickets {
  readonly isProven: boolean;
  readonly highest: number;
}

interface BuildLimits {
  readonly combinations: number;
  readonly mostTickets: number;
  readonly looks: readonly number[];
}

/** The best tickets from these starts, which may be too many or too few for the money. */
function* builtFor(
  legs: readonly RankedLeg[],
  { combinations, mostTickets, looks }: BuildLimits,
  starts: readonly SplitTickets[],
): Generator<void, Built> {
  const highest = highestChance(legs, combinations);
  const ticket = oneTicket(legs, combinations);
  const single: SplitTickets = { tickets: [ticket], chance: chanceOf(ticket, legs) };
  if (mostTickets === 1) return { ...single, isProven: true, highest };
  const [best = single, ...others] = [single, ...starts].toSorted((a, b) => b.chance - a.chance);
  if (best.chance >= highest - ROUNDING) return { ...best, isProven: true, highest };
  let better = best;
  for (const [index, start] of [best, ...others].slice(0, looks.length).entries()) {
    const limits = { mostTickets, budget: combinations, mostVisits: looks[index] ?? 0 };
    const other = yield* improved(start, legs, limits);
    if (other.chance > better.chance) better = other;
  }
  yield;
  const { isComplete, ...found } = searchedThrough(better, legs, mostTickets, combinations);
  return { ...found, isProven: isComplete || found.chance >= highest - ROUNDING, highest };
}
