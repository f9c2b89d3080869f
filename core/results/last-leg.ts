import { Refusal } from '../kernel/refusal.ts';
import type { LineOnRace } from '../tickets/line-for-tickets.ts';
import type { LegReader, PricedLeg, PricedLegs } from '../tickets/priced-leg.ts';
import { chanceToCash, expectedReturn, type LikelyReturn } from '../tickets/settlement/expected-return.ts';
import type { ReturnInLastLeg } from '../tickets/settlement/will-pays.ts';

/** What the last leg of a ticket is worth before its off. */
export interface LastLegValue extends Pick<PricedLegs, 'model' | 'chancesUsed'> {
  /** That the ticket cashes, 0-1. */
  readonly chance: number;
  /** Dollars on average; null until every horse it may win with has its will-pay. */
  readonly expectedReturn: number | null;
  /** ISO instant up to which facts were used. */
  readonly upTo: string;
}

/** A last leg with the chance of each horse, and what that is worth; null once it is off. */
export interface ValuedLastLeg {
  readonly rows: readonly LikelyReturn[];
  readonly value: LastLegValue | null;
}

const isOffRefusal = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'handicapping.ticket-off';

/** The race with its chances of this moment; null once it is off. */
async function openRace(
  raceId: string,
  readLegs: LegReader,
  lineOn: LineOnRace | null,
): Promise<PricedLegs | null> {
  try {
    return await readLegs(raceId, 'win', lineOn);
  } catch (error) {
    if (isOffRefusal(error)) return null;
    throw error;
  }
}

/** The chance of a betting interest; null for one that is scratched, as it may count for the favorite or have a consolation. */
function chanceOf({ field, chances }: PricedLeg, number: string): number | null {
  const place = field.interests.findIndex((numbers) => numbers.includes(number));
  return chances[place] ?? null;
}

/** What the returns in the last leg are worth by the chances of this moment, ours or with `lineOn` the member's. */
export async function valuedLastLeg(
  returns: readonly ReturnInLastLeg[],
  raceId: string,
  readLegs: LegReader,
  lineOn: LineOnRace | null,
): Promise<ValuedLastLeg> {
  const priced = await openRace(raceId, readLegs, lineOn);
  const [leg] = priced?.legs ?? [];
  const rows = returns.map((row) => ({
    ...row,
    chance: leg === undefined ? null : chanceOf(leg, row.number),
  }));
  const chance = chanceToCash(rows);
  if (priced === null || chance === null) return { rows, value: null };
  const { model, chancesUsed, sources } = priced;
  return {
    rows,
    value: { model, chancesUsed, upTo: sources.upTo, chance, expectedReturn: expectedReturn(rows) },
  };
}
