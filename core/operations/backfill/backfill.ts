import type { MemberId } from '../../accounts/member.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import type { DaySpan, RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import { LEASE_MS, type RunStatus } from '../run.ts';
import type { SourceName } from '../source-name.ts';
import { ofTrackText } from '../source-tracks.ts';

export type BackfillStatus = RunStatus | 'stopped';

/** A source asked for a day, with its outcome. */
export interface SourceOutcome {
  readonly source: SourceName;
  /** Null where no run could begin. */
  readonly runId: string | null;
  readonly status: RunStatus;
  /** What is wrong or missing; null where nothing is. */
  readonly sentence: string | null;
}

export interface BackfillDay {
  readonly day: RaceDay;
  /** `complete`: there was nothing to ask for. */
  readonly state: 'waiting' | 'running' | 'done' | 'partial' | 'failed' | 'complete';
  readonly asked: readonly SourceOutcome[];
}

/** A span of days collected again, day by day. Instants are of the machine's clock. */
export interface Backfill {
  readonly id: string;
  /** New each time it is resumed: a process taken for lost cannot go on with what another one has resumed. */
  readonly claim: string;
  /** Slug. */
  readonly track: string;
  readonly span: DaySpan;
  /** Null: all of them. */
  readonly source: SourceName | null;
  readonly askedBy: 'administrator' | 'operator';
  /** Null: the operator. */
  readonly by: MemberId | null;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly status: BackfillStatus;
  readonly days: readonly BackfillDay[];
  /** It is to stop after the source that is being asked. */
  readonly isStopAsked: boolean;
  /** As of a run. */
  readonly leaseUntil: Instant;
}

export interface BackfillOpening
  extends Pick<Backfill, 'id' | 'claim' | 'track' | 'span' | 'source' | 'askedBy' | 'by'> {
  readonly at: Instant;
}

export const openedBackfill = (
  { at: instant, ...opening }: BackfillOpening,
  days: readonly RaceDay[],
): Backfill => ({
  ...opening,
  startedAt: instant,
  endedAt: null,
  status: 'running',
  days: days.map((day) => ({ day, state: 'waiting', asked: [] })),
  isStopAsked: false,
  leaseUntil: shift(instant, LEASE_MS),
});

const WHOLE: ReadonlySet<BackfillDay['state']> = new Set(['done', 'complete']);
const OVER: ReadonlySet<BackfillDay['state']> = new Set(['done', 'complete', 'partial', 'failed']);

export const daysOver = ({ days }: Backfill): number => days.filter(({ state }) => OVER.has(state)).length;

export const withDay = (backfill: Backfill, next: BackfillDay): Backfill => ({
  ...backfill,
  days: backfill.days.map((day) => (day.day === next.day ? next : day)),
});

/** A day after all of its sources were asked that had to be. */
export function endedDay({ day, asked: outcomes }: BackfillDay): BackfillDay {
  if (outcomes.length === 0) return { day, state: 'complete', asked: outcomes };
  if (outcomes.every(({ status }) => status === 'success')) return { day, state: 'done', asked: outcomes };
  const isAnything = outcomes.some(({ status }) => status !== 'failed');
  return { day, state: isAnything ? 'partial' : 'failed', asked: outcomes };
}

/** Success when every day is whole; failed when none is; else partial. */
export function endedBackfill(backfill: Backfill, instant: Instant): Backfill {
  const whole = backfill.days.filter(({ state }) => WHOLE.has(state)).length;
  const isAnything = whole > 0 || backfill.days.some(({ state }) => state === 'partial');
  const status = whole === backfill.days.length ? 'success' : isAnything ? 'partial' : 'failed';
  return { ...backfill, status, endedAt: instant };
}

/** Stopped on request or with its process: the day under way waits again. */
export const stoppedBackfill = (backfill: Backfill, instant: Instant): Backfill => ({
  ...backfill,
  status: 'stopped',
  endedAt: instant,
  days: backfill.days.map((day) => (day.state === 'running' ? { ...day, state: 'waiting' } : day)),
});

/** Resumed: complete days stay, the rest wait again. */
export const resumed = (
  backfill: Backfill,
  { claim, at: instant }: Pick<BackfillOpening, 'claim' | 'at'>,
): Backfill => ({
  ...backfill,
  claim,
  status: 'running',
  endedAt: null,
  isStopAsked: false,
  leaseUntil: shift(instant, LEASE_MS),
  days: backfill.days.map((day) =>
    WHOLE.has(day.state) ? day : { day: day.day, state: 'waiting', asked: [] },
  ),
});

const ENDINGS: Readonly<Record<BackfillStatus, string>> = {
  running: 'is running',
  stopped: 'was stopped and can be resumed',
  success: 'is complete',
  partial: 'finished with gaps',
  failed: 'failed',
};

/** `The backfill from 2025-08-01 to 2025-08-03 is running: 1 of 3 days done.` */
export function backfillText(backfill: Backfill): string {
  const { track, span, days, status } = backfill;
  const done = `${daysOver(backfill)} of ${counted(days.length, 'day')} done`;
  return `The backfill${ofTrackText(track)} from ${span.from} to ${span.to} ${ENDINGS[status]}: ${done}.`;
}
