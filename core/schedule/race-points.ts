import type { Race } from '../card/race.ts';
import { type Instant, MINUTE, shift } from '../kernel/instant.ts';
import type { RacePointRule } from './rules.ts';

export interface RacePoint<Rule = RacePointRule> {
  readonly rule: Rule;
  /** 0 for what is of the day. */
  readonly raceNumber: number;
  readonly dueAt: Instant;
}

type RaceAtPost = Pick<Race, 'number' | 'postTime' | 'isCancelled'>;

/** When a race's point is due by its present post time. */
export const dueAtPost = ({ minutesToPost }: RacePointRule, postTime: Instant): Instant =>
  shift(postTime, -minutesToPost * MINUTE);

/** The points of a race, the first first; none without a post time, or when it is called off. */
export const pointsOfRace = (
  { number, postTime, isCancelled }: RaceAtPost,
  rules: readonly RacePointRule[],
): readonly RacePoint[] =>
  postTime === null || isCancelled === true
    ? []
    : rules
        .map((rule) => ({ rule, raceNumber: number, dueAt: dueAtPost(rule, postTime) }))
        .sort((one, other) => one.dueAt - other.dueAt);

/** The points of all races, race by race. */
export const racePoints = (
  races: readonly RaceAtPost[],
  rules: readonly RacePointRule[],
): readonly RacePoint[] => races.flatMap((race) => pointsOfRace(race, rules));
