import { readFileSync } from 'node:fs';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { type RawHorse, winnerIn } from './raw-rows.ts';

/** A fact that the answer is held against: written down, or read from the raw rows of the day. */
export type FactSource =
  | { readonly value: string }
  | { readonly read: keyof typeof READS; readonly race?: number; readonly number?: string };

/** One question of a file; the format is described in `questions.ts`. */
export interface BenchQuestion {
  readonly question: string;
  readonly day: 'demo' | 'real';
  /** Racing clock, ISO with zone; the start of the demo day or 11 in the morning without it. */
  readonly at?: string;
  readonly kind: string;
  /** Questions of the same conversation before it, oldest first. */
  readonly after?: readonly string[];
  /** Program numbers in the order of an official result of a race of the day, kept before the question. */
  readonly given?: { readonly race: number; readonly order: readonly string[] };
  readonly facts?: Readonly<Record<string, FactSource>>;
  readonly right: readonly string[];
  readonly useful?: readonly string[];
  readonly wrong?: readonly string[];
}

/** What the facts of a day are read from. */
export interface RawDay {
  readonly horses: readonly RawHorse[];
  /** Of the day before. */
  readonly yesterday: readonly ResultSheet[];
}

type Read = (day: RawDay, race: number, number: string) => readonly string[];

const titled = (name: string): string => name.toLowerCase().replace(/['’]/g, "['’]?");
const inRace = ({ horses }: RawDay, race: number): readonly RawHorse[] =>
  horses.filter((horse) => horse.race === race && horse.starts);
const named = ({ number, name }: RawHorse): string => `#${number} ${titled(name)}`;
const highest = (values: readonly (number | null)[]): number =>
  Math.max(...values.flatMap((value) => value ?? []));

/** Facts by name. Each gives a list: every entry must be found where a pattern names the fact. */
const READS = {
  'post-time': (day, race) => [day.horses.find((horse) => horse.race === race)?.postTime ?? ''],
  horse: (day, race, number) =>
    day.horses.filter((horse) => horse.race === race && horse.number === number).map(named),
  favorite: (day, race) => {
    const field = inRace(day, race);
    const shortest = Math.min(...field.flatMap(({ toOne }) => toOne ?? []));
    return field
      .filter(({ toOne }) => toOne === shortest)
      .slice(0, 1)
      .map(named);
  },
  'top-last-figure': (day, race) => {
    const field = inRace(day, race);
    const top = highest(field.map(({ lastFigure }) => lastFigure));
    return field.filter(({ lastFigure }) => lastFigure === top).map(named);
  },
  'last-figure': (day, race) => [String(highest(inRace(day, race).map(({ lastFigure }) => lastFigure)))],
  'first-starters': ({ horses }) =>
    horses.filter(({ starts, lifeStarts }) => starts && lifeStarts === 0).map(named),
  'turf-races': ({ horses }) => [
    ...new Set(horses.filter(({ isTurf }) => isTurf).map(({ race }) => String(race))),
  ],
  scratched: ({ horses }) => horses.filter(({ isScratched }) => isScratched).map(named),
  'early-speed': (day, race) =>
    inRace(day, race)
      .filter(({ style }) => style === 'E')
      .map(named),
  races: ({ horses }) => [String(Math.max(...horses.map(({ race }) => race)))],
  starters: (day, race) => [String(inRace(day, race).length)],
  'winner-yesterday': ({ yesterday }, race) => {
    const winner = winnerIn(yesterday, race);
    return winner === null ? [] : [`#${winner.number} ${titled(winner.name)}`];
  },
  'paid-yesterday': ({ yesterday }, race) => {
    const paid = winnerIn(yesterday, race)?.paid ?? null;
    return paid === null ? [] : [`\\$${paid.toFixed(2).replace('.', '\\.')}`];
  },
} as const satisfies Readonly<Record<string, Read>>;

export type Grade = 'right' | 'useful' | 'useless' | 'wrong';

function factsOf({ facts = {} }: BenchQuestion, day: RawDay): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(facts).map(([name, source]) => {
      if ('value' in source) return [name, [source.value]];
      const found: readonly string[] = READS[source.read](day, source.race ?? 0, source.number ?? '');
      if (found.length === 0) throw new Error(`${name}: the raw rows have no ${source.read}`);
      return [name, found];
    }),
  );
}

/** A pattern once for every entry of the facts it names. */
function patternsOf(pattern: string, facts: ReadonlyMap<string, readonly string[]>): readonly RegExp[] {
  const found = [...facts].find(([name]) => pattern.includes(`{${name}}`));
  if (found === undefined) return [new RegExp(pattern, 'i')];
  const [name, entries] = found;
  return entries.flatMap((entry) => patternsOf(pattern.replaceAll(`{${name}}`, entry), facts));
}

/** Grades an answer by the patterns of its question. */
export function gradeOf(question: BenchQuestion, answer: string, day: RawDay): Grade {
  const facts = factsOf(question, day);
  const holds = (patterns: readonly string[]): boolean =>
    patterns.flatMap((pattern) => patternsOf(pattern, facts)).every((pattern) => pattern.test(answer));
  const { right, useful, wrong = [] } = question;
  if (wrong.flatMap((pattern) => patternsOf(pattern, facts)).some((pattern) => pattern.test(answer)))
    return 'wrong';
  if (holds(right)) return 'right';
  return useful !== undefined && holds(useful) ? 'useful' : 'useless';
}

/** The questions of a file. Throws on one without a rule. */
export function readQuestions(path: string): readonly BenchQuestion[] {
  const questions = JSON.parse(readFileSync(path, 'utf8')) as readonly BenchQuestion[];
  for (const { question, right } of questions)
    if (right.length === 0) throw new Error(`"${question}" has no rule for a right answer`);
  return questions;
}
