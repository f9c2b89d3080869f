import type { Card } from './race.ts';
import { isStarter, type Runner } from './runner.ts';

/** How much a card holds, to be told to whoever brought it. */
export interface CardSummary {
  readonly races: number;
  readonly runners: number;
  /** Runners in the body of their races. */
  readonly starters: number;
  /** Runners that share a betting interest with another. */
  readonly coupled: number;
  readonly alsoEligible: number;
  readonly mainTrackOnly: number;
  readonly firstStarters: number;
  readonly jockeys: number;
  readonly trainers: number;
  readonly pastRaces: number;
  /** Past races with a speed figure. */
  readonly figures: number;
  readonly workouts: number;
}

const namesOf = (people: readonly ({ readonly name: string } | null)[]): number =>
  new Set(people.flatMap((person) => (person === null ? [] : [person.name]))).size;

/** Counts what a card with past races holds. */
export function summaryOf(card: Card): CardSummary {
  const runners = card.races.flatMap((race) => race.runners);
  const count = (holds: (runner: Runner) => boolean): number => runners.filter(holds).length;
  const pastRaces = runners.flatMap((runner) => runner.pastRaces);
  return {
    races: card.races.length,
    runners: runners.length,
    starters: count(isStarter),
    coupled: count((runner) => runner.coupledWith !== null),
    alsoEligible: count((runner) => runner.listStatus === 'also-eligible'),
    mainTrackOnly: count((runner) => runner.listStatus === 'main-track-only'),
    firstStarters: count((runner) => runner.records.life.starts === 0),
    jockeys: namesOf(runners.map((runner) => runner.jockey)),
    trainers: namesOf(runners.map((runner) => runner.trainer)),
    pastRaces: pastRaces.length,
    figures: pastRaces.filter((past) => past.speedFigure !== null).length,
    workouts: runners.reduce((sum, runner) => sum + runner.workouts.length, 0),
  };
}
