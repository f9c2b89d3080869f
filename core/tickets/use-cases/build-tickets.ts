import { byProgramNumber } from '../../card/program-number.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  type BuilderAnswer,
  type BuilderLeg,
  type BuiltTickets,
  bestTicketsInTurns,
} from '../builder/best-tickets.ts';
import { changedHorses } from '../builder/changed-horses.ts';
import { toCents } from '../combinations.ts';
import { type GroupedLeg, groupTickets, groupTicketsOnRace, refuseSharedInterests } from '../grouped-legs.ts';
import type { LineOnRace } from '../line-for-tickets.ts';
import { refuseBelowMinimum } from '../minimum-bets.ts';
import { type PayoffEstimate, payoffEstimate } from '../payoff/payoff-estimate.ts';
import type { PayoffRecord } from '../payoff/payoff-record.ts';
import { type PricedBet, pricedBet } from '../priced-bet.ts';
import type { LegReader, PricedLeg, PricedLegs } from '../priced-leg.ts';
import { placesOf } from '../ticket-field.ts';
import { type AnyWager, isMultiRace, type MultiRaceWager } from '../wager.ts';

/** Tickets to build on a race or from it on, for money or by groups of horses. */
export interface BuildRequest {
  readonly raceId: string;
  readonly wager: AnyWager;
  /** Dollars on each combination. */
  readonly base: number;
}

export interface BudgetRequest extends BuildRequest {
  readonly wager: MultiRaceWager;
  /** Dollars. */
  readonly budget: number;
  readonly mostTickets: number;
  /** For each leg the numbers that must not be on a ticket. */
  readonly out: readonly (readonly string[])[];
}

export interface GroupsRequest extends BuildRequest {
  /** For each race its groups; of a bet on one race the groups that every place takes. */
  readonly legs: readonly GroupedLeg[];
  readonly points: number;
}

/** A ticket that was built, as it would be priced and said. */
export interface SpokenTicket extends Pick<PricedBet, 'combinations' | 'cost' | 'chance' | 'spoken'> {
  readonly legs: readonly (readonly string[])[];
}

export interface BuiltForBudget extends Omit<BuiltTickets, 'tickets'> {
  readonly tickets: readonly SpokenTicket[];
  /** What the tickets pay together when one of them cashes. */
  readonly payoff: PayoffEstimate;
}

type Basis = Pick<PricedLegs, 'model' | 'chancesUsed' | 'sources'> & { readonly races: readonly number[] };

/** What another budget buys, and the horses that then come in or go out. */
export interface OtherBudget extends Pick<BuiltTickets, 'cost' | 'chance'> {
  readonly horses: string;
}

export interface ShownBuild extends Basis {
  readonly best: BuiltForBudget;
  /** What a dollar less or more would buy. */
  readonly dollarLess: OtherBudget | null;
  readonly dollarMore: OtherBudget;
}

export interface ShownGroups extends Basis {
  readonly tickets: readonly SpokenTicket[];
  readonly combinations: number;
  readonly cost: number;
  readonly chance: number;
  /** What the tickets pay together when one of them cashes. */
  readonly payoff: PayoffEstimate;
}

interface BuildTicketsDeps {
  readonly readLegs: LegReader;
  /** What payoffs estimated from prices were worth on real races. */
  readonly payoffs: PayoffRecord;
}

interface BuilderDeps extends BuildTicketsDeps {
  /** Other requests are answered while tickets are searched for. */
  readonly yieldToEventLoop: YieldToEventLoop;
}

/** More tickets than this are no plan. */
const MOST_GROUP_TICKETS = 100;

/** The horses of a leg to build on. */
function builderLeg({ numbers, chances, field }: PricedLeg, out: readonly string[]): BuilderLeg {
  const excluded = new Set(
    placesOf(
      out.filter((number) => !field.gone.includes(number)),
      field,
    ),
  );
  return {
    numbers,
    chances: chances.map((chance, place) => (excluded.has(place) ? 0 : chance)),
  };
}

const basisOf = ({ model, chancesUsed, sources, legs }: PricedLegs): Basis => ({
  model,
  chancesUsed,
  sources,
  races: legs.map(({ race }) => race.number),
});

function spokenTicket(
  sets: readonly (readonly string[])[],
  { wager, base }: BuildRequest,
  priceable: PricedLegs,
): SpokenTicket {
  const legs = sets.map((set) => set.toSorted(byProgramNumber));
  const { combinations, cost, chance, spoken } = pricedBet({ wager, base, sets: legs }, priceable);
  return { legs, combinations, cost, chance, spoken };
}

const otherBudget = (other: BuiltTickets, best: BuiltTickets, { races }: Basis): OtherBudget => ({
  cost: other.cost,
  chance: other.chance,
  horses: changedHorses(best, other, races),
});

function shownBuild(
  answer: BuilderAnswer,
  request: BuildRequest,
  priceable: PricedLegs,
  payoffs: PayoffRecord,
): ShownBuild {
  const tickets = answer.best.tickets.map(({ legs }) => spokenTicket(legs, request, priceable));
  const sets = answer.best.tickets.map(({ legs }) => legs);
  const basis = basisOf(priceable);
  const other = (built: BuiltTickets) => otherBudget(built, answer.best, basis);
  return {
    ...basis,
    best: {
      ...answer.best,
      tickets,
      payoff: payoffEstimate({ ...request, tickets: sets }, priceable, payoffs),
    },
    dollarLess: answer.dollarLess === null ? null : other(answer.dollarLess),
    dollarMore: other(answer.dollarMore),
  };
}

/**
 * The tickets with the highest chance to cash for a budget, by our chances, with `lineOn` by the member's line where there
 * is one. Refuses what `bestTickets` and reading the races refuse, and a
 * stake below the minimum (`handicapping.ticket-minimum`).
 */
export function makeBuildTickets({ readLegs, payoffs, yieldToEventLoop }: BuilderDeps) {
  return async function buildTickets(
    request: BudgetRequest,
    lineOn: LineOnRace | null = null,
  ): Promise<ShownBuild> {
    const { raceId, wager, base, budget, mostTickets, out } = request;
    const priceable = await readLegs(raceId, wager, lineOn);
    refuseBelowMinimum(priceable.trackSlug, priceable.day, wager, base);
    const legs = priceable.legs.map((leg, index) => builderLeg(leg, out[index] ?? []));
    const answer = await bestTicketsInTurns({ legs, base, budget, mostTickets }, yieldToEventLoop);
    return shownBuild(answer, request, priceable, payoffs);
  };
}

const noTickets = (sentence: string): Refusal =>
  new Refusal('invalid', 'handicapping.builder-groups', sentence);

function setsOfGroups(
  { wager, legs, points }: GroupsRequest,
  priceable: PricedLegs,
): readonly (readonly (readonly string[])[])[] {
  if (isMultiRace(wager)) return groupTickets(legs, points);
  const [groups, ...more] = legs;
  const field = priceable.legs[0]?.field;
  if (groups === undefined || field === undefined || more.length > 0)
    throw noTickets(`A bet on one race has one list of A, B and C horses, not ${legs.length}.`);
  return groupTicketsOnRace(wager, groups, points, field);
}

/**
 * The tickets of A, B and C horses with what they cost together; no two share a combination, so their chances add up.
 * Refuses what `pricedBet`, `refuseSharedInterests` and reading the races refuse, and groups that make no ticket or more
 * than 100 (`handicapping.builder-groups`).
 */
export function makeGroupTickets({ readLegs, payoffs }: BuildTicketsDeps) {
  return async function ticketsOfGroups(
    request: GroupsRequest,
    lineOn: LineOnRace | null = null,
  ): Promise<ShownGroups> {
    const priceable = await readLegs(request.raceId, request.wager, lineOn);
    refuseSharedInterests(
      request.legs,
      priceable.legs.map(({ field }) => field),
    );
    const sets = setsOfGroups(request, priceable);
    if (sets.length === 0 || sets.length > MOST_GROUP_TICKETS)
      throw noTickets(
        sets.length > 0
          ? `That makes ${sets.length} tickets; ${MOST_GROUP_TICKETS} are the most.`
          : isMultiRace(request.wager)
            ? 'Every leg needs an A, or a backup that the points allow.'
            : `These horses make no ${request.wager}: mark more of them, or allow more backups.`,
      );
    const tickets = sets.map((legs) => spokenTicket(legs, request, priceable));
    return {
      ...basisOf(priceable),
      tickets,
      combinations: tickets.reduce((sum, { combinations }) => sum + combinations, 0),
      cost: toCents(tickets.reduce((sum, { cost }) => sum + cost, 0)),
      chance: Math.min(
        1,
        tickets.reduce((sum, { chance }) => sum + chance, 0),
      ),
      payoff: payoffEstimate({ ...request, tickets: sets }, priceable, payoffs),
    };
  };
}

export type BuildTickets = ReturnType<typeof makeBuildTickets>;
export type TicketsOfGroups = ReturnType<typeof makeGroupTickets>;
