import type { DeskMark } from '../../card/desk.ts';
import type { RaceId } from '../../card/race.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceResult } from '../race-result.ts';
import { raceChange } from '../sheet-change.ts';

/** A result entered by hand, or the withdrawal of one. Never altered, never deleted. */
export interface FinishEntry {
  readonly desk: DeskMark;
  readonly raceId: RaceId;
  readonly at: Instant;
  /** Null without a reason. */
  readonly reason: string | null;
  readonly fact:
    | { readonly what: 'result'; readonly race: RaceResult }
    /** `to`: the id of the entry. */
    | { readonly what: 'withdrawn'; readonly to: string };
}

/** An entry that gives a result. */
export type ResultEntry = FinishEntry & { readonly fact: { readonly what: 'result' } };

export const isResultEntry = (entry: FinishEntry): entry is ResultEntry => entry.fact.what === 'result';

/** The results that were entered and not withdrawn, oldest first. */
export function entriesInForce(entries: readonly FinishEntry[]): readonly ResultEntry[] {
  const withdrawn = new Set(entries.flatMap(({ fact }) => (fact.what === 'withdrawn' ? [fact.to] : [])));
  return entries.filter(isResultEntry).filter(({ desk }) => !withdrawn.has(desk.id));
}

/** The races of a day as entered by hand: the last entry of each race that was not withdrawn. */
export function racesByHand(entries: readonly FinishEntry[]): readonly RaceResult[] {
  const races = new Map(entriesInForce(entries).map(({ fact: { race } }) => [race.raceNumber, race]));
  return [...races.values()].sort((a, b) => a.raceNumber - b.raceNumber);
}

/** Whether two results of a race are the same. */
export const isSameResult = (a: RaceResult, b: RaceResult): boolean => raceChange(a, b) === null;
