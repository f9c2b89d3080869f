import { DEFAULT_TRACK_SLUG, zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/doors.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { askedSpan, daysOf } from '../backfill/asked-span.ts';
import { type BackfillPlan, backfillPlan, type EffortOf } from '../backfill/plan.ts';
import type { SourceDay } from '../backfill/source-day.ts';
import type { DayFacts } from '../day-facts.ts';
import type { SourceName } from '../source-name.ts';

export interface PlanBackfillDoors {
  readonly judgeDays: (
    track: string,
    days: readonly SourceDay['day'][],
    only: SourceName | null,
  ) => Promise<{ readonly sourceDays: readonly SourceDay[]; readonly facts: readonly DayFacts[] }>;
  readonly effortOf: EffortOf;
  readonly racingClock: Clock;
}

export interface PlanWish {
  readonly from: string;
  readonly to: string;
  /** Null: all of them. */
  readonly source: SourceName | null;
}

/** What a backfill would ask and what it would take; nothing is asked. Refuses as the backfill itself does. */
export type PlanBackfill = (wish: PlanWish) => Promise<BackfillPlan>;

export function makePlanBackfill({ judgeDays, effortOf, racingClock }: PlanBackfillDoors): PlanBackfill {
  const track = DEFAULT_TRACK_SLUG;
  return async function planBackfill({ from, to, source }) {
    const span = askedSpan({ from, to }, raceDayAt(racingClock(), zoneOf(track)));
    const days = daysOf(span);
    const { sourceDays, facts } = await judgeDays(track, days, source);
    const racesOn = (day: SourceDay['day']) => facts.find((one) => one.day === day)?.card?.races ?? null;
    return backfillPlan({ span, source, days: days.length }, sourceDays, { of: effortOf, racesOn });
  };
}
