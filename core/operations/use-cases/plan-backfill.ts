import type { Clock } from '../../kernel/functions.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { type BackfillPlan, backfillPlan, type EffortOf } from '../backfill/plan.ts';
import { daysOf, requestedSpan } from '../backfill/requested-span.ts';
import type { SourceDay } from '../backfill/source-day.ts';
import type { DayFacts } from '../day-facts.ts';
import { requestedTrack } from '../requested-track.ts';
import type { SourceName } from '../source-name.ts';

export interface PlanBackfillDeps {
  readonly assessDays: (
    track: string,
    days: readonly SourceDay['day'][],
    only: SourceName | null,
  ) => Promise<{ readonly sourceDays: readonly SourceDay[]; readonly facts: readonly DayFacts[] }>;
  readonly effortOf: EffortOf;
  readonly racingClock: Clock;
}

export interface PlanRequest {
  /** Slug or number; the flagship by default. */
  readonly track?: string | undefined;
  readonly from: string;
  readonly to: string;
  /** Null: all of them. */
  readonly source: SourceName | null;
}

/** What a backfill would ask and what it would take; no request is made. Refuses as the backfill itself does. */
export type PlanBackfill = (request: PlanRequest) => Promise<BackfillPlan>;

export function makePlanBackfill({ assessDays, effortOf, racingClock }: PlanBackfillDeps): PlanBackfill {
  return async function planBackfill({ from, to, source, track: trackKey }) {
    const { slug: track, timeZone } = requestedTrack(trackKey);
    const span = requestedSpan({ from, to }, raceDayAt(racingClock(), timeZone));
    const days = daysOf(span);
    const { sourceDays, facts } = await assessDays(track, days, source);
    const racesOn = (day: SourceDay['day']) =>
      facts.find((dayFacts) => dayFacts.day === day)?.card?.races ?? null;
    return backfillPlan({ track, span, source, days: days.length }, sourceDays, {
      of: (name, races) => effortOf(name, races, track),
      racesOn,
    });
  };
}
