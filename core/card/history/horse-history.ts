import { groupBy } from '../../kernel/group-by.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { PastPerformance } from '../past-performance.ts';
import type { HorseKey } from '../runner.ts';
import { trackByCode } from '../track.ts';
import type { CardOfHorse, NamedHorse, PrintedForm } from './printed-form.ts';
import { type StartFact, startFacts } from './start-facts.ts';
import { type WorkFact, type WorkReport, workFacts } from './work-facts.ts';

/** A start as reported by one source, or by several that agree exactly. */
export interface StartReport {
  /** A past-performance line from a card, or a result in the same form. */
  readonly record: 'past performance' | 'result';
  readonly sources: readonly Provenance[];
  readonly line: PastPerformance;
}

/** A race that a horse ran in, with every report of it. */
export interface HistoryStart {
  readonly day: RaceDay;
  /** The track's code, as the first report has it. */
  readonly track: string;
  /** Null where no source gives it. */
  readonly raceNumber: number | null;
  /** Results first. */
  readonly reports: readonly StartReport[];
  readonly facts: readonly StartFact[];
}

/** A timed work, with every report of it. */
export interface HistoryWork {
  readonly day: RaceDay;
  readonly track: string;
  readonly distanceYards: number;
  /** More than one where sources disagree. */
  readonly reports: readonly WorkReport[];
  readonly facts: readonly WorkFact[];
}

/** What is known about a horse before a moment. */
export interface HorseHistory {
  readonly horse: NamedHorse;
  /** Every key under which the horse is known, the most complete first. */
  readonly keys: readonly HorseKey[];
  /** Stored cards that have the horse, whatever their day, newest first. */
  readonly cards: readonly CardOfHorse[];
  /** Sentences about doubtful joins and omissions. */
  readonly doubts: readonly string[];
  /** Newest first. */
  readonly starts: readonly HistoryStart[];
  /** Newest first. */
  readonly works: readonly HistoryWork[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const bySource = (a: Provenance, b: Provenance): number =>
  compare(a.source, b.source) || a.at - b.at || compare(a.tier, b.tier);

/** An omitted fact and a null one count as the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part === null || typeof part !== 'object' || Array.isArray(part)
      ? part
      : Object.fromEntries(
          Object.entries(part)
            .filter(([, fact]) => fact !== null && fact !== undefined)
            .sort(([a], [b]) => compare(a, b)),
        ),
  );

const distinct = (sources: readonly Provenance[]): readonly Provenance[] =>
  [...new Map(sources.map((source) => [canonical(source), source])).values()].sort(bySource);

/** Reports that say the same become one that names all their sources. */
function merged<Report extends { readonly sources: readonly Provenance[] }>(
  reports: readonly Report[],
  contentOf: (report: Report) => unknown,
): readonly Report[] {
  const groups = groupBy(reports, (report) => canonical(contentOf(report)));
  return [...groups].map(([, [first, ...others]]) => {
    const report = first as Report;
    return { ...report, sources: distinct([report, ...others].flatMap(({ sources }) => sources)) };
  });
}

const inOrder = <Report extends { readonly sources: readonly Provenance[] }>(
  reports: readonly Report[],
  contentOf: (report: Report) => unknown,
): readonly Report[] =>
  reports.toSorted(
    (a, b) =>
      compare(a.sources[0]?.source ?? '', b.sources[0]?.source ?? '') ||
      compare(canonical(contentOf(a)), canonical(contentOf(b))),
  );

/** A track has one code here, whatever its sources call it. */
const codeOf = (track: string): string => trackByCode(track)?.code ?? track;
const placeOf = ({ day, track }: { readonly day: RaceDay; readonly track: string }): string =>
  `${day} ${codeOf(track)}`;

function startOf(reports: readonly StartReport[]): HistoryStart {
  const contentOf = ({ record, line }: StartReport): unknown => [record, line];
  const all = merged(reports, contentOf);
  const ordered = (['result', 'past performance'] as const).flatMap((wanted) =>
    inOrder(
      all.filter(({ record }) => record === wanted),
      contentOf,
    ),
  );
  const [{ line }] = ordered as [StartReport];
  return {
    day: line.day,
    track: codeOf(line.track),
    raceNumber: ordered.find((report) => report.line.raceNumber !== null)?.line.raceNumber ?? null,
    reports: ordered,
    facts: startFacts(ordered),
  };
}

/** Whether two groups of reports can describe one race although their track codes differ; two results never do. */
function canBeOneRace(reports: readonly StartReport[], others: readonly StartReport[]): boolean {
  if ([reports, others].every((group) => group.some(({ record }) => record === 'result'))) return false;
  const numbers = (group: readonly StartReport[]) => group.flatMap(({ line }) => line.raceNumber ?? []);
  const [known, other] = [numbers(reports), numbers(others)];
  return known.length === 0 || other.length === 0 || known.some((number) => other.includes(number));
}

/**
 * No horse runs twice in a day: reports from one track are one start, whatever race number they give. Reports under two
 * track codes are one start unless something contradicts it, because sources have their own codes for foreign tracks.
 */
function startsOnDay(reports: readonly StartReport[]): readonly (readonly StartReport[])[] {
  const groups: StartReport[][] = [];
  const byTrack = [...groupBy(reports, ({ line }) => codeOf(line.track))].sort(([a], [b]) => compare(a, b));
  for (const [, ofTrack] of byTrack) {
    const same = groups.find((group) => canBeOneRace(group, ofTrack));
    if (same === undefined) groups.push([...ofTrack]);
    else same.push(...ofTrack);
  }
  return groups;
}

const newestFirst = (
  a: { readonly day: RaceDay; readonly track: string },
  b: { readonly day: RaceDay; readonly track: string },
): number => compare(b.day, a.day) || compare(a.track, b.track);

export const startReportsOf = (forms: readonly PrintedForm[]): readonly StartReport[] =>
  forms.flatMap(({ lines, provenance }) =>
    lines.map((line) => ({ record: 'past performance', sources: [provenance], line }) as const),
  );

/** The starts that reports of one horse describe, newest first. The order of the reports does not matter. */
export const startsOf = (reports: readonly StartReport[]): readonly HistoryStart[] =>
  [...groupBy(reports, ({ line }) => line.day).values()].flatMap(startsOnDay).map(startOf).sort(newestFirst);

function workOf(reports: readonly WorkReport[]): HistoryWork {
  const contentOf = ({ work }: WorkReport): unknown => work;
  const ordered = inOrder(merged(reports, contentOf), contentOf);
  const [{ work }] = ordered as [WorkReport];
  const { day, track, distanceYards } = work;
  return { day, track: codeOf(track), distanceYards, reports: ordered, facts: workFacts(ordered) };
}

/**
 * The works that cards print of one horse, newest first. Reports of one day, track and distance are one work, whatever
 * else they give.
 */
export function worksOf(forms: readonly PrintedForm[]): readonly HistoryWork[] {
  const reports = forms.flatMap(({ works, provenance }) =>
    works.map((work): WorkReport => ({ sources: [provenance], work })),
  );
  return [...groupBy(reports, ({ work }) => `${placeOf(work)} ${work.distanceYards}`).values()]
    .map(workOf)
    .sort((a, b) => newestFirst(a, b) || a.distanceYards - b.distanceYards);
}
