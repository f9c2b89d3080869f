import type { Race } from '../../card/race.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { horseNameKey } from '../../card/same-name.ts';
import type { Finisher, RaceResult } from '../race-result.ts';
import type { ReportedRace } from './reported-race.ts';
import { type Entered, raceResultOf } from './reported-race-result.ts';

const sameHorse = (a: string, b: string): boolean => horseNameKey(a) === horseNameKey(b);

/** The card's starters that were neither paid nor scratched: they ran, and no source says how. */
function othersOn(race: Race, { placed, scratches }: ReportedRace): ReportedRace['alsoRan'] {
  const isOut = ({ horseName }: Runner): boolean =>
    placed.some((horse) => sameHorse(horse.horseName, horseName)) ||
    scratches.some((name) => sameHorse(name, horseName));
  return race.runners.filter((runner) => isStarter(runner) && !isOut(runner));
}

/** A starter with what the card knows of it and the result does not report. */
function completed(starter: Finisher, runners: readonly Runner[]): Finisher {
  const entry = runners.find(({ horseName }) => sameHorse(horseName, starter.horseName));
  if (entry === undefined) return starter;
  return {
    ...starter,
    jockeyName: starter.jockeyName ?? entry.jockey?.name ?? null,
    trainerName: starter.trainerName ?? entry.trainer?.name ?? null,
    ownerName: starter.ownerName ?? (entry.owner === '' ? null : entry.owner),
    weightLb: starter.weightLb ?? entry.weightLb,
  };
}

/** The race with the field of the source, else of the card, else with only the horses that were paid. */
function resultWith(reportedRace: ReportedRace, race: Race | null): RaceResult | null {
  const entered: Entered | null = race;
  const raceResult = raceResultOf(reportedRace, entered);
  if (raceResult !== null) return raceResult;
  if (race !== null && reportedRace.alsoRan === null)
    return raceResultOf({ ...reportedRace, alsoRan: othersOn(race, reportedRace) }, entered);
  const partial = raceResultOf({ ...reportedRace, alsoRan: [] }, entered);
  return partial === null ? null : { ...partial, isFieldComplete: false };
}

/**
 * A race as a live source reports it, completed from the card of its day where there is one. Null while it is pending,
 * and where neither gives the distance.
 */
export function liveRaceOf(reportedRace: ReportedRace, race: Race | null): RaceResult | null {
  const result = resultWith(reportedRace, race);
  if (result === null || result.cancelled !== null) return result;
  return { ...result, starters: result.starters.map((starter) => completed(starter, race?.runners ?? [])) };
}
