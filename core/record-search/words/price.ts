import { filtered, type Rule } from '../question.ts';

/** The product's longshots pay at least 6-1. */
const LONGSHOT = 6;

const toOne = (top: string | undefined, bottom: string | undefined): number =>
  Number(top) / Math.max(Number(bottom ?? 1), 1);

const ODDS = '(\\d{1,3})(?:\\s*(?:-|\\/|to)\\s*(\\d{1,2}))(?:\\s+odds)?\\b';
const AT_LEAST = '(?:over|above|at least|longer than|more than|higher than|greater than)';
const AT_MOST = '(?:under|below|at most|shorter than|less than|lower than)';

export const PRICE_WORDS: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:odds\\s+(?:of\\s+)?)?${AT_LEAST}\\s+${ODDS}|\\b${ODDS}\\s*(?:\\+|or (?:more|longer|higher)|and (?:up|longer))`,
      'g',
    ),
    read: ([, top, bottom, otherTop, otherBottom]) => {
      const least = toOne(top ?? otherTop, bottom ?? otherBottom);
      return filtered(
        'shortest odds',
        `${least}-1 and longer`,
        ({ odds }) => odds !== null && odds >= least,
        `${top ?? otherTop}-${bottom ?? otherBottom ?? 1} or longer`,
      );
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:odds\\s+(?:of\\s+)?)?${AT_MOST}\\s+${ODDS}|\\b${ODDS}\\s*or (?:less|shorter|lower)`,
      'g',
    ),
    read: ([, top, bottom, otherTop, otherBottom]) => {
      const most = toOne(top ?? otherTop, bottom ?? otherBottom);
      return filtered(
        'longest odds',
        `${most}-1 and shorter`,
        ({ odds }) => odds !== null && odds <= most,
        `${top ?? otherTop}-${bottom ?? otherBottom ?? 1} or shorter`,
      );
    },
  },
  {
    pattern: /\b(?:non[- ]?|not\s+(?:the\s+)?)favou?rites?\b/g,
    read: () =>
      filtered(
        'price',
        'not the favorite',
        ({ odds, isFavorite }) => odds !== null && !isFavorite,
        'non-favorites',
      ),
  },
  {
    pattern: /\b(?:favou?rites?|favou?red|chalk)\b/g,
    read: () => filtered('price', 'favorites', ({ isFavorite }) => isFavorite),
  },
  {
    pattern: /\b(?:long[- ]?shots?|outsiders?|bombers?|big prices?)\b/g,
    read: () =>
      filtered(
        'price',
        `longshots, ${LONGSHOT}-1 and longer`,
        ({ odds }) => odds !== null && odds >= LONGSHOT,
        'longshots',
      ),
  },
  {
    pattern:
      /\b(?:post(?:\s+position)?s?|stalls?)\s*#?(\d{1,2})(?:\s*(?:to|through|-|–|and)\s*(\d{1,2}))?\b/g,
    read: ([, from, to = from]) => {
      const [low, high] = [Number(from), Number(to)];
      const words = low === high ? `${low}` : `${low} to ${high}`;
      return filtered(
        'post position',
        words,
        ({ postPosition }) => postPosition !== null && postPosition >= low && postPosition <= high,
        `post ${words}`,
      );
    },
  },
  {
    pattern: /\b(?:on\s+|from\s+)?(?:the\s+)?(?:rail|inside post)(?:\s+(?:post|draw))?\b/g,
    read: () =>
      filtered('post position', '1 (the rail)', ({ postPosition }) => postPosition === 1, 'the rail'),
  },
];
