import { sumBy } from '../kernel/numbers.ts';
import { impliedByToOne } from '../odds/fraction.ts';
import type { QueryStart } from './query-start.ts';

/** Between which two numbers the truth lies in 95 of 100 such samples. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What a number of starts came to. Shares and returns in percent; null without a start they could rest on. */
export interface StartsRecord {
  readonly starts: number;
  readonly wins: number;
  /** First or second; first, second or third. */
  readonly firstTwo: number;
  readonly firstThree: number;
  readonly winRate: number | null;
  readonly winRange: Interval | null;
  readonly placeRate: number | null;
  readonly inTheMoneyRate: number | null;
  readonly inTheMoneyRange: Interval | null;
  /** Starts with known odds: what `roi` and `expectedWins` rest on. */
  readonly priced: number;
  /** Profit with a dollar to win on each. */
  readonly roi: number | null;
  readonly roiRange: Interval | null;
  /** Wins the final odds promised. */
  readonly expectedWins: number | null;
}

const Z = 1.96;
/** The chances in the prices of a race add up to this in the results at hand, takeout and breakage together. */
const BOOK = 1.2;

const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

/**
 * The range of a share by Wilson's score, in percent. Unlike the plain one it does not close at none or all. Example:
 * 3 of 10 is 10.8 to 60.3. Source: E. B. Wilson, J. Amer. Statist. Assoc. 22 (1927).
 */
export function shareRange(part: number, whole: number): Interval | null {
  if (whole === 0) return null;
  const share = part / whole;
  const z2 = (Z * Z) / whole;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / whole + z2 / (4 * whole))) / (1 + z2);
  return { low: 100 * Math.max(middle - half, 0), high: 100 * Math.min(middle + half, 1) };
}

const chanceIn = (odds: number): number => impliedByToOne(odds) / BOOK;

/**
 * Of a count of rare things the 2.5 and 97.5 percent ends by Poisson, after Wilson and Hilferty. Example: 4 is 1.1
 * to 10.2.
 */
function countRange(count: number): Interval {
  const end = (events: number, z: number): number =>
    events * (1 - 1 / (9 * events) + z / (3 * Math.sqrt(events))) ** 3;
  return { low: count === 0 ? 0 : Math.max(end(count, -Z), 0), high: end(count + 1, Z) };
}

interface PricedStart {
  readonly odds: number;
  readonly returned: number;
}

/**
 * The range of a profit per dollar, in percent. Payoffs that differ count as fewer like ones: (sum)^2 / (sum of
 * squares), so that one big price does not pass for many wins. Without a win it is what the prices would have paid.
 * Source: Fay and Feuer, Statistics in Medicine 16 (1997), for weighted sums of rare things.
 */
function roiRange(priced: readonly PricedStart[]): Interval {
  const sum = sumBy(priced, ({ returned }) => returned);
  const squares = sumBy(priced, ({ returned }) => returned ** 2);
  const chances = sumBy(priced, ({ odds }) => chanceIn(odds));
  const wins = sum === 0 ? 0 : sum ** 2 / squares;
  const averageReturn = sum === 0 ? priced.length / BOOK / chances : sum / wins;
  const { low, high } = countRange(wins);
  const profit = (count: number): number => 100 * ((count * averageReturn) / priced.length - 1);
  return { low: profit(low), high: profit(high) };
}

/** Adds starts up. */
export function recordOf(starts: readonly QueryStart[]): StartsRecord {
  const within = (place: number): number =>
    starts.filter((start) => start.place !== null && start.place <= place).length;
  const [wins, firstTwo, firstThree] = [within(1), within(2), within(3)];
  const priced = starts.flatMap(({ odds, returned }) =>
    odds === null || returned === null ? [] : { odds, returned },
  );
  const odds = priced.map((start) => start.odds);
  const returned = sumBy(priced, (start) => start.returned);
  const roi = percent(returned - priced.length, priced.length);
  return {
    starts: starts.length,
    wins,
    firstTwo,
    firstThree,
    winRate: percent(wins, starts.length),
    winRange: shareRange(wins, starts.length),
    placeRate: percent(firstTwo, starts.length),
    inTheMoneyRate: percent(firstThree, starts.length),
    inTheMoneyRange: shareRange(firstThree, starts.length),
    priced: priced.length,
    roi,
    roiRange: roi === null ? null : roiRange(priced),
    expectedWins: priced.length === 0 ? null : sumBy(odds, (toOne) => chanceIn(toOne)),
  };
}
