import { filtered, type Rule } from '../question.ts';

/** Kind of the filters that need the type of a race. */
export const CLASS = 'class';

const ofType = (pattern: RegExp, words: string, is: (type: string) => boolean): Rule => ({
  pattern,
  read: () => filtered(CLASS, words, ({ race }) => race.type !== '' && is(race.type)),
});

const GRADE: Rule = {
  pattern: /\b(?:grade|g)[- ]?([123]|i{1,3})\b(?:\s+stakes?)?/g,
  read: ([, digits = '']) => {
    const grade = digits.startsWith('i') ? digits.length : Number(digits);
    return filtered(CLASS, `grade ${grade} stakes`, ({ race }) => race.grade === grade);
  },
};

export const CLASS_WORDS: readonly Rule[] = [
  GRADE,
  {
    pattern: /\bgraded(?:\s+(?:stakes?|races?))*\b/g,
    read: () => filtered(CLASS, 'graded stakes', ({ race }) => race.grade !== null),
  },
  ofType(
    /\bmaiden[- ]claim(?:ing|ers?)(?:\s+races?)?\b/g,
    'maiden claiming',
    (type) => /maiden/.test(type) && /claim/.test(type),
  ),
  ofType(
    /\b(?:maiden[- ]special[- ]weights?|msw)(?:\s+races?)?\b/g,
    'maiden special weight',
    (type) => /maiden/.test(type) && !/claim/.test(type),
  ),
  ofType(/\bmaidens?(?:\s+races?)?\b/g, 'maidens', (type) => /maiden/.test(type)),
  ofType(/\b(?:allowance[- ])?optional[- ]claim(?:ing|ers?)(?:\s+races?)?\b/g, 'optional claiming', (type) =>
    /optional/.test(type),
  ),
  ofType(/\bstarter(?:\s+(?:allowances?|handicaps?|races?|stakes?))\b/g, 'starter races', (type) =>
    /starter/.test(type),
  ),
  ofType(
    /\ballowances?(?:\s+races?)?\b/g,
    'allowance',
    (type) => /allowance/.test(type) && !/starter/.test(type),
  ),
  ofType(
    /\bclaim(?:ing|ers?)(?:\s+races?)?\b/g,
    'claiming',
    (type) => /claiming/.test(type) && !/maiden|optional/.test(type),
  ),
  ofType(
    /\b(?:stakes?|handicaps?|black[- ]type)(?:\s+races?)?\b/g,
    'stakes',
    (type) => /stakes|handicap/.test(type) && !/starter/.test(type),
  ),
  {
    pattern: /\b(?:2[- ]?yo'?s?|two[- ]year[- ]olds?|2[- ]year[- ]olds?|juveniles?)(?:\s+races?)?\b/g,
    read: () => filtered('age', 'two-year-olds', ({ race }) => race.isForTwoYearOlds),
  },
  {
    pattern: /\b(?:fill(?:y|ies)(?:\s+(?:and|&)\s+mares?)?|mares?)\b/g,
    read: () =>
      filtered('sex', 'races for fillies and mares', ({ race }) => race.isForFillies, 'fillies and mares'),
  },
];
