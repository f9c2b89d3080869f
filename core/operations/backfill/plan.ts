import { sumBy } from '../../kernel/numbers.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import type { SourceName } from '../source-name.ts';
import type { SourceDay } from './source-day.ts';

/** What asking a source for a day takes, at the rate its host is asked. */
export interface Effort {
  readonly requests: number;
  readonly seconds: number;
}

/** The effort for a day with that many races (null: not known yet) at a track; at any track when none is given. */
export type EffortOf = (source: SourceName, races: number | null, track?: string) => Effort;

/** What a backfill would ask, and what it would take. */
export interface BackfillPlan extends Effort {
  /** Slug. */
  readonly track: string;
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

/** The plan of a span from what is known of each of its days; `racesOn` gives the races of a day's card. */
export function backfillPlan(
  request: Pick<BackfillPlan, 'track' | 'span' | 'source' | 'days'>,
  currentSourceDays: readonly SourceDay[],
  effort: { readonly of: EffortOf; readonly racesOn: (day: SourceDay['day']) => number | null },
): BackfillPlan {
  const sourceDays = currentSourceDays.map((sourceDay) => ({
    ...sourceDay,
    ...(sourceDay.isAsked ? effort.of(sourceDay.source, effort.racesOn(sourceDay.day)) : NOTHING),
  }));
  const needed = sourceDays.filter(({ isAsked }) => isAsked);
  return {
    ...request,
    daysAsked: new Set(needed.map(({ day }) => day)).size,
    asked: needed.length,
    requests: sumBy(needed, ({ requests }) => requests),
    seconds: sumBy(needed, ({ seconds }) => seconds),
    sourceDays,
  };
}
