import { zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/doors.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type DayKnown, type SourceDay, sourceDays } from '../backfill/source-day.ts';
import type { DayFacts } from '../day-facts.ts';
import type { RunHistory } from '../history/ports.ts';
import { type KeptPause, refusePaused } from '../pause/pause.ts';
import type { PauseShelf } from '../pause/ports.ts';
import type { DayCounts, SourceRegister } from '../ports.ts';
import type { Run } from '../run.ts';
import type { SourceName } from '../source-name.ts';

export interface JudgeDaysDoors {
  readonly counts: Pick<DayCounts, 'factsOf'>;
  readonly history: Pick<RunHistory, 'lastOfDays'>;
  readonly pauses: Pick<PauseShelf, 'standing'>;
  readonly sources: SourceRegister;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface JudgedDays {
  readonly sourceDays: readonly SourceDay[];
  readonly facts: readonly DayFacts[];
}

/** How the sources (or the one named) of some days stand, in the order they would be asked. */
export type JudgeDays = (
  track: string,
  days: readonly RaceDay[],
  only: SourceName | null,
) => Promise<JudgedDays>;

/** Why a source cannot be asked; one whose setting is wrong can, and fails by itself. */
const barredBy =
  (sources: SourceRegister, standing: readonly KeptPause[]): DayKnown['barred'] =>
  (source) => {
    try {
      refusePaused(source, standing);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { why: 'paused', sentence: error.message };
    }
    try {
      const { gather, howToSetUp } = sources(source);
      return gather === null ? { why: 'not-set-up', sentence: `To use it, ${howToSetUp}.` } : null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return null;
    }
  };

/** The newest of a source among the runs of a day; the card may have been asked for under its other name. */
const lastIn =
  (runs: readonly Run[]): DayKnown['last'] =>
  (source) => {
    const isOf = (run: Run) => run.source === source || (source === 'races' && run.source === 'racing-api');
    return runs.filter(isOf).sort((one, other) => other.startedAt - one.startedAt)[0] ?? null;
  };

export function makeJudgeDays(doors: JudgeDaysDoors): JudgeDays {
  const { counts, history, pauses, sources, clock, racingClock } = doors;
  return async function judgeDays(track, days, only) {
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return { sourceDays: [], facts: [] };
    const [facts, runs, standing] = await Promise.all([
      counts.factsOf(track, days),
      history.lastOfDays(track, { from: first, to: last }),
      pauses.standing(clock()),
    ]);
    const now = racingClock();
    const seen = { today: raceDayAt(now, zoneOf(track)), now, machineNow: clock() };
    const barred = barredBy(sources, standing);
    const judged = facts.flatMap((one) =>
      sourceDays(
        { ...seen, facts: one, barred, last: lastIn(runs.filter(({ day }) => day === one.day)) },
        only,
      ),
    );
    return { sourceDays: judged, facts };
  };
}
