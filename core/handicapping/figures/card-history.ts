import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { type RaceLevel, raceLevel } from '../class/race-level.ts';
import { figureDay } from './day-figures.ts';
import { parTables } from './par-estimate.ts';
import { parRows } from './par-row.ts';
import { surfaceGroupOf } from './surface-group.ts';
import type { TimedRace } from './timed-race.ts';
import type { TrackVariant } from './track-variant.ts';

/** Our figure of one past race, with its basis. */
export interface PastFigure {
  readonly past: PastPerformance;
  readonly figure: number;
  readonly variant: TrackVariant;
  /** Other races of the history over the same course. */
  readonly courseRaces: number;
}

/** The class of a past race: the producer's par where its line has one, else what its conditions say. */
function levelOf(past: PastPerformance): RaceLevel {
  if (past.speedPar !== null) return { key: `par ${past.speedPar}`, prior: past.speedPar };
  return raceLevel({
    raceType: past.raceType,
    grade: past.grade,
    claimingPrice: past.claimingPrice,
    onlyTwoYearOlds: false,
    onlyFemales: false,
    stateBred: false,
  });
}

function lengthsBehind({ crossed }: PastPerformance): number | null {
  if (crossed.position === null) return null;
  return crossed.position === 1 ? 0 : crossed.lengths;
}

const raceKey = (past: PastPerformance): string =>
  [past.track, past.day, past.raceNumber, past.surface, past.distanceYards, past.finalSeconds].join('|');

type Line = { readonly runner: Runner; readonly past: PastPerformance };

function raceOf(lines: readonly Line[]): TimedRace | null {
  const past = lines[0]?.past;
  if (past === undefined || past.surface === null || past.distanceYards === null) return null;
  const group = surfaceGroupOf(past.surface);
  if (group === null) return null;
  return {
    track: past.track,
    day: past.day,
    number: past.raceNumber ?? 0,
    group,
    distanceYards: past.distanceYards,
    isAbout: past.isAbout,
    finalSeconds: past.finalSeconds,
    level: levelOf(past),
    runners: lines.map(({ runner, past: pastPerformance }) => ({
      key: runner.horseKey,
      behind: lengthsBehind(pastPerformance),
    })),
  };
}

/** The races behind the past-performance lines of a card, each once, with those of its runners that stand on the card. */
function linesByRace(runners: readonly Runner[]): ReadonlyMap<string, readonly Line[]> {
  const races = new Map<string, Line[]>();
  for (const runner of runners) {
    for (const past of runner.pastPerformances ?? []) {
      races.set(raceKey(past), [...(races.get(raceKey(past)) ?? []), { runner, past }]);
    }
  }
  return races;
}

/**
 * Our figures of the past races on a card, by horse key and newest first, made from nothing but the times, lengths
 * and classes of its own past-performance lines. The pars are estimated from those races together, and a day has
 * few of them, so these are rougher than figures from whole days of results.
 */
export function cardFigures(runners: readonly Runner[]): ReadonlyMap<string, readonly PastFigure[]> {
  const lines = [...linesByRace(runners).values()];
  const races = lines.flatMap((ofRace) => {
    const race = raceOf(ofRace);
    return race === null ? [] : [{ race, ofRace }];
  });
  const rows = parRows(races.map(({ race }) => ({ race, projected: null })));
  const linesOf = new Map(races.map(({ race, ofRace }) => [race, ofRace]));
  const found = new Map<string, PastFigure[]>();
  for (const raceFigures of figureDay(parTables(rows), rows)) {
    const pasts = new Map(
      (linesOf.get(raceFigures.race) ?? []).map(({ runner, past }) => [runner.horseKey as string, past]),
    );
    for (const { key, figure } of raceFigures.runners) {
      const past = pasts.get(key);
      if (past === undefined || figure === null) continue;
      const row = {
        past,
        figure,
        variant: raceFigures.variant,
        courseRaces: Math.max(0, raceFigures.courseRaces - 1),
      };
      found.set(key, [...(found.get(key) ?? []), row]);
    }
  }
  for (const rows of found.values()) rows.sort((a, b) => (a.past.day < b.past.day ? 1 : -1));
  return found;
}
