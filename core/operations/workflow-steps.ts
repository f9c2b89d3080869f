import { type Instant, MINUTE, shift } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { DayFacts } from './day-facts.ts';
import type { SourceName } from './source-name.ts';

/** What a step waits for. */
type Need = 'card' | 'day-not-over' | 'present-day' | 'race-run';

export interface StepPlan {
  readonly source: SourceName;
  /** All of them must be met, else it is not due. */
  readonly needs: readonly Need[];
  /** Built from what earlier steps fetch: it is done again when any of them fetched something new. */
  readonly isDerived: boolean;
}

const step = (source: SourceName, ...needs: readonly Need[]): StepPlan => ({
  source,
  needs,
  isDerived: false,
});
const derived = (source: SourceName, ...needs: readonly Need[]): StepPlan => ({
  source,
  needs,
  isDerived: true,
});

/** The steps of a day's workflow in order: derived data comes after its inputs. */
export const WORKFLOW_STEPS: readonly StepPlan[] = [
  step('races'),
  step('changes', 'card', 'day-not-over'),
  step('weather', 'day-not-over'),
  step('odds', 'card', 'present-day'),
  step('expert-picks', 'card', 'day-not-over'),
  step('pedicapper', 'card'),
  step('news', 'present-day'),
  step('results', 'race-run'),
  derived('jockeys-trainers'),
  derived('ai-analysis', 'card', 'day-not-over'),
];

/** A result is due this long after post time. */
export const RESULT_DUE_MS = 15 * MINUTE;

/** A day, seen from the racing clock. */
export interface DayContext {
  readonly day: RaceDay;
  /** The day at the track now. */
  readonly today: RaceDay;
  readonly now: Instant;
  readonly card: Pick<NonNullable<DayFacts['card']>, 'firstPost'> | null;
}

function hasRun({ day, today, now, card }: DayContext): boolean {
  if (day !== today) return day < today;
  const first = card?.firstPost ?? null;
  return first !== null && shift(first, RESULT_DUE_MS) <= now;
}

const MISSING: Readonly<Record<Need, (daySeen: DayContext) => string | null>> = {
  card: ({ card }) => (card === null ? 'There is no card for the day.' : null),
  'day-not-over': ({ day, today }) => (day < today ? 'The day is over.' : null),
  'present-day': ({ day, today }) => (day === today ? null : 'Available for the current day only.'),
  'race-run': (daySeen) => (hasRun(daySeen) ? null : 'No race of the day has been run.'),
};

/** Why a step is not due; null when it is. */
export const notDue = ({ needs }: StepPlan, daySeen: DayContext): string | null =>
  needs.map((need) => MISSING[need](daySeen)).find((why) => why !== null) ?? null;
