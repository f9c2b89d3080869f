import type { RaceDay } from '../kernel/race-day.ts';
import type { Listed } from './listed.ts';
import type { QuerySource } from './query-book.ts';
import type { Question } from './question.ts';
import type { StartsRecord } from './record.ts';

/** The numbers of an answer. */
export interface QueryFacts extends Listed {
  readonly question: Question;
  /** Everything that was looked at, before the question narrowed it down. */
  readonly all: {
    readonly races: number;
    readonly starts: number;
    readonly jockeys: number;
    readonly trainers: number;
  };
  /** All starts asked for taken together. */
  readonly total: StartsRecord;
  readonly races: number;
  /** Races that could not be asked for a class, as results do not report it. */
  readonly withoutClass: number;
  /** Starts of which results do not say whether they were first ones, where that was asked for. */
  readonly withoutExperience: number;
  /** First and last day of the races asked for; null without any. */
  readonly from: RaceDay | null;
  readonly to: RaceDay | null;
  /** First and last day with results in the period and at the tracks asked for, whatever else was asked; null without any. */
  readonly searched: { readonly from: RaceDay; readonly to: RaceDay } | null;
  /** The last day there is, whatever was asked. */
  readonly latest: RaceDay | null;
  readonly trackCondition: string | null;
  readonly sources: readonly QuerySource[];
  readonly isDemo: boolean;
  /** The question of what was understood, or of less of it, that has an answer; null where all of it was answered. */
  readonly nearest: string | null;
  /** Given when nothing was understood. */
  readonly examples: readonly string[];
}
