import { horseName } from '../card/horse-name.ts';
import type { Price } from '../card/price.ts';
import type { Race } from '../card/race.ts';
import { horseNameKey } from '../card/same-name.ts';
import type { Evidence } from '../handicapping/evidence.ts';
import type { QueryStart } from '../record-search/query-start.ts';
import { type Combination, holdsOf, whatHolds } from './combination.ts';

/** A starter that a search found. */
export interface MatchedHorse {
  readonly programNumber: string;
  readonly horseName: string;
  readonly jockey: string | null;
  readonly trainer: string | null;
  readonly morningLine: Price | null;
  /** The angles of the search that hold of it, in words. */
  readonly because: readonly string[];
  /** What came of it; null before its result is known. */
  readonly outcome: QueryStart | null;
}

/** A race with starters that a search found. */
export interface MatchedRace {
  readonly race: Pick<Race, 'trackSlug' | 'day' | 'number' | 'postTime' | 'name' | 'classification'>;
  readonly horses: readonly MatchedHorse[];
}

/** The starters of whom a combination holds; `outcomes` by the key of the horse's name. */
export function matchesIn(
  evidence: Evidence,
  combination: Combination,
  outcomes: ReadonlyMap<string, QueryStart> = new Map(),
): readonly MatchedHorse[] {
  return evidence.starters
    .map((runner) => ({ runner, evidence }))
    .filter((starter) => holdsOf(combination, starter) === true)
    .map((starter) => ({
      programNumber: starter.runner.programNumber,
      horseName: horseName(starter.runner.horseName),
      jockey: starter.runner.jockey?.name ?? null,
      trainer: starter.runner.trainer?.name ?? null,
      morningLine: starter.runner.morningLine,
      because: whatHolds(combination, starter),
      outcome: outcomes.get(horseNameKey(starter.runner.horseName)) ?? null,
    }));
}
