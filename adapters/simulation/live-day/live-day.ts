import type { LateChanges } from '#core/card/late-changes.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { minutesLate } from '../chart/race-result.ts';
import type { DemoRequest } from '../demo-card.ts';
import type { RaceRun } from '../meet/race-run.ts';
import { sourceOf } from '../race-day/card.ts';
import { changesOn } from './changes.ts';
import { runDay } from './run-day.ts';

/** The demo day as a source reports it: never more than is known at the requested time. */
export interface LiveDay {
  changes(now: Instant): LateChanges;
  boards(now: Instant): readonly Board[];
  /** Null while no race is official. */
  results(now: Instant): ResultSheet | null;
}

/** Minutes from the off to the official sign. */
const OFFICIAL_AFTER = 10;

const officialAt = (race: RaceRun): Instant =>
  shift(race.postTime, (minutesLate(race) + OFFICIAL_AFTER) * MINUTE);

/** Runs the demo day of a request once; later questions look it up. */
export function liveDay(request: DemoRequest): LiveDay {
  const run = runDay(request);
  const { sheet, boards } = run.reported;
  const lines = changesOn(run, request.track.timeZone);
  const official = new Map(run.races.map((race) => [race.number, officialAt(race)]));
  const source = sourceOf(request.seed);
  return {
    changes: (now) => ({
      track: request.track.code,
      day: request.day,
      provenance: { tier: 'demo', source, at: now },
      courses: [],
      changes: lines.filter(({ at: instant = now }) => instant <= now),
    }),
    boards: (now) => boards.filter(({ provenance }) => provenance.at <= now),
    results(now) {
      const isOut = (number: number): boolean => (official.get(number) ?? now + 1) <= now;
      const races = sheet.races.filter(({ raceNumber }) => isOut(raceNumber));
      const last = races.at(-1);
      if (last === undefined) return null;
      const isOver = races.length === sheet.races.length;
      const instant = official.get(last.raceNumber) ?? now;
      const { attendance, handle } = isOver ? sheet : { attendance: null, handle: null };
      return { ...sheet, races, attendance, handle, provenance: { ...sheet.provenance, at: instant } };
    },
  };
}
