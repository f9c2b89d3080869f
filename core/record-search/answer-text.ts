import { counted, countText } from '../kernel/text.ts';
import { sideWords } from './compared.ts';
import { comparisonOf } from './comparison-text.ts';
import { ALL_JOCKEYS, ALL_TRAINERS, type ListedRecord } from './listed.ts';
import type { QueryFacts } from './query-facts.ts';
import { returnOf, share, winsOf } from './record-text.ts';
import { commonFilters } from './sides.ts';

const nameOf = ({ jockeyName, trainerName }: ListedRecord): string =>
  trainerName === ALL_TRAINERS
    ? jockeyName
    : jockeyName === ALL_JOCKEYS
      ? trainerName
      : `${jockeyName} for ${trainerName}`;

/** Filters as people would say them: alternatives by `or`. */
function filtersOf({ question }: QueryFacts): string {
  const kinds = new Map<string, string[]>();
  for (const { kind, words } of commonFilters(question)) kinds.set(kind, [...(kinds.get(kind) ?? []), words]);
  const opposed = question.sides.map(sideWords).join(' against ');
  const common = [...kinds.values()].map((words) => words.join(' or '));
  const list = [...(opposed === '' ? [] : [opposed]), ...common].join('; ');
  return list === '' ? 'All results' : list.replace(/^\p{L}/u, (sign) => sign.toUpperCase());
}

/** Which races, and the days that were looked through for them: `last 500 days` where fewer days have results. */
function scopeOf(facts: QueryFacts): string {
  const days =
    facts.searched === null ? '' : ` in the results from ${facts.searched.from} to ${facts.searched.to}`;
  return `${filtersOf(facts)}: ${counted(facts.races, 'race')}${days}.`;
}

const RANKED: Readonly<Record<string, string>> = {
  'win rate': 'win rate, ranked cautiously',
  'in the money': 'in-the-money rate, ranked cautiously',
  return: 'ROI, ranked cautiously',
  wins: 'wins',
  starts: 'starts',
};

function topOf({ rows: [first], grouping, groups, least, question }: QueryFacts): readonly string[] {
  const atLeast = least > 1 ? ` with at least ${counted(least, 'start')}` : '';
  if (first === undefined) return [`No ${grouping}${atLeast} are named in these results.`];
  if (groups === 1) return [`All starts are for ${nameOf(first)}.`];
  return [
    `No. 1 of ${countText(groups)} ${grouping}${least > 1 ? ` (${countText(least)}+ starts)` : ''} by ${RANKED[question.order]}: ${nameOf(first)}, ` +
      `${winsOf(first)}; in the money ${share(first.inTheMoneyRate ?? 0)}.`,
    returnOf(first),
  ];
}

/** Of so many rows one leads by luck alone. */
const MANY = 20;

/** What is missing, and what was not understood. */
function cautions({
  question,
  unnamed,
  withoutClass,
  withoutExperience,
  rows,
  groups,
  isDemo,
}: QueryFacts): readonly string[] {
  const shown = question.sides.length > 0 ? rows : rows.slice(0, 1);
  return [
    ...(shown.some(({ starts }) => starts < 30) ? ['Small sample: under 30 starts.'] : []),
    ...(groups >= MANY ? ['The leader of a list this long is partly luck.'] : []),
    ...(unnamed === 0
      ? []
      : [`${counted(unnamed, 'start')} left out: the results name no trainer or no jockey.`]),
    ...(withoutClass === 0
      ? []
      : [`${counted(withoutClass, 'race')} left out: the results do not give their class.`]),
    ...(withoutExperience === 0
      ? []
      : [`${counted(withoutExperience, 'start')} left out: not reported as a first start or a later one.`]),
    ...(isDemo ? ['These are invented races of the demo season.'] : []),
  ];
}

/** What of the question the answer is not about, said before anything else. */
export const notCoveredText = ({ question: { ignored }, examples }: QueryFacts): string =>
  ignored.length === 0 || examples.length > 0 ? '' : `Not covered: ${ignored.join('; ')}.`;

const leftOut = (facts: QueryFacts): readonly string[] => {
  const text = notCoveredText(facts);
  return text === '' ? [] : [text];
};

const nearestTo = ({ nearest }: QueryFacts): readonly string[] =>
  nearest === null ? [] : [`Nearest question with an answer: ${nearest}.`];

/** The answer in sentences, from its numbers alone. */
export function answerText(facts: QueryFacts): string {
  const { question, all, total, examples, latest } = facts;
  if (all.starts === 0) return 'No results yet, so there is nothing to answer from.';
  if (examples.length > 0) {
    const [nearest] = examples;
    return `No part of the question can be answered from results. Nearest to it: ${nearest}`;
  }
  if (total.starts === 0) {
    const conditions = question.understood.join('; ');
    const sentences = [
      ...leftOut(facts),
      `No results match (${conditions}). The latest results are from ${latest}.`,
      ...cautions(facts),
      ...nearestTo(facts),
    ];
    return sentences.join(' ');
  }
  if (question.sides.length > 0)
    return [
      ...leftOut(facts),
      ...comparisonOf(facts),
      scopeOf(facts),
      ...cautions(facts),
      ...nearestTo(facts),
    ].join(' ');
  const together = `Overall: ${winsOf(total)}. ${returnOf(total)}`;
  return [
    ...leftOut(facts),
    scopeOf(facts),
    together,
    ...topOf(facts),
    ...cautions(facts),
    ...nearestTo(facts),
  ].join(' ');
}
