import { isOnBoard } from '../../card/price.ts';
import type { Runner } from '../../card/runner.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { type ClaimCheck, type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';

const PRICE =
  /(?<![\d./$:-]|\d )(\d{1,3}(?:\.\d{1,2})?)(?:-|\/|[- ]to[- ])(\d{1,2})(?![\d%]|-\d|-for-|\/\d|[- ]?(?:miles?|furlongs?|[fF]\b|lengths?|years?|second))/g;
const EVEN = /\b(even money|evens)\b/gi;

/** A price to take or a computed price: not one printed on the card. */
const PRICE_TO_TAKE =
  /\bor (?:better|more|higher|longer|up|above)\b|\bfair (?:price|odds|value)\b|\bneeds?\b|\bat least\b|\bminimum\b|\bbet at\b|\bwould be a bet\b|\bprice to take\b|\bshould be\b|\bdemand|\binsist|\blonger than\b|\bshorter than\b|\bhold out\b/i;
/** Numbers of a ticket, not of a price. */
const TICKET = /\b(?:exacta|quinella|trifecta|superfecta|box|wheel|double|pick \d)\b/i;
const LINE = /\bmorning[- ]lines?\b|\bM\/?L\b|\b(?:the|opening|early) line\b/i;
const BOARD = /\b(?:board|live|currently|current|now|tote|latest odds|at present)\b/i;

const CLOSE = 0.011;

interface Prices {
  readonly line: number | null;
  readonly live: number | null;
  readonly text: string;
}

function pricesOf(runner: Runner, { interests }: Evidence): Prices {
  const known = interests.find(({ runners }) => runners.includes(runner))?.price ?? null;
  const live = isOnBoard(known) ? known : null;
  const lineText =
    runner.morningLine === null ? 'no morning line' : `a morning line of ${runner.morningLine.text}`;
  return {
    line: runner.morningLine?.toOne ?? null,
    live: live?.toOne ?? null,
    text: `${theHorse(runner)} has ${lineText}${live === null ? '' : ` and is ${live.text} on the board`}`,
  };
}

function checkPrice(toOne: number, part: string, runner: Runner, evidence: Evidence): ClaimCheck {
  const { line, live, text } = pricesOf(runner, evidence);
  const is = (price: number | null): boolean => price !== null && Math.abs(price - toOne) < CLOSE;
  if (LINE.test(part)) return { holds: line === null ? null : is(line), fact: text };
  if (BOARD.test(part)) return { holds: live === null ? null : is(live), fact: text };
  if (is(line) || is(live)) return { holds: true, fact: text };
  if (isOfThePast(part)) {
    const was = (runner.pastPerformances ?? []).some(
      ({ odds }) => odds !== null && Math.abs(odds - toOne) < 0.5,
    );
    return { holds: was ? true : null, fact: text };
  }
  return { holds: line === null && live === null ? null : false, fact: text };
}

/** Whether a text names odds, of whatever horse: `5-2`, `8-1 or more`, `even money`. */
export const namesOdds = (text: string): boolean =>
  [PRICE, EVEN].some((pattern) => matches(text, pattern).length > 0);

/** Claims about a horse’s price. A price to take (`6-1 or better`) is not a claim about the card. */
export const price: HorseKind = (text, evidence) => {
  const priced = matches(text, PRICE).map(({ words, index, parts: [a = '', b = ''] }) => ({
    words,
    index,
    toOne: Number(a) / Number(b),
  }));
  const even = matches(text, EVEN).map(({ words, index }) => ({ words, index, toOne: 1 }));
  const isAbout = (part: string): boolean => !PRICE_TO_TAKE.test(part) && !TICKET.test(part);
  return [...priced, ...even]
    .filter(({ index, toOne }) => Number.isFinite(toOne) && isAbout(partAround(text, index)))
    .map(({ words, index, toOne }) => {
      const part = partAround(text, index);
      const kind = LINE.test(part) ? 'morning line' : 'odds';
      return { kind, words, index, check: (runner) => checkPrice(toOne, part, runner, evidence) };
    });
};

const CHOICE =
  /\b(?<!(?:beaten|was|were|previous|past|a post-time|last-out) )(?:(second|third|fourth) (?:choice|favou?rite)|(?:the |a |clear |heavy |odds-on |strong |solid |lukewarm |lone |betting |public |morning[- ]line |early |slight |obvious )+favou?rite)\b/gi;

const RANKS: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4 };

/** Whether a horse has that rank in the order of prices; equal prices share their ranks. */
function isAtRank(rank: number, toOne: number | null, all: readonly number[]): boolean {
  if (toOne === null) return false;
  const shorter = all.filter((price) => price < toOne).length;
  const level = all.filter((price) => price === toOne).length;
  return rank > shorter && rank <= shorter + level;
}

const present = (prices: readonly (number | null)[]): readonly number[] =>
  prices.filter((price) => price !== null);

/** Claims about the favorite and the public’s other choices. */
export const choice: HorseKind = (text, evidence) =>
  matches(text, CHOICE)
    .filter(({ index }) => !isOfThePast(partAround(text, index)))
    .map(({ words, index, parts }) => ({
      kind: 'favorite',
      words,
      index,
      check: (runner) => {
        const rank = RANKS[parts[0]?.toLowerCase() ?? ''] ?? 1;
        const prices = evidence.starters.map((starter) => pricesOf(starter, evidence));
        const ownPrices = pricesOf(runner, evidence);
        const holds =
          isAtRank(rank, ownPrices.line, present(prices.map(({ line }) => line))) ||
          isAtRank(rank, ownPrices.live, present(prices.map(({ live }) => live)));
        return {
          holds: ownPrices.line === null && ownPrices.live === null ? null : holds,
          fact: ownPrices.text,
        };
      },
    }));
