import { type RankedLeg, type RankTicket, ranksFrom } from './ranked-leg.ts';

/** Tickets on the legs from one on: what they cost together, and the chance that one of them comes in. */
interface Plan {
  readonly combinations: number;
  readonly chance: number;
  /** The groups of this leg from the last to the first; null before the first group. */
  readonly group: Group | null;
}

/** Horses of a leg that share the same tickets on the legs after it. */
interface Group {
  readonly from: number;
  readonly to: number;
  readonly later: Plan;
  readonly before: Plan;
}

/** Plans that each cost more than the one before and come in more often. */
type Frontier = readonly Plan[];

const NOTHING: Plan = { combinations: 0, chance: 0, group: null };
const AFTER_LAST_LEG: Plan = { combinations: 1, chance: 1, group: null };

/** How many plans a frontier keeps, all of them while they are few; fewer where the search is long. */
const MOST_PLANS = 28;
const MOST_PLANS_OF_LONG = 16;
const isLong = (tickets: number, combinations: number): boolean => tickets > 6 || combinations > 500;

/** Numbers of tickets counted up before it gives way. */
const TICKETS_A_STEP = 4;

/** Keeps the most expensive plan, and of plans that cost nearly the same the best: the steps grow with the cost. */
function thinned(plans: Frontier, most: number): Frontier {
  if (plans.length <= most) return plans;
  const [first] = plans;
  const last = plans.at(-1);
  if (first === undefined || last === undefined) return plans;
  const step = (last.combinations / first.combinations) ** (1 / (most - 1));
  const stepOf = ({ combinations }: Plan): number =>
    Math.floor(Math.log(combinations / first.combinations) / Math.log(step) + 1e-9);
  return plans.filter((plan, index) => {
    const next = plans[index + 1];
    return next === undefined || stepOf(next) !== stepOf(plan);
  });
}

/** Of some plans the best for each cost, those that come in no more often than a cheaper one left out. */
function bestOf(plans: readonly Plan[], most: number): Frontier {
  const byCost: Plan[] = [];
  for (const plan of plans)
    if (plan.chance > (byCost[plan.combinations]?.chance ?? 0)) byCost[plan.combinations] = plan;
  const frontier: Plan[] = [];
  let best = 0;
  for (let cost = 1; cost <= most; cost += 1) {
    const plan = byCost[cost];
    if (plan === undefined || plan.chance <= best) continue;
    best = plan.chance;
    frontier.push(plan);
  }
  return frontier;
}

/** Horses of a leg that a group may take: from a rank on so many, with what they add to the chance. */
interface Taken {
  readonly from: number;
  readonly count: number;
  readonly chance: number;
}

/** The best way found for each cost; one per search, emptied between uses. A plan is made only of what is left in the end. */
class BestByCost {
  private readonly chances: Float64Array;
  private readonly froms: Int32Array;
  private readonly befores: Plan[] = [];
  private readonly laters: Plan[] = [];
  readonly most: number;

  /** How many plans a frontier keeps. */
  readonly length: number;

  constructor(most: number, length: number) {
    this.most = most;
    this.length = length;
    this.chances = new Float64Array(most + 1);
    this.froms = new Int32Array(most + 1);
  }

  /** False where it costs too much, as every plan after it then does. */
  offer(before: Plan, later: Plan, { from, count, chance: share }: Taken): boolean {
    const cost = before.combinations + count * later.combinations;
    if (cost > this.most) return false;
    const chance = before.chance + share * later.chance;
    if (chance > (this.chances[cost] ?? 0)) {
      this.chances[cost] = chance;
      this.froms[cost] = from;
      this.befores[cost] = before;
      this.laters[cost] = later;
    }
    return true;
  }

  /** The plans whose last group ends before a rank. */
  take(to: number): Frontier {
    const frontier: Plan[] = [];
    let best = 0;
    for (let cost = 1; cost <= this.most; cost += 1) {
      const chance = this.chances[cost] ?? 0;
      this.chances[cost] = 0;
      const [before, later] = [this.befores[cost], this.laters[cost]];
      if (chance <= best || before === undefined || later === undefined) continue;
      best = chance;
      const group = { from: this.froms[cost] ?? 0, to, later, before };
      frontier.push({ combinations: cost, chance, group });
    }
    return frontier;
  }
}

/** Offers every way to go on from plans with a group of horses. */
function offerAll(begun: Frontier, later: Frontier, taken: Taken, best: BestByCost): void {
  for (const before of begun) {
    // A group of better horses goes on with better tickets, or the two would change places.
    const limit = before.group?.later.chance ?? 2;
    for (const plan of later) if (plan.chance >= limit || !best.offer(before, plan, taken)) break;
  }
}

/** Plans on a leg and those after it, by number of tickets. `later` are those on the legs after it alone. */
function* plansOn(
  { chances, upTo }: RankedLeg,
  later: readonly Frontier[],
  tickets: number,
  best: BestByCost,
): Generator<void, Frontier[]> {
  /** By how many horses are taken, then by how many tickets. */
  const reached: Frontier[][] = [[[NOTHING]]];
  for (let to = 1; to <= chances.length; to += 1) {
    const here: Frontier[] = [];
    for (let used = 1; used <= tickets; used += 1) {
      if (used % TICKETS_A_STEP === 1) yield;
      for (let from = 0; from < to; from += 1) {
        const taken = { from, count: to - from, chance: (upTo[to] ?? 0) - (upTo[from] ?? 0) };
        for (let more = 1; more <= used; more += 1)
          offerAll(reached[from]?.[used - more] ?? [], later[more] ?? [], taken, best);
      }
      here[used] = thinned(best.take(to), best.length);
    }
    reached[to] = here;
  }
  return Array.from({ length: tickets + 1 }, (_, used) =>
    bestOf(
      reached.slice(1).flatMap((byTickets) => byTickets[used] ?? []),
      best.most,
    ),
  );
}

/** A plan as tickets, the legs in the order they were split. */
function ticketsOf(plan: Plan, legsLeft: number): readonly RankTicket[] {
  if (legsLeft === 0) return [[]];
  const tickets: RankTicket[] = [];
  for (let { group } = plan; group !== null; group = group.before.group) {
    const set = ranksFrom(group.from, group.to);
    for (const later of ticketsOf(group.later, legsLeft - 1)) tickets.push([set, ...later]);
  }
  return tickets;
}

export interface SplitTickets {
  readonly tickets: readonly RankTicket[];
  readonly chance: number;
}

/**
 * Tickets that split leg after leg, in this order of the legs: the horses of a leg fall into groups by rank, and each group
 * goes on with tickets of its own on the legs after it. Better horses go on with more: A, B and C horses are such groups,
 * and "one B at most" is such a split. No two of these tickets share a combination. The best split is found by counting
 * up horses, tickets and cost; frontiers of more than a few dozen plans are thinned, so a large search may miss the best
 * by a little. For each number of combinations asked for, the best tickets that cost no more. A long search: it gives way
 * between its steps.
 */
export function* splitTickets(
  legs: readonly RankedLeg[],
  tickets: number,
  budgets: readonly number[],
): Generator<void, readonly SplitTickets[]> {
  const most = Math.max(...budgets);
  const best = new BestByCost(most, isLong(tickets, most) ? MOST_PLANS_OF_LONG : MOST_PLANS);
  let plans: readonly Frontier[] = [[], [AFTER_LAST_LEG]];
  for (const leg of legs.toReversed()) plans = yield* plansOn(leg, plans, tickets, best);
  return budgets.map((budget) => {
    const affordable = plans.flat().filter(({ combinations }) => combinations <= budget);
    const plan = affordable.reduce<Plan>((top, other) => (other.chance > top.chance ? other : top), NOTHING);
    return { tickets: ticketsOf(plan, legs.length), chance: plan.chance };
  });
}
