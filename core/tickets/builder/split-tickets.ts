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

/** The best plan found for each cost; one per search, emptied between uses. */
class BestByCost {
  private readonly plans: (Plan | undefined)[];
  private readonly most: number;

  /** How many plans a frontier keeps. */
  readonly length: number;

  constructor(most: number, length: number) {
    this.most = most;
    this.length = length;
    this.plans = new Array<Plan | undefined>(most + 1).fill(undefined);
  }

  offer(before: Plan, later: Plan, leg: RankedLeg, from: number, to: number): boolean {
    const combinations = before.combinations + (to - from) * later.combinations;
    if (combinations > this.most) return false;
    const chance = before.chance + ((leg.upTo[to] ?? 0) - (leg.upTo[from] ?? 0)) * later.chance;
    if (chance > (this.plans[combinations]?.chance ?? 0)) {
      this.plans[combinations] = { combinations, chance, group: { from, to, later, before } };
    }
    return true;
  }

  add(plan: Plan): void {
    if (plan.chance > (this.plans[plan.combinations]?.chance ?? 0)) this.plans[plan.combinations] = plan;
  }

  take(): Frontier {
    const frontier: Plan[] = [];
    let best = 0;
    for (let cost = 1; cost <= this.most; cost += 1) {
      const plan = this.plans[cost];
      if (plan === undefined) continue;
      this.plans[cost] = undefined;
      if (plan.chance <= best) continue;
      best = plan.chance;
      frontier.push(plan);
    }
    return frontier;
  }
}

/** Plans on a leg and those after it, by number of tickets. `later` are those on the legs after it alone. */
function* plansOn(
  leg: RankedLeg,
  later: readonly Frontier[],
  tickets: number,
  best: BestByCost,
): Generator<void, Frontier[]> {
  const horses = leg.chances.length;
  /** By how many horses are taken, then by how many tickets. */
  const reached: Frontier[][] = [[[NOTHING]]];
  for (let to = 1; to <= horses; to += 1) {
    yield;
    const here: Frontier[] = [];
    for (let used = 1; used <= tickets; used += 1) {
      for (let from = 0; from < to; from += 1) {
        for (let more = 1; more <= used; more += 1) {
          const before = reached[from]?.[used - more];
          const after = later[more];
          if (before === undefined || after === undefined) continue;
          for (const begun of before) {
            // A group of better horses goes on with better tickets, or the two would change places.
            const limit = begun.group?.later.chance ?? 2;
            for (const plan of after) {
              if (plan.chance >= limit || !best.offer(begun, plan, leg, from, to)) break;
            }
          }
        }
      }
      here[used] = thinned(best.take(), best.length);
    }
    reached[to] = here;
  }
  return Array.from({ length: tickets + 1 }, (_, used) => {
    for (const byTickets of reached.slice(1)) for (const plan of byTickets[used] ?? []) best.add(plan);
    return best.take();
  });
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
