import { type Instant, MINUTE, shift } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { DayFacts } from './day-facts.ts';
import type { SourceName } from './source-name.ts';

/** What a step of a day's collection waits for, as seen from the racing day. */
type Need = 'card' | 'day-not-over' | 'present-day' | 'race-run';

export interface StepPlan {
  readonly source: SourceName;
  /** All of them, else it is not due. */
  readonly needs: readonly Need[];
  /** It is made of what earlier steps bring: with anything new it is done again. */
  readonly isMade: boolean;
}

const step = (source: SourceName, ...needs: readonly Need[]): StepPlan => ({ source, needs, isMade: false });
const made = (source: SourceName, ...needs: readonly Need[]): StepPlan => ({ source, needs, isMade: true });

/** A day's whole collection, in its order: what is derived stands after what it is derived from. */
export const WORKFLOW_STEPS: readonly StepPlan[] = [
  step('races'),
  step('changes', 'card', 'day-not-over'),
  step('weather', 'day-not-over'),
  step('odds', 'card', 'present-day'),
  step('expert-picks', 'card', 'day-not-over'),
  step('pedicapper', 'card'),
  step('news', 'present-day'),
  step('results', 'race-run'),
  made('jockeys-trainers'),
  made('ai-analysis', 'card', 'day-not-over'),
];

/** A result is asked for so long after the post time. */
export const RESULT_DUE_MS = 15 * MINUTE;

/** A day as the racing clock stands to it. */
export interface DaySeen {
  readonly day: RaceDay;
  /** The day at the track now. */
  readonly today: RaceDay;
  readonly now: Instant;
  readonly card: Pick<NonNullable<DayFacts['card']>, 'firstPost'> | null;
}

function hasRun({ day, today, now, card }: DaySeen): boolean {
  if (day !== today) return day < today;
  const first = card?.firstPost ?? null;
  return first !== null && shift(first, RESULT_DUE_MS) <= now;
}

const MISSING: Readonly<Record<Need, (daySeen: DaySeen) => string | null>> = {
  card: ({ card }) => (card === null ? 'There is no card of the day.' : null),
  'day-not-over': ({ day, today }) => (day < today ? 'The day is over.' : null),
  'present-day': ({ day, today }) => (day === today ? null : 'It is told of the present day only.'),
  'race-run': (daySeen) => (hasRun(daySeen) ? null : 'No race of the day has been run.'),
};

/** Why a step is not due; null when it is. */
export const notDue = ({ needs }: StepPlan, daySeen: DaySeen): string | null =>
  needs.map((need) => MISSING[need](daySeen)).find((why) => why !== null) ?? null;
