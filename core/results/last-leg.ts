import { trackTimeText } from '../card/track-time.ts';
import { type Instant, parseInstant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { drawnText, type LineOnRace } from '../tickets/line-for-tickets.ts';
import { livePricesProblem } from '../tickets/payoff/leg-prices.ts';
import type { LegReader, PricedLeg, PricedLegs } from '../tickets/priced-leg.ts';
import { chanceToCash, expectedReturn, type LikelyReturn } from '../tickets/settlement/expected-return.ts';
import type { ReturnInLastLeg } from '../tickets/settlement/will-pays.ts';

/** What the last leg of a ticket is worth before its off, with what its chances were worked out from. */
export interface LastLegValue extends Pick<PricedLegs, 'model' | 'chancesUsed' | 'sources'> {
  /** That the ticket cashes, 0-1. */
  readonly chance: number;
  /** Whose chances these are, and of when: `by your line, drawn 9:00 AM ET`. */
  readonly chancesBy: string;
  /** Dollars on average; null for the reason beside it. */
  readonly expectedReturn: number | null;
}

/** A last leg with the chance of each horse, and what that is worth; null once it is off and while a chance is unknown. */
export interface ValuedLastLeg {
  readonly rows: readonly LikelyReturn[];
  readonly value: LastLegValue | null;
  /** Why there is no expected return, as a sentence; null where there is one. */
  readonly reason: string | null;
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

/** Why the chances of a leg are good for no return: ours, without a live board, are of the morning line. */
function priceProblem({ legs, chancesUsed }: PricedLegs): string | null {
  if (chancesUsed.mine.length > 0) return null;
  const problem = livePricesProblem(legs);
  return problem === null ? null : `${problem}, and our chances there are from the morning line`;
}

/** Why a last leg has no expected return; null where it has one. */
function noReturnReason(rows: readonly LikelyReturn[], priced: PricedLegs): string | null {
  const without = rows.find(({ reason }) => reason !== null);
  if (without !== undefined) return `No expected return. With ${without.number}: ${without.reason}.`;
  if (rows.some(({ stake }) => stake === null))
    return 'No expected return: an ALL leg was called off, so the winning combinations are not known.';
  const unrated = rows.find(({ chance }) => chance === null);
  if (unrated !== undefined) return `No expected return: we have no win chance for #${unrated.number}.`;
  const problem = priceProblem(priced);
  if (problem !== null) return `No expected return: ${problem}.`;
  return rows.some(({ dollars }) => dollars === null)
    ? 'No expected return until every horse has its will-pay.'
    : null;
}

/** `by your line, drawn 9:00 AM ET`; `by our chances, morning 1 on a board, at 1:02 PM ET`. */
function chancesBy({ chancesUsed, model, sources: { card, board, upTo }, ...where }: PricedLegs): string {
  const timeOf = (iso: string, text: (time: Instant) => string): string => {
    const time = parseInstant(iso);
    return time === null ? iso : text(time);
  };
  const [mine] = chancesUsed.mine;
  if (mine !== undefined)
    return `by your line, drawn ${timeOf(mine.madeAt, (time) => drawnText(time, where))}`;
  const when = timeOf(upTo, (time) => trackTimeText(time, where.trackSlug));
  return `by our chances, ${model.name} ${model.version} on ${(board ?? card).source}, at ${when}`;
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
  if (priced === null) return { rows, value: null, reason: 'The last leg is off.' };
  const [chance, reason] = [chanceToCash(rows), noReturnReason(rows, priced)];
  if (chance === null) return { rows, value: null, reason };
  const { model, chancesUsed, sources } = priced;
  const average = reason === null ? expectedReturn(rows) : null;
  const basis = { model, chancesUsed, sources, chancesBy: chancesBy(priced) };
  return { rows, value: { ...basis, chance, expectedReturn: average }, reason };
}
