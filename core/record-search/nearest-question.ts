import type { QueryStart } from './query-start.ts';
import type { Filter, Grouping, Order, Question, Side } from './question.ts';
import { commonFilters, startsAsked } from './sides.ts';

const capitalized = (text: string): string => text.replace(/\b\p{L}/gu, (sign) => sign.toUpperCase());
const phraseOf = ({ phrase, words }: Filter): string => phrase ?? words;

/** How a question leads to what it says of a kind; the kinds in the order in which a question says them. */
const LEADS: Readonly<Record<string, (phrase: string) => string>> = {
  jockey: (phrase) => `with jockey ${capitalized(phrase)}`,
  trainer: (phrase) => `for trainer ${capitalized(phrase)}`,
  horse: (phrase) => `with horse ${phrase}`,
  experience: (phrase) => `with ${phrase}`,
  price: (phrase) => `with ${phrase}`,
  'shortest odds': (phrase) => `at ${phrase}`,
  'longest odds': (phrase) => `at ${phrase}`,
  'post position': (phrase) => `from ${phrase}`,
  class: (phrase) => `in ${phrase}${/(?:races|stakes|maidens)$/.test(phrase) ? '' : ' races'}`,
  age: (phrase) => `for ${phrase}`,
  sex: (phrase) => `for ${phrase}`,
  distance: (phrase) => `${/^(?:sprints|routes)/.test(phrase) ? 'in' : 'at'} ${phrase}`,
  'shortest distance': (phrase) => phrase,
  'longest distance': (phrase) => phrase,
  'track condition': (phrase) => `on a ${phrase} track`,
  surface: (phrase) => `on ${phrase}`,
  track: (phrase) => `at ${phrase}`,
  month: (phrase) => `in ${capitalized(phrase)}`,
  day: (phrase) => `on ${phrase}`,
  days: (phrase) => `in the ${phrase}`,
  year: (phrase) => `in ${phrase}`,
  since: (phrase) => `since ${phrase}`,
};
const KINDS = Object.keys(LEADS);

const said = (filter: Filter): string => (LEADS[filter.kind] ?? String)(phraseOf(filter));
const withoutLead = (text: string): string => text.replace(/^(?:on a|in the|on|in|at|with|for|from) /, '');

/** `on turf or dirt`, `at Saratoga`: alternatives by `or`, kinds in their usual order. */
function phrasesOf(filters: readonly Filter[]): readonly string[] {
  return KINDS.flatMap((kind) => {
    const [first, ...more] = filters.filter((filter) => filter.kind === kind).map(said);
    return first === undefined ? [] : [[first, ...more.map(withoutLead)].join(' or ')];
  });
}

const RANKED: Readonly<Record<Order, string>> = {
  'win rate': 'win rate',
  'in the money': 'in the money rate',
  return: 'ROI',
  wins: 'number of wins',
  starts: 'most starts',
};

const LISTS: Readonly<Record<Grouping, string>> = {
  jockeys: 'jockeys',
  trainers: 'trainers',
  combinations: 'jockey-trainer combinations',
};

const USUAL_ROWS = 10;

function subjectOf({ grouping, order, top, leastStarts }: Question): string {
  if (grouping === null) return order === 'win rate' ? 'record' : RANKED[order];
  const rows = top === USUAL_ROWS ? '' : `top ${top} `;
  const least = leastStarts === null ? '' : ` with at least ${leastStarts} starts`;
  return `${rows}${LISTS[grouping]} by ${RANKED[order]}${least}`;
}

const sidePhrase = (side: Side): string =>
  phrasesOf(side)
    .map((phrase, index) => (index === 0 ? withoutLead(phrase) : phrase))
    .join(' ');

/** What was understood of a question, as a question that is read the same. */
export function questionAgain(question: Question): string {
  const { sides, order, grouping } = question;
  const phrases = phrasesOf(commonFilters(question));
  const opposed = sides.map(sidePhrase).join(' vs ');
  const [first, ...more] = phrases;
  const isOfSomebody = grouping === null && first !== undefined && /^(?:with|for) /.test(first);
  if (opposed === '' && phrases.length === 0 && grouping === null)
    return questionAgain({ ...question, grouping: 'combinations' });
  const parts =
    opposed === ''
      ? [subjectOf(question), ...(isOfSomebody ? [`of ${withoutLead(first)}`, ...more] : phrases)]
      : [...(order === 'win rate' ? [] : [`${RANKED[order]} of`]), opposed, ...phrases];
  return parts.join(' ').replace(/^\p{L}/u, (sign) => sign.toUpperCase());
}

/** What is given up first where nothing matches. */
const GIVEN_UP: readonly string[] = [
  'days',
  'day',
  'month',
  'year',
  'since',
  'post position',
  'track condition',
  'shortest odds',
  'longest odds',
  'age',
  'sex',
  'class',
  'distance',
  'shortest distance',
  'longest distance',
  'track',
  'surface',
  'experience',
  'price',
];

/** The question with the least given up that has results; one or two kinds, then all of them. */
function withResults(question: Question, starts: readonly QueryStart[]): Question | null {
  const common = new Set(commonFilters(question).map(({ kind }) => kind));
  const kinds = [...new Set([...GIVEN_UP, ...common])].filter((kind) => common.has(kind));
  const pairs = kinds.flatMap((kind, index) => kinds.slice(index + 1).map((other) => [kind, other]));
  const ways = [...kinds.map((kind) => [kind]), ...pairs, kinds];
  for (const givenUp of ways) {
    const filters = question.filters.filter(
      (filter) => !givenUp.includes(filter.kind) || question.sides.flat().includes(filter),
    );
    const less = { ...question, filters };
    if (startsAsked(starts, less).length > 0) return less;
  }
  return null;
}

/** The nearest question that is answered whole; null where this one is. */
export function nearestAnswered(question: Question, starts: readonly QueryStart[]): string | null {
  if (starts.length === 0) return null;
  const isAnswered = startsAsked(starts, question).length > 0;
  if (isAnswered) return question.ignored.length > 0 ? questionAgain(question) : null;
  const less = withResults(question, starts);
  return less === null ? null : questionAgain(less);
}
