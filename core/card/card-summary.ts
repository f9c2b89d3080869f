import { sumBy } from '../kernel/numbers.ts';
import type { Card } from './race.ts';
import { isStarter, type Runner } from './runner.ts';

/** How much a card holds: what its import reports. */
export interface CardSummary {
  readonly races: number;
  readonly runners: number;
  /** Runners in the body of their races. */
  readonly starters: number;
  /** Runners that share a betting interest with another. */
  readonly coupled: number;
  readonly alsoEligible: number;
  readonly mainTrackOnly: number;
  /** Those known never to have raced. */
  readonly firstStarters: number;
  readonly jockeys: number;
  readonly trainers: number;
  readonly pastPerformances: number;
  /** Past performances with a speed figure. */
  readonly figures: number;
  readonly workouts: number;
}

const namesOf = (people: readonly ({ readonly name: string } | null)[]): number =>
  new Set(people.flatMap((person) => (person === null ? [] : [person.name]))).size;

/** Counts what a card with past performances holds. */
export function summaryOf(card: Card): CardSummary {
  const runners = card.races.flatMap((race) => race.runners);
  const count = (holds: (runner: Runner) => boolean): number => runners.filter(holds).length;
  const pastPerformances = runners.flatMap((runner) => runner.pastPerformances ?? []);
  return {
    races: card.races.length,
    runners: runners.length,
    starters: count(isStarter),
    coupled: count((runner) => runner.coupledWith !== null),
    alsoEligible: count((runner) => runner.listStatus === 'also-eligible'),
    mainTrackOnly: count((runner) => runner.listStatus === 'main-track-only'),
    firstStarters: count((runner) => runner.records?.life?.starts === 0),
    jockeys: namesOf(runners.map((runner) => runner.jockey)),
    trainers: namesOf(runners.map((runner) => runner.trainer)),
    pastPerformances: pastPerformances.length,
    figures: pastPerformances.filter((past) => past.speedFigure !== null).length,
    workouts: sumBy(runners, (runner) => runner.workouts?.length ?? 0),
  };
}
