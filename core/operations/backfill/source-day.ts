import { type Instant, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { DayFacts } from '../day-facts.ts';
import { type DataSources, type SourceHealth, sourcesOf } from '../day-health.ts';
import { daysCoveredBy } from '../days-covered.ts';
import { partsOf } from '../pause/pause.ts';
import type { Run } from '../run.ts';
import type { SourceName } from '../source-name.ts';
import { UP_TO_DATE_MS } from '../workflow.ts';
import { notDue, WORKFLOW_STEPS } from '../workflow-steps.ts';

/** Why a source is asked for a day, or is not. */
export type Why =
  | 'missing'
  | 'partial'
  | 'failed'
  /** There, and something newer can be had: the day is today, or what it is made of has changed. */
  | 'stale'
  | 'complete'
  /** No source can tell it of that day any more, or yet. */
  | 'not-answerable'
  | 'not-set-up'
  | 'paused';

const ASKED: ReadonlySet<Why> = new Set<Why>(['missing', 'partial', 'failed', 'stale']);

/** A source of a day, as it stands before a backfill. */
export interface SourceDay {
  readonly day: RaceDay;
  readonly source: SourceName;
  readonly why: Why;
  readonly sentence: string;
  readonly isAsked: boolean;
}

/** What a source of a day is judged by. */
export interface DayKnown {
  readonly facts: DayFacts;
  /** The run of the source and day opened last. */
  readonly last: (source: SourceName) => Run | null;
  /** Why a source cannot be asked at all; null when it can. */
  readonly barred: (source: SourceName) => { readonly why: Why; readonly sentence: string } | null;
  /** The day at the track now, and the moment, by the racing clock. */
  readonly today: RaceDay;
  readonly now: Instant;
  /** By the machine's clock, as runs are. */
  readonly machineNow: Instant;
}

/** Sources of which it can be counted what is there. */
const COUNTED: Partial<Record<SourceName, keyof DataSources>> = {
  races: 'racingApi',
  results: 'otbResults',
  weather: 'weather',
  'expert-picks': 'expertPicks',
  pedicapper: 'pedicapper',
  'ai-analysis': 'aiAnalysis',
};

type Judged = Pick<SourceDay, 'why' | 'sentence'>;

/** Of today more may be had by the hour. */
function withAge(dayKnown: DayKnown, last: Run | null, judged: Judged): Judged {
  const isToday = dayKnown.facts.day === dayKnown.today;
  const instant = last?.status === 'success' ? last.endedAt : null;
  const isOld = instant === null || shift(instant, UP_TO_DATE_MS) <= dayKnown.machineNow;
  if (!isToday || !isOld) return judged;
  return { why: 'stale', sentence: `${judged.sentence} Today more may be told since.` };
}

const runError = (last: Run | null): Judged | null => {
  const sentence = last?.faults[0]?.sentence ?? 'Its last run did not end well.';
  if (last?.status === 'failed') return { why: 'failed', sentence: sentence };
  return last?.status === 'partial' ? { why: 'partial', sentence: sentence } : null;
};

/** What is counted decides; what the last run says explains it. */
function ofCount(health: SourceHealth, last: Run | null, dayKnown: DayKnown): Judged {
  const { status, details: sentence } = health;
  if (status === 'complete') return withAge(dayKnown, last, { why: 'complete', sentence });
  const trouble = runError(last);
  if (trouble?.why === 'failed') return trouble;
  if (status === 'partial' && trouble === null && last?.status === 'success')
    return { why: 'partial', sentence };
  return trouble ?? { why: status, sentence };
}

/** Nothing can be counted: the last run decides. */
function ofRun(last: Run | null, dayKnown: DayKnown): Judged {
  if (last === null || last.status === 'running')
    return { why: 'missing', sentence: 'It was never asked for that day.' };
  return runError(last) ?? withAge(dayKnown, last, { why: 'complete', sentence: 'Its last run ended well.' });
}

/** The records of people are made of all results: they are old as soon as a result comes. */
const ofRecords = (areResultsAsked: boolean): Judged =>
  areResultsAsked
    ? { why: 'stale', sentence: 'Made anew from the results of the day.' }
    : { why: 'complete', sentence: 'No result is asked for.' };

/** What is asked before a source of the same day, and may change what it waits for. */
interface AskedBefore {
  readonly card: boolean;
  readonly results: boolean;
}

/** Why no source can tell it of that day; null where it can, or only waits for the card that is asked before. */
function unanswerable(source: SourceName, dayKnown: DayKnown, before: AskedBefore): Judged | null {
  const { facts, today, now } = dayKnown;
  const { from, to } = daysCoveredBy(source, today);
  if (facts.day < from || facts.day > to)
    return { why: 'not-answerable', sentence: `It tells of days from ${from} to ${to} only.` };
  const plan = WORKFLOW_STEPS.find((step) => step.source === source);
  const seen = { day: facts.day, today, now, card: facts.card };
  const early = plan === undefined ? null : notDue(plan, seen);
  if (plan === undefined || early === null) return null;
  const isForCard = before.card && notDue(plan, { ...seen, card: { firstPost: null } }) === null;
  if (isForCard) return { why: 'missing', sentence: 'It is asked once the card of the day has come.' };
  return { why: 'not-answerable', sentence: early };
}

/** How one source of a day stands. */
function judged(source: SourceName, dayKnown: DayKnown, before: AskedBefore): Judged {
  const { facts, today, now } = dayKnown;
  const said = dayKnown.barred(source) ?? unanswerable(source, dayKnown, before);
  if (said !== null) return said;
  if (source === 'jockeys-trainers') return ofRecords(before.results);
  const counted = COUNTED[source];
  const last = dayKnown.last(source);
  return counted === undefined
    ? ofRun(last, dayKnown)
    : ofCount(sourcesOf(facts, { today, now })[counted], last, dayKnown);
}

const NOTHING: AskedBefore = { card: false, results: false };

/**
 * Every source of a day in the order they are asked, or the one named (null: all), which is judged by itself alone; of a
 * name that stands for others, each of these.
 */
export function sourceDays(dayKnown: DayKnown, only: SourceName | null): readonly SourceDay[] {
  const of = (source: SourceName, before: AskedBefore): SourceDay => {
    const said = judged(source, dayKnown, before);
    return { day: dayKnown.facts.day, source, ...said, isAsked: ASKED.has(said.why) };
  };
  if (only !== null)
    return partsOf(only).map((source) => of(source, { card: false, results: source === 'jockeys-trainers' }));
  const before = { card: of('races', NOTHING).isAsked, results: of('results', NOTHING).isAsked };
  return WORKFLOW_STEPS.map(({ source }) => of(source, before));
}
