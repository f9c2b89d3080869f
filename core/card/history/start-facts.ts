import { sumBy } from '../../kernel/numbers.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { isEqual } from '../agreement.ts';
import type { PastPerformance } from '../past-performance.ts';
import { PAST_RACE_FACTS, type PastRaceFact, textOrNull } from '../past-race-facts.ts';
import { trackByCode } from '../track.ts';

/** A fact of a start that is compared across sources. */
export type StartFactName = 'track' | keyof typeof PAST_RACE_FACTS | 'comment';

export type StartFactValue = string | number | boolean | readonly number[];

/**
 * `agreed`: two or more sources say the same; `single`: only one source has it; `contradicted`: they differ;
 * `reworded`: the same in other words, or a foreign track under another code; not a contradiction.
 */
export type StartFactState = 'agreed' | 'single' | 'contradicted' | 'reworded';

/** A line and its sources. */
interface ReportedLine {
  readonly line: PastPerformance;
  readonly sources: readonly Provenance[];
}

/** One fact of a start as its reports have it. A fact in no report is left out. */
export interface StartFact {
  readonly name: StartFactName;
  readonly state: StartFactState;
  /** The distinct values in report order, each with the indexes of the reports that have it. */
  readonly values: readonly { readonly value: StartFactValue; readonly reports: readonly number[] }[];
}

const plainText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

type DistinctValues = StartFact['values'];

/** The distinct values of the lines, each with the indexes of the lines that have it. */
type ValuesOf = (lines: readonly PastPerformance[]) => DistinctValues;

const valuesOf =
  <Value extends StartFactValue>({ read, isSame }: PastRaceFact<Value>): ValuesOf =>
  (lines) => {
    const values: { readonly value: Value; readonly reports: number[] }[] = [];
    for (const [index, line] of lines.entries()) {
      const value = read(line);
      if (value === null) continue;
      const known = values.find((other) => isSame(other.value, value));
      if (known === undefined) values.push({ value, reports: [index] });
      else known.reports.push(index);
    }
    return values;
  };

const SHARED = Object.entries(PAST_RACE_FACTS).map(([name, fact]) => [
  name,
  valuesOf(fact as PastRaceFact<StartFactValue>),
]);

/** Claiming prices are left out: they are the horse's own in one source and the highest of the race in another. */
const COMPARISONS = {
  track: valuesOf({ read: ({ track }) => trackByCode(track)?.code ?? track, isSame: isEqual }),
  ...Object.fromEntries(SHARED),
  comment: valuesOf({
    read: ({ comment }) => textOrNull(comment),
    isSame: (a, b) => plainText(a) === plainText(b),
  }),
} as Readonly<Record<StartFactName, ValuesOf>>;

const NAMES = Object.keys(COMPARISONS) as readonly StartFactName[];

/** Sources word comments differently and have their own codes for unregistered tracks. */
const isReworded = (name: StartFactName, values: DistinctValues): boolean =>
  name === 'comment' || (name === 'track' && values.some(({ value }) => trackByCode(String(value)) === null));

function factOf(name: StartFactName, reports: readonly ReportedLine[]): StartFact | null {
  const values = COMPARISONS[name](reports.map(({ line }) => line));
  const [first, second] = values;
  if (first === undefined) return null;
  if (second !== undefined)
    return { name, state: isReworded(name, values) ? 'reworded' : 'contradicted', values };
  const sources = sumBy(first.reports, (index) => reports[index]?.sources.length ?? 0);
  return { name, state: sources > 1 ? 'agreed' : 'single', values };
}

/** What the reports of one start agree on, what only one source has, and where they contradict each other. */
export const startFacts = (reports: readonly ReportedLine[]): readonly StartFact[] =>
  NAMES.flatMap((name) => factOf(name, reports) ?? []);
