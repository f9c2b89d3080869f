import { sumBy } from '../../kernel/numbers.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { agreeOnCourse, isSamePersonName } from '../fact-words.ts';
import type { PastPerformance } from '../past-performance.ts';
import { trackByCode } from '../track.ts';

/** A fact of a start that is compared across sources. */
export type StartFactName =
  | 'track'
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
  | 'jockey'
  | 'trainer'
  | 'comment';

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

const same = <Value>(a: Value, b: Value): boolean => a === b;
const within =
  (most: number) =>
  (a: number, b: number): boolean =>
    Math.abs(a - b) <= most;
/** Odds are printed to the cent, times to the hundredth. */
const HALF_A_HUNDREDTH = 0.005 + 1e-9;
const textOrNull = (text: string | null): string | null => (text?.trim() === '' ? null : text);
const plainText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const lettersOf = (name: string): string => name.replace(/[^A-Z]/g, '');
const isInCapitals = (name: string): boolean => name === name.toUpperCase();

/** Cards print capitals, family name first, truncated at different lengths: `DE LA CRUZ ANA MARIA`, `DE LACRUZ ANA M`. */
function isSamePerson(a: string, b: string): boolean {
  if (isSamePersonName(a, b)) return true;
  if (!isInCapitals(a) || !isInCapitals(b)) return false;
  const [short, long] = [lettersOf(a), lettersOf(b)].sort((x, y) => x.length - y.length) as [string, string];
  return short !== '' && long.startsWith(short);
}

/** Sources give the times at different points: every time of the shorter list is in the longer one. */
function areSameFractions(a: readonly number[], b: readonly number[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.every((seconds) => long.some((other) => within(HALF_A_HUNDREDTH)(seconds, other)));
}

type DistinctValues = StartFact['values'];

/** The distinct values of the lines, each with the indexes of the lines that have it. */
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

/**
 * Left out are speed and pace figures, as each producer has a scale of its own, and claiming prices, which are the horse's
 * own in one source and the highest of the race in another.
 */
const COMPARISONS: Readonly<Record<StartFactName, ValuesOf>> = {
  track: compared(({ track }) => trackByCode(track)?.code ?? track),
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
  jockey: compared(({ jockey }) => textOrNull(jockey), isSamePerson),
  trainer: compared(({ trainer }) => textOrNull(trainer), isSamePerson),
  comment: compared(
    ({ comment }) => textOrNull(comment),
    (a, b) => plainText(a) === plainText(b),
  ),
};

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
