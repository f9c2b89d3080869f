import { sumBy } from '../kernel/numbers.ts';
import type { ScoredRace } from '../scorecards/scoreboard/scored-picks.ts';
import type { SpendSum } from './call.ts';
import { NANOS } from './price.ts';

/** What a pick of an outside analyst cost, of those that a result has settled. Money in dollars. */
export interface ScoredPickCost {
  /** Races with such a pick, and the picks; every analyst's counts. */
  readonly races: number;
  readonly picks: number;
  /** Of these races' questions for picks, those that failed and those before the time looked at included. */
  readonly cost: number;
  /** Null while no pick is settled. */
  readonly perPick: number | null;
  /** Of all questions for picks in the time looked at, also for races that are not settled. */
  readonly ofAllPicks: number;
}

/**
 * `byRace`: what questions for picks cost, race by race, from when the first of these races could be asked about;
 * `inTime`: what those in the time looked at cost.
 */
export function scoredPickCost(
  { byRace, inTime }: { readonly byRace: readonly SpendSum[]; readonly inTime: readonly SpendSum[] },
  scored: readonly ScoredRace[],
): ScoredPickCost {
  const nanos = new Map(byRace.map((sum) => [sum.key, sum.nanos]));
  const picks = sumBy(scored, (race) => race.picks);
  const cost = sumBy(scored, ({ raceId }) => nanos.get(raceId) ?? 0) / NANOS;
  return {
    races: scored.length,
    picks,
    cost,
    perPick: picks === 0 ? null : cost / picks,
    ofAllPicks: sumBy(inTime, (sum) => sum.nanos) / NANOS,
  };
}
