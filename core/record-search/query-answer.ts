import type { RaceDay } from '../kernel/race-day.ts';
import { answerText, notCoveredText } from './answer-text.ts';
import { listed } from './listed.ts';
import { nearestAnswered } from './nearest-question.ts';
import type { QueryBook } from './query-book.ts';
import type { QueryFacts } from './query-facts.ts';
import type { Question } from './question.ts';
import { recordOf } from './record.ts';
import { sideRows, startsAsked } from './sides.ts';
import { EXPERIENCE } from './words/experience.ts';
import { GOING } from './words/going.ts';
import { CLASS } from './words/race-kind.ts';

/** What the results say to a question: sentences, and the numbers they rest on. */
export interface QueryAnswer extends QueryFacts {
  readonly text: string;
  /** What of the question is not answered, word for word as the text begins; empty where nothing is. */
  readonly notCovered: string;
  /** Shown word for word: no model words it. */
  readonly isFixed: boolean;
  /** Words of care for a person in trouble: shown word for word, with no record. */
  readonly isCare: boolean;
}

/** Questions that can be answered. */
export const EXAMPLES: readonly string[] = [
  'Top 5 jockey-trainer combinations on turf with at least 5 starts',
  'Which jockeys have the best ROI in dirt sprints this season?',
  'How do favorites do in maiden races on a sloppy track?',
  'Trainers with the best in the money rate in routes at odds over 10-1 in the last 60 days',
];

const LEAST_LETTERS = 4;
const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);

/** The example questions, those with most of the words that were not understood first. */
function nearestExamples({ ignored }: Question): readonly string[] {
  const said = new Set(ignored.flatMap(wordsIn).map((word) => word.slice(0, LEAST_LETTERS)));
  const shared = (example: string): number =>
    wordsIn(example).filter((word) => said.has(word.slice(0, LEAST_LETTERS))).length;
  return EXAMPLES.toSorted((a, b) => shared(b) - shared(a));
}

const wordsOf = ({ filters }: Question, wantedKind: string): string | null =>
  filters
    .filter(({ kind }) => kind === wantedKind)
    .map(({ words }) => words)
    .join(' or ') || null;

/** Races that every other filter keeps, and whose class is not reported; 0 when no class was asked for. */
function racesWithoutClass({ starts }: QueryBook, question: Question): number {
  if (!question.filters.some(({ kind }) => kind === CLASS)) return 0;
  const others = startsAsked(starts, question, ({ kind }) => kind !== CLASS);
  return new Set(others.flatMap(({ race }) => (race.type === '' ? race : []))).size;
}

/** Starts that every other filter keeps, and not known as a first one or not; 0 when that was not asked for. */
function startsWithoutExperience(starts: QueryBook['starts'], question: Question): number {
  if (!question.filters.some(({ kind }) => kind === EXPERIENCE)) return 0;
  const others = startsAsked(starts, question, ({ kind }) => kind !== EXPERIENCE);
  return others.filter(({ isFirstStart }) => isFirstStart === null).length;
}

/** The sources for the tracks a question names; all sources when it names none. */
function sourcesOf(book: QueryBook, { filters }: Question): QueryBook['sources'] {
  const tracks = filters.flatMap(({ track }) => track ?? []);
  return tracks.length === 0 ? book.sources : book.sourcesAt(tracks);
}

/** Filters that choose days or tracks, not races of them. */
const PERIODS: ReadonlySet<string> = new Set(['days', 'year', 'since', 'month', 'day', 'track']);

/** The days with results that were looked through: those of the period and the tracks a question names. */
function searchedDays(starts: QueryBook['starts'], question: Question): QueryFacts['searched'] {
  const searched = startsAsked(starts, question, ({ kind }) => PERIODS.has(kind));
  const days = searched.map(({ race }) => race.day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

/** Answers a question from the book, up to and with the day `until`. */
export function queryAnswer(book: QueryBook, question: Question, until: RaceDay): QueryAnswer {
  const queryStarts = book.starts.filter(({ race }) => race.day <= until);
  const isUnderstood = question.understood.length > 0;
  const requestedQueryStarts = isUnderstood ? startsAsked(queryStarts, question) : [];
  const days = requestedQueryStarts.map(({ race }) => race.day).sort();
  const facts = {
    question,
    all: {
      races: new Set(queryStarts.map(({ race }) => race)).size,
      starts: queryStarts.length,
      jockeys: book.jockeys.count,
      trainers: book.trainers.count,
    },
    ...(question.sides.length > 0
      ? sideRows(queryStarts, question)
      : listed(requestedQueryStarts, question, book)),
    total: recordOf(requestedQueryStarts),
    races: new Set(requestedQueryStarts.map(({ race }) => race)).size,
    withoutClass: racesWithoutClass({ ...book, starts: queryStarts }, question),
    withoutExperience: startsWithoutExperience(queryStarts, question),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    searched: searchedDays(queryStarts, question),
    latest: queryStarts.reduce<RaceDay | null>(
      (last, { race }) => (last === null || race.day > last ? race.day : last),
      null,
    ),
    trackCondition: wordsOf(question, GOING),
    sources: sourcesOf(book, question),
    isDemo: book.isDemo,
    nearest: isUnderstood ? nearestAnswered(question, queryStarts) : null,
    examples: isUnderstood ? [] : nearestExamples(question),
  };
  return {
    ...facts,
    text: answerText(facts),
    notCovered: notCoveredText(facts),
    isFixed: false,
    isCare: false,
  };
}
