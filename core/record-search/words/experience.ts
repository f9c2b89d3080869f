import type { QueryStart } from '../query-start.ts';
import { filtered, type Meaning, type Reading, type Rule } from '../question.ts';

const NOT_STORED = 'the stored results do not say which starts are first ones';

const isReported = ({ isFirstStart }: QueryStart): boolean => isFirstStart !== null;

/** Starts that are, or are not, the first of a horse; a start that is not reported as either counts for neither. */
function experience(found: string, { book }: Reading, isFirst: boolean): Meaning {
  if (!book.starts.some(isReported)) return { role: 'unanswerable', why: `${found.trim()}: ${NOT_STORED}` };
  const words = isFirst ? 'first-time starters' : 'horses that have run before';
  return filtered(EXPERIENCE, words, ({ isFirstStart }) => isFirstStart === isFirst);
}

const FIRST =
  '(?:first[- ]time(?:[- ](?:starters?|runners?))|first[- ]?timers?|firsters?|debut(?:s|ing|ers?|antes?)?|unraced)';

/** Kind of the filters that need to know whether a start was the first. */
export const EXPERIENCE = 'experience';

/** Read where results say when a horse ran last. */
export const EXPERIENCE_WORDS: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:non[- ]?|not\\s+)${FIRST}\\b|\\b(?:horses\\s+)?that (?:have|had) run before\\b`,
      'g',
    ),
    read: ([found = ''], reading) => experience(found, reading, false),
  },
  {
    pattern: new RegExp(`\\b${FIRST}\\b`, 'g'),
    read: ([found = ''], reading) => experience(found, reading, true),
  },
];
