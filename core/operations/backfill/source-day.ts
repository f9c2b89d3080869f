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
  /** Stored, but newer data may exist: the day is today, or its inputs have changed. */
  | 'stale'
  | 'complete'
  /** No source has it for that day any more, or yet. */
  | 'not-answerable'
  | 'not-set-up'
  | 'paused';

const NEEDED: ReadonlySet<Why> = new Set<Why>(['missing', 'partial', 'failed', 'stale']);

/** A source of a day and its state before a backfill. */
export interface SourceDay {
  readonly day: RaceDay;
  readonly source: SourceName;
  readonly why: Why;
  readonly sentence: string;
  readonly isAsked: boolean;
}

/** What the state of a day's sources depends on. */
export interface KnownDay {
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

/** Sources whose stored data can be counted. */
const COUNTED: Partial<Record<SourceName, keyof DataSources>> = {
  races: 'racingApi',
  results: 'otbResults',
  weather: 'weather',
  'expert-picks': 'expertPicks',
  pedicapper: 'pedicapper',
  'ai-analysis': 'aiAnalysis',
};

type Verdict = Pick<SourceDay, 'why' | 'sentence'>;

/** Today's data goes stale within the hour. */
function withAge(dayKnown: KnownDay, last: Run | null, verdict: Verdict): Verdict {
  const isToday = dayKnown.facts.day === dayKnown.today;
  const instant = last?.status === 'success' ? last.endedAt : null;
  const isOld = instant === null || shift(instant, UP_TO_DATE_MS) <= dayKnown.machineNow;
  if (!isToday || !isOld) return verdict;
  return { why: 'stale', sentence: `${verdict.sentence} There may be newer data today.` };
}

const runError = (last: Run | null): Verdict | null => {
  const sentence = last?.faults[0]?.sentence ?? 'Last run failed.';
  if (last?.status === 'failed') return { why: 'failed', sentence };
  return last?.status === 'partial' ? { why: 'partial', sentence } : null;
};

/** The count decides; the last run explains it. */
function ofCount(health: SourceHealth, last: Run | null, dayKnown: KnownDay): Verdict {
  const { status, details: sentence } = health;
  if (status === 'complete') return withAge(dayKnown, last, { why: 'complete', sentence });
  return runError(last) ?? { why: status, sentence };
}

/** Nothing can be counted: the last run decides. */
function ofRun(last: Run | null, dayKnown: KnownDay): Verdict {
  if (last === null || last.status === 'running')
    return { why: 'missing', sentence: 'Never fetched for this day.' };
  return runError(last) ?? withAge(dayKnown, last, { why: 'complete', sentence: 'Last run succeeded.' });
}

/** Jockey and trainer records are built from all results: they are stale as soon as a result comes. */
const ofRecords = (areResultsNeeded: boolean): Verdict =>
  areResultsNeeded
    ? { why: 'stale', sentence: 'Rebuilt from the results of the day.' }
    : { why: 'complete', sentence: 'No results to fetch.' };

/** Sources of the same day that are asked earlier, and may provide what a later one waits for. */
interface EarlierSources {
  readonly card: boolean;
  readonly results: boolean;
}

/** Why no source has it for that day; null when one has, or when it only waits for the card. */
function unanswerable(source: SourceName, dayKnown: KnownDay, before: EarlierSources): Verdict | null {
  const { facts, today, now } = dayKnown;
  const { from, to } = daysCoveredBy(source, today);
  if (facts.day < from || facts.day > to)
    return { why: 'not-answerable', sentence: `Covers ${from} to ${to} only.` };
  const plan = WORKFLOW_STEPS.find((step) => step.source === source);
  const context = { day: facts.day, today, now, card: facts.card };
  const early = plan === undefined ? null : notDue(plan, context);
  if (plan === undefined || early === null) return null;
  const isForCard = before.card && notDue(plan, { ...context, card: { firstPost: null } }) === null;
  if (isForCard) return { why: 'missing', sentence: "Waiting for the day's card." };
  return { why: 'not-answerable', sentence: early };
}

/** The state of one source of a day. */
function verdictOn(source: SourceName, dayKnown: KnownDay, before: EarlierSources): Verdict {
  const { facts, today, now } = dayKnown;
  const barred = dayKnown.barred(source) ?? unanswerable(source, dayKnown, before);
  if (barred !== null) return barred;
  if (source === 'jockeys-trainers') return ofRecords(before.results);
  const counted = COUNTED[source];
  const last = dayKnown.last(source);
  return counted === undefined
    ? ofRun(last, dayKnown)
    : ofCount(sourcesOf(facts, { today, now })[counted], last, dayKnown);
}

const NOTHING: EarlierSources = { card: false, results: false };

/**
 * Every source of a day in the order they are asked, or only the one named; a name of several sources gives each of
 * them.
 */
export function sourceDays(dayKnown: KnownDay, only: SourceName | null): readonly SourceDay[] {
  const sourceDay = (source: SourceName, before: EarlierSources): SourceDay => {
    const verdict = verdictOn(source, dayKnown, before);
    return { day: dayKnown.facts.day, source, ...verdict, isAsked: NEEDED.has(verdict.why) };
  };
  if (only !== null)
    return partsOf(only).map((source) =>
      sourceDay(source, { card: false, results: source === 'jockeys-trainers' }),
    );
  const before = {
    card: sourceDay('races', NOTHING).isAsked,
    results: sourceDay('results', NOTHING).isAsked,
  };
  return WORKFLOW_STEPS.map(({ source }) => sourceDay(source, before));
}
