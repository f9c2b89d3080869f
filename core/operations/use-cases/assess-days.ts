import { zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type KnownDay, type SourceDay, sourceDays } from '../backfill/source-day.ts';
import type { DayFacts } from '../day-facts.ts';
import type { RunHistory } from '../history/ports.ts';
import { refusePaused, type StoredPause } from '../pause/pause.ts';
import type { PauseStore } from '../pause/ports.ts';
import type { DayCounts, SourceRegister } from '../ports.ts';
import type { Run } from '../run.ts';
import { fetchFor } from '../set-up.ts';
import type { SourceName } from '../source-name.ts';

export interface AssessDaysDeps {
  readonly counts: Pick<DayCounts, 'factsOf'>;
  readonly history: Pick<RunHistory, 'lastOfDays'>;
  readonly pauses: Pick<PauseStore, 'activeAt'>;
  readonly sources: SourceRegister;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface AssessedDays {
  readonly sourceDays: readonly SourceDay[];
  readonly facts: readonly DayFacts[];
}

/** The state of the sources (or the one named) on some days, in the order they would be asked. */
export type AssessDays = (
  track: string,
  days: readonly RaceDay[],
  only: SourceName | null,
) => Promise<AssessedDays>;

/** Why a source cannot be asked; one with a wrong setting can, and fails by itself. */
const barredBy =
  (sources: SourceRegister, storedPauses: readonly StoredPause[], track: string): KnownDay['barred'] =>
  (source) => {
    try {
      refusePaused(source, storedPauses);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { why: 'paused', sentence: error.message };
    }
    try {
      const { why } = fetchFor(sources(source), track);
      return why === null ? null : { why: 'not-set-up', sentence: why };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return null;
    }
  };

/** The newest of a source among the runs of a day; the card may have been fetched under its other name. */
const lastIn =
  (runs: readonly Run[]): KnownDay['last'] =>
  (source) => {
    const isOf = (run: Run) => run.source === source || (source === 'races' && run.source === 'racing-api');
    return runs.filter(isOf).sort((a, b) => b.startedAt - a.startedAt)[0] ?? null;
  };

export function makeAssessDays(deps: AssessDaysDeps): AssessDays {
  const { counts, history, pauses, sources, clock, racingClock } = deps;
  return async function assessDays(track, days, only) {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return { sourceDays: [], facts: [] };
    const [facts, runs, storedPauses] = await Promise.all([
      counts.factsOf(track, days),
      history.lastOfDays(track, { from: first, to: last }),
      pauses.activeAt(clock()),
    ]);
    const now = racingClock();
    const moments = { today: raceDayAt(now, zoneOf(track)), now, machineNow: clock() };
    const barred = barredBy(sources, storedPauses, track);
    const assessed = facts.flatMap((dayFacts) =>
      sourceDays(
        { ...moments, facts: dayFacts, barred, last: lastIn(runs.filter(({ day }) => day === dayFacts.day)) },
        only,
      ),
    );
    return { sourceDays: assessed, facts };
  };
}
