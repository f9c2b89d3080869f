import { amountProblem, dollarsOf } from './amounts.ts';

/** A typed payoff on a wager other than win, place, show, exacta, trifecta and superfecta. */
export type TypedPay = {
  readonly wager: string;
  readonly base: string;
  readonly winningNumbers: string;
  readonly payoff: string;
};

/** The wagers to choose from, with how many winning numbers each has and its usual stake. */
export const OTHER_WAGERS = [
  { wager: 'Daily Double', legs: 2, base: '1' },
  { wager: 'Pick 3', legs: 3, base: '0.50' },
  { wager: 'Pick 4', legs: 4, base: '0.50' },
  { wager: 'Pick 5', legs: 5, base: '0.50' },
  { wager: 'Pick 6', legs: 6, base: '1' },
  { wager: 'Quinella', legs: 2, base: '2' },
  { wager: 'Super High Five', legs: 5, base: '1' },
] as const;

const legsOf = (wager: string): number | null =>
  OTHER_WAGERS.find((known) => known.wager === wager)?.legs ?? null;

/** An empty row for a wager, at its usual stake. */
export const emptyPay = (wager: string = OTHER_WAGERS[0].wager): TypedPay => ({
  wager,
  base: OTHER_WAGERS.find((known) => known.wager === wager)?.base ?? '',
  winningNumbers: '',
  payoff: '',
});

const ONE = String.raw`\d{1,2}[A-Z]?`;
/** `4`, or `4/6` if either won. */
const LEG = new RegExp(`^${ONE}(?:/${ONE})*$`);

/** What is wrong with the winning numbers; null if they are valid or blank. */
export function numbersProblem({ wager, winningNumbers }: TypedPay): string | null {
  const legs = winningNumbers
    .toUpperCase()
    .replace(/\s*-\s*/g, '-')
    .trim()
    .split('-');
  if (legs.join('') === '') return null;
  if (!legs.every((leg) => LEG.test(leg)))
    return 'Enter them like 4-2-6, or 4/5-2 if either of two won a leg.';
  const wanted = legsOf(wager);
  return wanted === null || legs.length === wanted
    ? null
    : `A ${wager} has ${wanted} winning numbers; you entered ${legs.length}.`;
}

/** What is wrong with a stake; null if it is valid. */
export const baseProblem = ({ base }: TypedPay): string | null =>
  amountProblem(base) ?? ((dollarsOf(base) ?? 0) >= 0.1 ? null : 'Enter the stake, at least $0.10.');

const isEmpty = ({ winningNumbers, payoff }: TypedPay): boolean =>
  winningNumbers.trim() === '' && payoff.trim() === '';

/** The payoffs to send, without empty rows; null while a row is incomplete or invalid. */
export function paysOf(rows: readonly TypedPay[]) {
  const typed = rows.filter((row) => !isEmpty(row));
  const pays = typed.flatMap((row) => {
    const [base, payoff] = [dollarsOf(row.base), dollarsOf(row.payoff)];
    const winningNumbers = row.winningNumbers.trim().toUpperCase();
    const isWrong = numbersProblem(row) !== null || baseProblem(row) !== null || winningNumbers === '';
    return isWrong || base === null || payoff === null
      ? []
      : [{ wager: row.wager, base, winningNumbers, payoff }];
  });
  return pays.length === typed.length ? pays : null;
}
