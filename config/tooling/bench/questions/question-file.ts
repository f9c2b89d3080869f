import { readFileSync } from 'node:fs';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { finisherIn, payoffIn, type RawHorse } from './raw-rows.ts';

/** A fact that the answer is held against: written down, or read from the raw rows of the day. */
export type FactSource =
  | { readonly value: string }
  | {
      readonly read: keyof typeof READS;
      readonly race?: number;
      /** Program number, or what the read is about: a last name, a place, a wager, a count of days. */
      readonly number?: string;
      /** Of a result; the day before without it. */
      readonly daysAgo?: number;
      /** A horse without its program number, so that any wording with the name holds. */
      readonly nameOnly?: boolean;
    };

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
  readonly raceDay: RaceDay;
  readonly horses: readonly RawHorse[];
  /** Of the week before. */
  readonly earlier: readonly ResultSheet[];
}

type Read = (day: RawDay, race: number, number: string, daysAgo: number) => readonly string[];

const titled = (name: string): string => name.toLowerCase().replace(/['’]/g, "['’]?");
const inRace = ({ horses }: RawDay, race: number): readonly RawHorse[] =>
  horses.filter((horse) => horse.race === race && horse.starts);
const entered = ({ horses }: RawDay, race: number, number: string): readonly RawHorse[] =>
  horses.filter((horse) => horse.race === race && horse.number === number);
const named = ({ number, name }: RawHorse): string => `#${number} ${titled(name)}`;
const highest = (values: readonly (number | null)[]): number =>
  Math.max(...values.flatMap((value) => value ?? []));

const anyOf = (horses: readonly RawHorse[]): readonly string[] =>
  horses.length === 0 ? [] : [`(?:${horses.map(named).join('|')})`];
const all = (day: RawDay, fits: (horse: RawHorse) => boolean, race: number): readonly string[] =>
  day.horses.filter((horse) => horse.starts && (race === 0 || horse.race === race) && fits(horse)).map(named);
const sheetsOf = ({ earlier, raceDay }: RawDay, daysAgo: number): readonly ResultSheet[] =>
  earlier.filter(({ day }) => day === addDays(raceDay, -daysAgo));
const dollars = (amount: number): string => `\\$${amount.toFixed(2).replace('.', '\\.')}`;

/** 1.6 to 1 is `8-5`, 5 to 1 is `5-1`. */
const oddsText = (toOne: number): string => {
  if (toOne === 1) return '(?:1-1|even)';
  const under = [1, 2, 5].find((count) => Number.isInteger(Math.round(toOne * count * 100) / 100)) ?? 1;
  return `\\b${Math.round(toOne * under)}-${under}\\b`;
};
const topBy = (field: readonly RawHorse[], figure: (horse: RawHorse) => number | null): readonly string[] => {
  const top = highest(field.map(figure));
  return field.filter((horse) => figure(horse) === top).map(named);
};

const finishers = (day: RawDay, race: number, place: number, daysAgo: number): readonly string[] => {
  const finisher = finisherIn(sheetsOf(day, daysAgo), race, place);
  return finisher === null ? [] : [`#${finisher.number} ${titled(finisher.name)}`];
};
const paid = (day: RawDay, race: number, wager: string, daysAgo: number): readonly string[] => {
  const payoff = payoffIn(sheetsOf(day, daysAgo), race, wager);
  return payoff === null ? [] : [dollars(payoff)];
};

/** Facts by name. Each gives a list: every entry must be found where a pattern names the fact. */
const READS = {
  'post-time': (day, race) => [day.horses.find((horse) => horse.race === race)?.postTime ?? ''],
  horse: (day, race, number) => entered(day, race, number).map(named),
  favorite: (day, race) => {
    const field = inRace(day, race);
    const shortest = Math.min(...field.flatMap(({ toOne }) => toOne ?? []));
    return field
      .filter(({ toOne }) => toOne === shortest)
      .slice(0, 1)
      .map(named);
  },
  'top-last-figure': (day, race) => topBy(inRace(day, race), ({ lastFigure }) => lastFigure),
  'top-at-distance': (day, race) => topBy(inRace(day, race), ({ bestAtDistance }) => bestAtDistance),
  /** Of the whole card without a race. */
  'top-prime-power': ({ horses }, race) =>
    topBy(
      horses.filter((horse) => horse.starts && (race === 0 || horse.race === race)),
      ({ primePower }) => primePower,
    ),
  'morning-line': (day, race, number) =>
    entered(day, race, number).flatMap(({ toOne }) => (toOne === null ? [] : [oddsText(toOne)])),
  jockey: (day, race, number) => entered(day, race, number).map(({ jockey }) => jockey),
  trainer: (day, race, number) => entered(day, race, number).map(({ trainer }) => trainer),
  'ridden-by': (day, race, lastName) => all(day, ({ jockey }) => jockey === lastName.toUpperCase(), race),
  'blinkers-on': (day, race) => all(day, ({ blinkers }) => blinkers === 'on', race),
  'blinkers-off': (day, race) => all(day, ({ blinkers }) => blinkers === 'off', race),
  'first-lasix': (day, race) => all(day, ({ isFirstLasix }) => isFirstLasix, race),
  'bullet-works': (day, race) => all(day, ({ hasBulletWork }) => hasBulletWork, race),
  closers: (day, race) => all(day, ({ style }) => style === 'S', race),
  /** Away at least so many days. */
  'long-away': (day, race, days) => all(day, ({ daysAway }) => (daysAway ?? 0) >= Number(days), race),
  grays: (day, race) => all(day, ({ color }) => color.includes('GR'), race),
  /** By the code of the track. */
  'last-at': (day, race, track) => all(day, ({ lastTrack }) => lastTrack === track, race),
  'main-track-only': ({ horses }, race) =>
    horses.filter((horse) => horse.race === race && horse.isMainTrackOnly).map(named),
  /** Any horse of the race, as one pattern. */
  field: (day, race) => anyOf(inRace(day, race)),
  /** Any horse of the card that is not in the race. */
  elsewhere: ({ horses }, race) => anyOf(horses.filter((horse) => horse.race !== race)),
  'last-figure': (day, race) => [String(highest(inRace(day, race).map(({ lastFigure }) => lastFigure)))],
  'first-starters': (day, race) => all(day, ({ lifeStarts }) => lifeStarts === 0, race),
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
  'winner-yesterday': (day, race) => finishers(day, race, 1, 1),
  'paid-yesterday': (day, race) => paid(day, race, 'Win', 1),
  /** The horse of a place: `1` won. */
  finisher: (day, race, place, daysAgo) => finishers(day, race, Number(place), daysAgo),
  /** The winner of the last race of a day. */
  'last-race-winner': (day, _race, _number, daysAgo) => {
    const races = sheetsOf(day, daysAgo).flatMap((sheet) => sheet.races.map(({ raceNumber }) => raceNumber));
    return finishers(day, Math.max(...races), 1, daysAgo);
  },
  /** How many winners of the day were favorites. */
  'favorites-won': (day, _race, _number, daysAgo) => {
    const starters = sheetsOf(day, daysAgo).flatMap(({ races }) => races.flatMap((race) => race.starters));
    return [String(starters.filter(({ official, isFavorite }) => official === 1 && isFavorite).length)];
  },
  /** What a wager paid: `Win`, `Exacta`. */
  paid: (day, race, wager, daysAgo) => paid(day, race, wager, daysAgo),
} as const satisfies Readonly<Record<string, Read>>;

export type Grade = 'right' | 'useful' | 'useless' | 'wrong';

/** `{answered}` holds where the answer is not that the question is not understood. */
const ANSWERED: readonly string[] = ["^(?!I (cannot|can't|could not|did not) |I answer (from|questions))"];

function factsOf({ facts = {} }: BenchQuestion, day: RawDay): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ['answered', ANSWERED] as const,
    ...Object.entries(facts).map(([name, source]): readonly [string, readonly string[]] => {
      if ('value' in source) return [name, [source.value]];
      const { read, race = 0, number = '', daysAgo = 1, nameOnly = false } = source;
      const found: readonly string[] = READS[read](day, race, number, daysAgo);
      if (found.length === 0) throw new Error(`${name}: the raw rows have no ${read}`);
      return [name, nameOnly ? found.map((entry) => entry.replace(/^#\S+ /, '')) : found];
    }),
  ]);
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
