import { sumBy } from '../../kernel/numbers.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { agreeOnCourse, isSamePersonName } from '../fact-words.ts';
import type { PastPerformance } from '../past-performance.ts';

/** A fact of a start that sources are compared in. */
export type StartFactName =
  | 'raceNumber'
  | 'official'
  | 'crossed'
  | 'odds'
  | 'wasFavorite'
  | 'weightLb'
  | 'postPosition'
  | 'fieldSize'
  | 'surface'
  | 'condition'
  | 'distanceYards'
  | 'finalSeconds'
  | 'fractions'
  | 'purse'
  | 'claimingPrice'
  | 'jockey'
  | 'trainer'
  | 'comment';

export type StartFactValue = string | number | boolean | readonly number[];

/**
 * `agreed`: two sources or more say the same; `single`: one source alone knows it; `contradicted`: they differ;
 * `reworded`: a text in other words, which is no contradiction.
 */
export type StartFactState = 'agreed' | 'single' | 'contradicted' | 'reworded';

/** A line, and how many say it. */
interface ReportedLine {
  readonly line: PastPerformance;
  readonly sources: readonly Provenance[];
}

/** One fact of a start as its reports have it. A fact that no report knows is left out. */
export interface StartFact {
  readonly name: StartFactName;
  readonly state: StartFactState;
  /** The different values in the order of the reports, each with the places of the reports that have it. */
  readonly values: readonly { readonly value: StartFactValue; readonly reports: readonly number[] }[];
}

const same = <Value>(a: Value, b: Value): boolean => a === b;
const within =
  (most: number) =>
  (a: number, b: number): boolean =>
    Math.abs(a - b) <= most;
/** Odds are printed to the cent, times to the hundredth. */
const HALF_A_HUNDREDTH = 0.005 + 1e-9;
const textOrNull = (text: string | null): string | null => (text?.trim() === '' ? null : text);
const plainText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Sources give the times at different points: every time of the shorter list is in the longer one. */
function areSameFractions(a: readonly number[], b: readonly number[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((seconds) => long.some((other) => within(HALF_A_HUNDREDTH)(seconds, other)));
}

type DistinctValues = StartFact['values'];

/** The different values of the lines, each with the places of the lines that have it. */
type ValuesOf = (lines: readonly PastPerformance[]) => DistinctValues;

/** `read` gives null where a line does not know the fact. */
const compared =
  <Value extends StartFactValue>(
    read: (line: PastPerformance) => Value | null,
    isSame: (a: Value, b: Value) => boolean = same,
  ): ValuesOf =>
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

/** Speed and pace figures are left out: each producer has a scale of its own. */
const COMPARISONS: Readonly<Record<StartFactName, ValuesOf>> = {
  raceNumber: compared(({ raceNumber }) => raceNumber),
  official: compared(({ official }) => official),
  crossed: compared(({ crossed }) => crossed.position),
  odds: compared(({ odds }) => odds, within(HALF_A_HUNDREDTH)),
  wasFavorite: compared(({ wasFavorite }) => wasFavorite),
  weightLb: compared(({ weightLb }) => weightLb),
  postPosition: compared(({ postPosition }) => postPosition),
  fieldSize: compared(({ fieldSize }) => fieldSize),
  surface: compared(({ surface }) => surface, agreeOnCourse),
  condition: compared(({ condition }) => textOrNull(condition)),
  distanceYards: compared(({ distanceYards }) => distanceYards),
  finalSeconds: compared(({ finalSeconds }) => finalSeconds, within(HALF_A_HUNDREDTH)),
  fractions: compared(({ fractions }) => (fractions.length === 0 ? null : fractions), areSameFractions),
  purse: compared(({ purse }) => purse),
  claimingPrice: compared(({ claimingPrice }) => claimingPrice),
  jockey: compared(({ jockey }) => textOrNull(jockey), isSamePersonName),
  trainer: compared(({ trainer }) => textOrNull(trainer), isSamePersonName),
  comment: compared(
    ({ comment }) => textOrNull(comment),
    (a, b) => plainText(a) === plainText(b),
  ),
};

const NAMES = Object.keys(COMPARISONS) as readonly StartFactName[];

function factOf(name: StartFactName, reports: readonly ReportedLine[]): StartFact | null {
  const values = COMPARISONS[name](reports.map(({ line }) => line));
  const [first, second] = values;
  if (first === undefined) return null;
  if (second !== undefined) return { name, state: name === 'comment' ? 'reworded' : 'contradicted', values };
  const sources = sumBy(first.reports, (index) => reports[index]?.sources.length ?? 0);
  return { name, state: sources > 1 ? 'agreed' : 'single', values };
}

/** What the reports of one start agree on, what one source alone knows, and what they contradict each other in. */
export const startFacts = (reports: readonly ReportedLine[]): readonly StartFact[] =>
  NAMES.flatMap((name) => factOf(name, reports) ?? []);
