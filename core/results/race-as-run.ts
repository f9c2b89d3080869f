import { horseNameKey } from '../card/same-name.ts';
import type { RunRace } from '../handicapping/bias/run-race.ts';
import { raceLevel } from '../handicapping/class/race-level.ts';
import { surfaceGroupOf } from '../handicapping/figures/surface-group.ts';
import type { TimedRace } from '../handicapping/figures/timed-race.ts';
import { pastRaceOf } from './past-performance-of.ts';
import type { Finisher, RaceResult } from './race-result.ts';
import type { JoinedRace } from './reconcile/index.ts';

/**
 * Surface group and distance of a race run on the flat; null over jumps, where it was not run, or where either is
 * unknown.
 */
function flatRace({ cancelled, surface, distanceYards }: RaceResult) {
  const group = cancelled !== null || surface === null ? null : surfaceGroupOf(surface);
  return group === null || distanceYards === null ? null : { group, distanceYards };
}

function firstCallOf({ track, day, race }: JoinedRace, horse: Finisher) {
  const { position, lengths } = pastRaceOf(track, day, race, horse).firstCall;
  return position === null ? null : { position, behind: position === 1 ? 0 : lengths };
}

/** The race as track bias looks at it; null over jumps and for one that was not run. */
export function runRaceOf(joined: JoinedRace): RunRace | null {
  const { day, race } = joined;
  const flat = flatRace(race);
  if (flat === null) return null;
  const starts = race.starters.map((horse) => ({
    programNumber: horse.programNumber,
    horse: horseNameKey(horse.horseName),
    bettingInterest: horse.bettingInterest,
    postPosition: horse.postPosition,
    odds: horse.odds,
    firstCall: firstCallOf(joined, horse),
    crossed: horse.crossed,
  }));
  const rail = race.railFeet === null ? {} : { railFeet: race.railFeet };
  return { day, number: race.raceNumber, ...flat, ...rail, starts };
}

/** The sentence of the conditions that says who may run; brackets, weights and allowances name sexes and ages too. */
const whoMayRun = ({ conditions }: RaceResult): string =>
  conditions?.replace(/\([^)]*\)?/g, '').match(/\bfor\b[^.]*\byears?\b[^.]*/i)?.[0] ?? '';

/** The race as figures look at it; null over jumps and for one that was not run. */
export function timedRaceOf({ track, day, race }: JoinedRace): TimedRace | null {
  const flat = flatRace(race);
  if (flat === null) return null;
  const level = raceLevel({
    raceType: race.type ?? '',
    grade: race.grade,
    claimingPrice: race.claimingPrice?.high ?? null,
    onlyTwoYearOlds: /two[ -]years?[ -]olds?\b(?! and)/i.test(whoMayRun(race)),
    onlyFemales: /\bfillies\b/i.test(whoMayRun(race)),
    stateBred: /foaled in new york|new york.bred|approved by the new york/i.test(race.conditions ?? ''),
  });
  return {
    track,
    day,
    number: race.raceNumber,
    ...flat,
    isAbout: race.isAbout,
    finalSeconds: race.finalTimeSeconds,
    level,
    runners: race.starters.map((horse) => ({
      key: horseNameKey(horse.horseName),
      behind: horse.crossed === null ? null : horse.behind,
    })),
  };
}
