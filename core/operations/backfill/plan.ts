import type { DaySpan } from '../../kernel/race-day.ts';
import type { SourceName } from '../source-name.ts';
import type { SourceDay } from './source-day.ts';

/** What asking a source for a day takes at the pace the hosts are asked at. */
export interface Effort {
  readonly requests: number;
  readonly seconds: number;
}

/** The effort for a day of so many races (null: nobody knows yet how many). */
export type EffortOf = (source: SourceName, races: number | null) => Effort;

/** What a backfill would ask, and what it would take. */
export interface BackfillPlan extends Effort {
  readonly span: DaySpan;
  /** Null: all of them. */
  readonly source: SourceName | null;
  readonly days: number;
  /** Days of which anything is asked. */
  readonly daysAsked: number;
  /** Sources of days that are asked. */
  readonly asked: number;
  readonly sourceDays: readonly (SourceDay & Effort)[];
}

const NOTHING: Effort = { requests: 0, seconds: 0 };

/** The plan of a span from what is known of each of its days; `racesOn` tells the races of a day's card. */
export function backfillPlan(
  request: Pick<BackfillPlan, 'span' | 'source' | 'days'>,
  currentSourceDays: readonly SourceDay[],
  effort: { readonly of: EffortOf; readonly racesOn: (day: SourceDay['day']) => number | null },
): BackfillPlan {
  const sourceDays = currentSourceDays.map((sourceDay) => ({
    ...sourceDay,
    ...(sourceDay.isAsked ? effort.of(sourceDay.source, effort.racesOn(sourceDay.day)) : NOTHING),
  }));
  const asked = sourceDays.filter(({ isAsked }) => isAsked);
  return {
    ...request,
    daysAsked: new Set(asked.map(({ day }) => day)).size,
    asked: asked.length,
    requests: asked.reduce((sum, { requests }) => sum + requests, 0),
    seconds: asked.reduce((sum, { seconds }) => sum + seconds, 0),
    sourceDays,
  };
}
