import { leadingNumber } from '../card/betting-interest.ts';
import type { Race } from '../card/race.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { Board, BoardInterest } from './board.ts';
import { impliedByToOne } from './fraction.ts';

/** To 1; no tote shows a longer price, and none as short as nothing. */
const LONGEST = 999;
const SHORTEST = 0.01;

/** Implied chances of a whole field add up to somewhat more than 1; for a moment after a scratch to less. */
const LEAST_SUM = 0.5;
const MOST_SUM = 2;

const isImpossible = (toOne: number | null): boolean =>
  toOne !== null && !(toOne >= SHORTEST && toOne <= LONGEST);

const isNoMoney = (dollars: number | null): boolean =>
  dollars !== null && !(Number.isFinite(dollars) && dollars >= 0);

function sumFault(interests: readonly BoardInterest[]): string | null {
  const running = interests.filter(({ isScratched }) => !isScratched);
  const prices = running.flatMap(({ toOne }) => toOne ?? []);
  if (prices.length === 0) return 'it shows no price';
  if (prices.length < running.length || prices.length < 2) return null;
  const sum = sumBy(prices, (toOne) => impliedByToOne(toOne));
  if (sum >= LEAST_SUM && sum <= MOST_SUM) return null;
  return `its prices add up to ${Math.round(100 * sum)}% of a field`;
}

function interestFault(numbers: ReadonlySet<string>, interest: BoardInterest): string | null {
  const { interest: number, toOne, money } = interest;
  if (!numbers.has(number)) return `no horse of the card has number ${number}`;
  if (isImpossible(toOne)) return `${toOne} to 1 on number ${number} is not a possible price`;
  return Object.values(money).some(isNoMoney) ? `the money on number ${number} is not a sum` : null;
}

/** Why a board cannot be of this race, as the end of a sentence; null for one that can. */
export function boardProblem({ interests, pools }: Board, { runners }: Pick<Race, 'runners'>): string | null {
  const numbers = new Set(
    runners.flatMap(({ programNumber }) => [programNumber, leadingNumber(programNumber)]),
  );
  const shownNumbers = interests.map(({ interest }) => interest);
  const twice = shownNumbers.find((interest, index) => shownNumbers.indexOf(interest) !== index);
  if (twice !== undefined) return `it shows number ${twice} twice`;
  const fault = interests.map((interest) => interestFault(numbers, interest)).find((found) => found !== null);
  if (fault !== undefined) return fault;
  return Object.values(pools).some(isNoMoney) ? 'a pool is not a sum of money' : sumFault(interests);
}
