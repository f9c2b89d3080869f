import { amountProblem, dollarsOf } from './amounts.ts';

/** A payoff that the order of one race does not decide, as it is typed. */
export type TypedPay = {
  readonly wager: string;
  readonly base: string;
  readonly winningNumbers: string;
  readonly payoff: string;
};

/** Wagers over several races, and those of one race beside exacta, trifecta and superfecta; `legs` null: any number. */
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

/** A row for a wager, at its usual stake. */
export const emptyPay = (wager: string = OTHER_WAGERS[0].wager): TypedPay => ({
  wager,
  base: OTHER_WAGERS.find((known) => known.wager === wager)?.base ?? '',
  winningNumbers: '',
  payoff: '',
});

const ONE = String.raw`\d{1,2}[A-Z]?`;
/** `4`, or `4/6` where either won. */
const LEG = new RegExp(`^${ONE}(?:/${ONE})*$`);

/** Why winning numbers cannot be sent; null for those that can, and for none. */
export function numbersProblem({ wager, winningNumbers }: TypedPay): string | null {
  const legs = winningNumbers
    .toUpperCase()
    .replace(/\s*-\s*/g, '-')
    .trim()
    .split('-');
  if (legs.join('') === '') return null;
  if (!legs.every((leg) => LEG.test(leg))) return 'Write 4-2-6; 4/5-2 where either of two won a leg.';
  const wanted = legsOf(wager);
  return wanted === null || legs.length === wanted
    ? null
    : `A ${wager} has ${wanted} winning numbers; ${legs.length} typed.`;
}

/** Why a stake cannot be sent; null for one that can. */
export const baseProblem = ({ base }: TypedPay): string | null =>
  amountProblem(base) ?? ((dollarsOf(base) ?? 0) >= 0.1 ? null : 'Enter the stake, at least $0.10.');

const isEmpty = ({ winningNumbers, payoff }: TypedPay): boolean =>
  winningNumbers.trim() === '' && payoff.trim() === '';

/** The payoffs to send; rows without numbers and payoff are left out. Null while one is incomplete or cannot be read. */
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
