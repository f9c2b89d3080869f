import type { Race } from '../card/race.ts';
import { type Instant, MINUTE, shift } from '../kernel/instant.ts';
import type { RaceJobRule } from './rules.ts';

export interface RaceJob<Rule = RaceJobRule> {
  readonly rule: Rule;
  /** 0 for a job of the whole day. */
  readonly raceNumber: number;
  readonly dueAt: Instant;
}

/** The facts of a race that its jobs depend on. */
export type RaceAtPost = Pick<Race, 'number' | 'postTime' | 'isCancelled'>;

/** When a race's job is due by its current post time. */
export const dueAtPost = ({ minutesToPost }: RaceJobRule, postTime: Instant): Instant =>
  shift(postTime, -minutesToPost * MINUTE);

/** The jobs of a race, earliest first; none without a post time, or when it is canceled. */
export const jobsOfRace = (
  { number, postTime, isCancelled }: RaceAtPost,
  rules: readonly RaceJobRule[],
): readonly RaceJob[] =>
  postTime === null || isCancelled === true
    ? []
    : rules
        .map((rule) => ({ rule, raceNumber: number, dueAt: dueAtPost(rule, postTime) }))
        .sort((a, b) => a.dueAt - b.dueAt);

/** The jobs of all races, race by race. */
export const raceJobs = (races: readonly RaceAtPost[], rules: readonly RaceJobRule[]): readonly RaceJob[] =>
  races.flatMap((race) => jobsOfRace(race, rules));
