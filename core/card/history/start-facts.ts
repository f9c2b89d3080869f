import type { Provenance } from '../../kernel/provenance.ts';
import { isEqual } from '../agreement.ts';
import type { PastPerformance } from '../past-performance.ts';
import { PAST_RACE_FACTS, type PastRaceFact, textOrNull } from '../past-race-facts.ts';
import { trackByCode } from '../track.ts';
import {
  type DistinctValues,
  type FactValue,
  type ReportedFact,
  reportedFact,
  type ValuesOf,
  valuesOf,
} from './report-facts.ts';

/** A fact of a start that is compared across sources. */
export type StartFactName = 'track' | keyof typeof PAST_RACE_FACTS | 'comment';

/** A line and its sources. */
interface ReportedLine {
  readonly line: PastPerformance;
  readonly sources: readonly Provenance[];
}

export type StartFact = ReportedFact<StartFactName>;

const plainText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const SHARED = Object.entries(PAST_RACE_FACTS).map(([name, fact]) => [
  name,
  valuesOf(fact as PastRaceFact<FactValue>),
]);

/** Claiming prices are left out: they are the horse's own in one source and the highest of the race in another. */
const COMPARISONS = {
  track: valuesOf<PastPerformance, string>({
    read: ({ track }) => trackByCode(track)?.code ?? track,
    isSame: isEqual,
  }),
  ...Object.fromEntries(SHARED),
  comment: valuesOf<PastPerformance, string>({
    read: ({ comment }) => textOrNull(comment),
    isSame: (a, b) => plainText(a) === plainText(b),
  }),
} as Readonly<Record<StartFactName, ValuesOf<PastPerformance>>>;

const NAMES = Object.keys(COMPARISONS) as readonly StartFactName[];

/** Sources word comments differently and have their own codes for unregistered tracks. */
const isReworded = (name: StartFactName, values: DistinctValues): boolean =>
  name === 'comment' || (name === 'track' && values.some(({ value }) => trackByCode(String(value)) === null));

/** What the reports of one start agree on, what only one source has, and where they contradict each other. */
export function startFacts(reports: readonly ReportedLine[]): readonly StartFact[] {
  const lines = reports.map(({ line }) => line);
  const sources = reports.map((report) => report.sources);
  return NAMES.flatMap((name) => {
    const values = COMPARISONS[name](lines);
    return reportedFact(name, values, sources, isReworded(name, values)) ?? [];
  });
}
