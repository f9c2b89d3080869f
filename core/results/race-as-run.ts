import { horseNameKey } from '../card/same-name.ts';
import type { RunRace } from '../handicapping/bias/run-race.ts';
import { raceLevel } from '../handicapping/class/race-level.ts';
import { surfaceGroupOf } from '../handicapping/figures/surface-group.ts';
import type { TimedRace } from '../handicapping/figures/timed-race.ts';
import type { JoinedRace } from './joined-sheets.ts';
import { pastRaceOf } from './past-performance-of.ts';
import type { Finisher, RaceResult } from './race-result.ts';

/** The ground of a race that was run on the flat; null for every other, and where the distance is not told. */
const groupOf = ({ cancelled, surface, distanceYards }: RaceResult) =>
  cancelled !== null || distanceYards === 0 ? null : surfaceGroupOf(surface);

function firstCallOf({ track, day, race }: JoinedRace, horse: Finisher) {
  const { position, lengths } = pastRaceOf(track, day, race, horse).firstCall;
  return position === null ? null : { position, behind: position === 1 ? 0 : lengths };
}

/** The race as track bias looks at it; null over jumps and for one that was not run. */
export function runRaceOf(joined: JoinedRace): RunRace | null {
  const { day, race } = joined;
  const group = groupOf(race);
  if (group === null) return null;
  const starts = race.starters.map((horse) => ({
    programNumber: horse.programNumber,
    horse: horseNameKey(horse.horseName),
    bettingInterest: horse.bettingInterest,
    postPosition: horse.postPosition,
    odds: horse.odds,
    firstCall: firstCallOf(joined, horse),
    crossed: horse.crossed,
  }));
  return { day, number: race.raceNumber, group, distanceYards: race.distanceYards, starts };
}

/** The sentence of the conditions that says who may run; brackets, weights and allowances name sexes and ages too. */
const whoMayRun = ({ conditions }: RaceResult): string =>
  conditions.replace(/\([^)]*\)?/g, '').match(/\bfor\b[^.]*\byears?\b[^.]*/i)?.[0] ?? '';

/** The race as figures look at it; null over jumps and for one that was not run. */
export function timedRaceOf({ track, day, race }: JoinedRace): TimedRace | null {
  const group = groupOf(race);
  if (group === null) return null;
  const level = raceLevel({
    raceType: race.type,
    grade: race.grade,
    claimingPrice: race.claimingPrice?.high ?? null,
    onlyTwoYearOlds: /two[ -]years?[ -]olds?\b(?! and)/i.test(whoMayRun(race)),
    onlyFemales: /\bfillies\b/i.test(whoMayRun(race)),
    stateBred: /foaled in new york|new york.bred|approved by the new york/i.test(race.conditions),
  });
  return {
    track,
    day,
    number: race.raceNumber,
    group,
    distanceYards: race.distanceYards,
    isAbout: race.isAbout,
    finalSeconds: race.finalTimeSeconds,
    level,
    runners: race.starters.map((horse) => ({
      key: horseNameKey(horse.horseName),
      behind: horse.crossed === null ? null : horse.behind,
    })),
  };
}
