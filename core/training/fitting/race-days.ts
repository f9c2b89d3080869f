import type { RaceDay } from '../../kernel/race-day.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';

/** The races of one day, of whatever tracks. */
export interface DayRun {
  readonly day: RaceDay;
  readonly runs: readonly JoinedRace[];
}

/** A history day by day, the earliest first. */
export function daysOf(history: readonly JoinedRace[]): readonly DayRun[] {
  const days = new Map<RaceDay, JoinedRace[]>();
  for (const run of history) {
    const joinedRaces = days.get(run.day);
    if (joinedRaces === undefined) days.set(run.day, [run]);
    else joinedRaces.push(run);
  }
  return [...days].map(([day, runs]) => ({ day, runs })).sort((a, b) => (a.day < b.day ? -1 : 1));
}
