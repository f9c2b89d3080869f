import { distanceText, FURLONG, MILE } from '../../card/distance.ts';
import type { QueryStart } from '../query-start.ts';
import { filtered, type Meaning, type Rule } from '../question.ts';

/** Distances closer than this count as equal. */
const NEAR = 10;

const NUMBER = '(\\d{1,2}(?:\\.\\d{1,2})?(?:\\s+\\d\\/\\d{1,2})?)';
const UNIT = '(f|fur|furs|furlongs?|mi|miles?)';
const LENGTH = `${NUMBER}\\s*-?${UNIT}\\b`;

/** `6`, `6.5`, `6 1/2`. */
function figureOf(text: string): number {
  const [whole = '0', fraction] = text.split(/\s+/);
  const [top = 0, bottom = 1] = (fraction ?? '0/1').split('/').map(Number);
  return Number(whole) + (bottom === 0 ? 0 : top / bottom);
}

const yardsOf = (number: string, unit: string): number =>
  Math.round(figureOf(number) * (unit.startsWith('m') ? MILE : FURLONG));

/** A race without a known distance matches no question about distance. */
const isAsLong =
  (fits: (yards: number) => boolean) =>
  ({ race: { distanceYards } }: QueryStart): boolean =>
    distanceYards !== null && fits(distanceYards);

const isLeast = (word: string): boolean =>
  /^(over|above|more|longer|at least|plus|\+|or more|or longer|and up)/.test(word);
const isStrict = (word: string): boolean => /^(over|above|under|below|more|less|longer|shorter)/.test(word);

function bound(word: string, yards: number): Meaning {
  const limit = distanceText(yards);
  const beyond = isStrict(word) ? NEAR : -NEAR;
  return isLeast(word)
    ? filtered(
        'shortest distance',
        `${word} ${limit}`,
        isAsLong((run) => run > yards + beyond),
      )
    : filtered(
        'longest distance',
        `${word} ${limit}`,
        isAsLong((run) => run < yards - beyond),
      );
}

const exactly = (yards: number): Meaning =>
  filtered(
    'distance',
    distanceText(yards),
    isAsLong((run) => Math.abs(run - yards) <= NEAR),
  );

const RANGE: Rule = {
  pattern: new RegExp(`\\b${NUMBER}\\s*-?${UNIT}?\\s*(?:to|and|through|-|–)\\s*${LENGTH}`, 'g'),
  read: ([whole = '', low = '', lowUnit, high = '', unit = '']) => {
    if (/\band\b/.test(whole) && lowUnit !== undefined) return null;
    const [from, to] = [yardsOf(low, lowUnit ?? unit), yardsOf(high, unit)];
    return filtered(
      'distance',
      `${distanceText(from)} to ${distanceText(to)}`,
      isAsLong((run) => run >= from - NEAR && run <= to + NEAR),
    );
  },
};

const BEFORE = '(under|below|less than|shorter than|up to|at most|over|above|more than|longer than|at least)';
const BOUND: Rule = {
  pattern: new RegExp(`\\b${BEFORE}\\s+${LENGTH}`, 'g'),
  read: ([, word = '', number = '', unit = '']) => bound(word, yardsOf(number, unit)),
};

const BOUND_AFTER: Rule = {
  pattern: new RegExp(`\\b${LENGTH}\\s*(\\+|plus|or more|or longer|and up|or less|or shorter)`, 'g'),
  read: ([, number = '', unit = '', word = '']) =>
    bound(isLeast(word) ? 'at least' : 'at most', yardsOf(number, unit)),
};

const EXACT: Rule = {
  pattern: new RegExp(`\\b${LENGTH}`, 'g'),
  read: ([, number = '', unit = '']) => exactly(yardsOf(number, unit)),
};

const A_MILE: Rule = { pattern: /\b(?:the\s+)?mile\b/g, read: () => exactly(MILE) };

const SPRINTS: Rule = {
  pattern: /\bsprint(?:s|ing|ers?)?(?:\s+races?)?\b/g,
  read: () =>
    filtered(
      'distance',
      'sprints, under 1 mile',
      isAsLong((run) => run < MILE),
      'sprints',
    ),
};

const ROUTES: Rule = {
  pattern: /\b(?:routes?|routing|routers?|long(?:er)? distances?)(?:\s+races?)?\b/g,
  read: () =>
    filtered(
      'distance',
      'routes, 1 mile and up',
      isAsLong((run) => run >= MILE),
      'routes',
    ),
};

export const DISTANCE_WORDS: readonly Rule[] = [RANGE, BOUND, BOUND_AFTER, EXACT, A_MILE, SPRINTS, ROUTES];

const DIGITS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const PARTS: Readonly<Record<string, string>> = {
  sixteenth: '1/16',
  eighth: '1/8',
  quarter: '1/4',
  half: '1/2',
};

/**
 * Distances in words as figures: `a mile and a sixteenth` is `1 1/16 miles`, `six and a half furlongs` `6 1/2
 * furlongs`.
 */
export const distancesInFigures = (text: string): string =>
  text
    .replace(
      /\b(?:a\s+|one\s+)?mile\s+and\s+(?:a|an|one)\s+(sixteenth|eighth|quarter|half)\b/g,
      (_, part: string) => `1 ${PARTS[part]} miles`,
    )
    .replace(/\b(?:a|one)\s+mile\b/g, '1 mile')
    .replace(
      new RegExp(
        `\\b(${DIGITS.join('|')})(\\s+and\\s+(?:a|one)\\s+half)?(?=[\\s-]+(?:furlongs?|miles?)\\b)`,
        'g',
      ),
      (_, word: string, half?: string) => `${DIGITS.indexOf(word) + 2}${half === undefined ? '' : ' 1/2'}`,
    );
