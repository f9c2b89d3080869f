import type { Provenance } from '../../kernel/provenance.ts';
import { isEqual, type Same, toTheHundredth } from '../agreement.ts';
import { textOrNull } from '../past-race-facts.ts';
import type { Workout } from '../workout.ts';
import { type ReportedFact, reportedFact, type ValuesOf, valuesOf } from './report-facts.ts';

/** A work and its sources. */
export interface WorkReport {
  readonly sources: readonly Provenance[];
  readonly work: Workout;
}

const text = (read: (work: Workout) => string): ValuesOf<Workout> =>
  valuesOf<Workout, string>({ read: (work) => textOrNull(read(work)), isSame: isEqual });

const number = (read: (work: Workout) => number | null, isSame: Same<number> = isEqual): ValuesOf<Workout> =>
  valuesOf<Workout, number>({ read, isSame });

const COMPARISONS = {
  seconds: number(({ seconds }) => seconds, toTheHundredth),
  course: text(({ course }) => course),
  condition: text(({ condition }) => condition),
  manner: text(({ manner }) => manner),
  rank: number(({ rank }) => rank),
  count: number(({ count }) => count),
} satisfies Readonly<Record<string, ValuesOf<Workout>>>;

/** A fact of a work that is compared across sources. */
export type WorkFactName = keyof typeof COMPARISONS;

export type WorkFact = ReportedFact<WorkFactName>;

const NAMES = Object.keys(COMPARISONS) as readonly WorkFactName[];

/** What the reports of one work agree on, what only one source has, and where they contradict each other. */
export function workFacts(reports: readonly WorkReport[]): readonly WorkFact[] {
  const works = reports.map(({ work }) => work);
  const sources = reports.map((report) => report.sources);
  return NAMES.flatMap((name) => reportedFact(name, COMPARISONS[name](works), sources, false) ?? []);
}
