import type { Race } from '../card/race.ts';
import { isStarter, type Runner } from '../card/runner.ts';
import { horseNameKey } from '../card/same-name.ts';
import type { Finisher, RaceResult, UntoldOfResult } from './race-result.ts';
import type { ReportedRace } from './reported-race.ts';
import { type Entered, raceResultOf } from './reported-race-result.ts';

const sameHorse = (a: string, b: string): boolean => horseNameKey(a) === horseNameKey(b);

/** The card's starters that were neither paid nor scratched: they ran, and nobody says how. */
function othersOn(race: Race, { placed, scratches }: ReportedRace): ReportedRace['alsoRan'] {
  const isOut = ({ horseName }: Runner): boolean =>
    placed.some((horse) => sameHorse(horse.horseName, horseName)) ||
    scratches.some((name) => sameHorse(name, horseName));
  return race.runners.filter((runner) => isStarter(runner) && !isOut(runner));
}

/** A starter with what the card knows of it and the result does not tell. */
function completed(starter: Finisher, runners: readonly Runner[]): Finisher {
  const entry = runners.find(({ horseName }) => sameHorse(horseName, starter.horseName));
  if (entry === undefined) return starter;
  return {
    ...starter,
    jockeyName: starter.jockeyName === '' ? (entry.jockey?.name ?? '') : starter.jockeyName,
    trainerName: starter.trainerName ?? entry.trainer?.name ?? null,
    ownerName: starter.ownerName ?? (entry.owner === '' ? null : entry.owner),
    weightLb: starter.weightLb ?? entry.weightLb,
  };
}

function marked(result: RaceResult, gaps: readonly UntoldOfResult[]): RaceResult {
  return gaps.length === 0 ? result : { ...result, untold: gaps };
}

/** The race as a result in which only those that were told ran; a card that does not know its surface is no help there. */
function resultWith(reportedRace: ReportedRace, race: Race | null) {
  const entered: Entered | null = race;
  const raceResult = raceResultOf(reportedRace, entered);
  if (raceResult !== null) return { result: raceResult, isFieldReported: true };
  if (race !== null && reportedRace.alsoRan === null) {
    return {
      result: raceResultOf({ ...reportedRace, alsoRan: othersOn(race, reportedRace) }, entered),
      isFieldReported: true,
    };
  }
  return { result: raceResultOf({ ...reportedRace, alsoRan: [] }, entered), isFieldReported: false };
}

/**
 * A race as a live source tells it, completed from the card of its day where there is one, with what is still open said
 * in `untold`. Null while it is pending, and where neither tells the distance.
 */
export function liveRaceOf(reportedRace: ReportedRace, race: Race | null): RaceResult | null {
  const { result, isFieldReported } = resultWith(reportedRace, race);
  if (result === null || result.cancelled !== null) return result;
  const isSurfaceKnown =
    reportedRace.surface !== null || (race !== null && race.untold?.includes('surface') !== true);
  const arePlacesReported = result.starters.every(({ official }) => official !== null);
  const starters = result.starters.map((starter) => completed(starter, race?.runners ?? []));
  return marked({ ...result, starters }, [
    ...(isFieldReported ? [] : (['field'] as const)),
    ...(arePlacesReported && isFieldReported ? [] : (['places'] as const)),
    ...(isSurfaceKnown ? [] : (['surface'] as const)),
  ]);
}
