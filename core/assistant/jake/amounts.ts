import type { MultiRaceWager, Wager } from '../../tickets/wager.ts';

const MONEY =
  /\$\s?(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b|thousand|grand)?|\b(\d[\d,]*(?:\.\d{1,2})?)\s?(k\b|grand)?\s?(?:dollars?|bucks|usd)\b|\b(?:bankroll|budget)(?: is| of|:)? (\d[\d,]*)\b|\b(?:no more than|not more than|at most) (\d[\d,]*)\b(?!\s?(?:horses?|runners?|starters?|races?|minutes?|lengths?|furlongs?|percent|to|%|-|\/|,|and|dollars?|bucks)\b)/gi;
const CENTS = /\b(\d{1,2})[- ]?(?:cents?\b|¢)|(?<![\d,])\.(\d{2})\b(?= (?:exacta|trifecta|superfecta))/gi;

const WAGERS: readonly (readonly [RegExp, Wager])[] = [
  [/\bsuper(?:fecta)?s?\b(?! (?:high|hi)\b)/i, 'superfecta'],
  [/\btri(?:fecta|actor)?s?\b/i, 'trifecta'],
  [/\b(?:exactas?|exactors?|perfectas?)\b/i, 'exacta'],
  [/\bquin(?:i?ella)s?\b/i, 'quinella'],
  [/\bto show\b|\bshow (?:bet|ticket|wager)s?\b/i, 'show'],
  [/\bto place\b|\bplace (?:bet|ticket|wager)s?\b/i, 'place'],
  [/\bto win\b|\bwin (?:bet|ticket|wager)s?\b/i, 'win'],
];

/** Money that a question names, with the words that name it. */
export interface Amount {
  readonly dollars: number;
  readonly words: string;
  /** Said in cents: never a budget, always the stake of a combination. */
  readonly isInCents: boolean;
}

const plain = (digits: string): number => Number(digits.replace(/,/g, ''));

/** Every amount of a question: `$1,200`, `2k bucks`, `a bankroll of 40`, `50 cents`. */
export function amountsIn(text: string): readonly Amount[] {
  const dollars = [...text.matchAll(MONEY)].map((found) => {
    const digits = found[1] ?? found[3] ?? found[5] ?? found[6] ?? '0';
    const thousand = found[2] ?? found[4];
    return {
      dollars: plain(digits) * (thousand === undefined ? 1 : 1_000),
      words: found[0],
      isInCents: false,
    };
  });
  const cents = [...text.matchAll(CENTS)].map((found) => ({
    dollars: Number(found[1] ?? found[2]) / 100,
    words: found[0],
    isInCents: true,
  }));
  return [...dollars, ...cents];
}

/** The wager of one race that a question names; null without one. */
export const wagerIn = (text: string): Wager | null =>
  WAGERS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const COUNTS: Readonly<Record<string, MultiRaceWager>> = {
  '3': 'pick 3',
  three: 'pick 3',
  '4': 'pick 4',
  four: 'pick 4',
  '5': 'pick 5',
  five: 'pick 5',
  '6': 'pick 6',
  six: 'pick 6',
};
const SEVERAL =
  /\bpick[- ]?(3|4|5|6|three|four|five|six)\b|\bdaily[- ]doubles?\b|\b(?:early|late) double\b|\bdoubles? (?:on |in |of |starting )?(?:in |with )?races?\b|\bdoubles? (?:on |in |of )?#?\d{1,2}\s?(?:and|to|-|\/)\s?\d{1,2}\b/i;
/** The bet over several races that a question names; null without one. */
export function severalIn(text: string): MultiRaceWager | null {
  const found = SEVERAL.exec(text);
  return found === null ? null : (COUNTS[found[1]?.toLowerCase() ?? ''] ?? 'daily double');
}

/** Dollars: the stake of a combination and the money for all of it; null where not named. */
export interface StakeAndBudget {
  readonly base: number | null;
  readonly budget: number | null;
}

const WAGER_NEXT =
  /^\s*(?:pick[- ]?(?:[3-6]|three|four|five|six)|daily|doubles?|exactas?|trifectas?|tris?|superfectas?|supers?|quinellas?)\b/i;
/** More than this before a wager is money for all of it: `a $20 exacta`. */
const MOST_STAKE = 5;

/** Whether an amount stands right before a wager, as the stake of a combination does: `a $1 pick 4`. */
const isStakeIn = (text: string, { dollars, words }: Amount): boolean =>
  dollars <= MOST_STAKE && WAGER_NEXT.test(text.slice(text.indexOf(words) + words.length));

/** Of two amounts the smaller one is the stake, and one right before its wager; cents are always one. */
export function stakeAndBudget(text: string): StakeAndBudget {
  const amounts = amountsIn(text).filter(({ dollars }) => dollars > 0);
  const stake =
    amounts.find(({ isInCents }) => isInCents) ??
    (amounts.length === 1 ? amounts.find((amount) => isStakeIn(text, amount)) : undefined);
  const others = amounts
    .flatMap((amount) => (amount === stake || amount.isInCents ? [] : amount.dollars))
    .toSorted((a, b) => a - b);
  const budget = others.at(-1) ?? null;
  if (stake !== undefined) return { base: stake.dollars, budget };
  return { base: others.length > 1 ? (others[0] ?? null) : null, budget };
}
