import type { WagerRule, WagerRules } from '#frame/wagers/wagers.ts';
import { printedName } from '#frame/wagers/wagers.ts';
import { amountProblem, dollarsOf } from './amounts.ts';

/** The wagers in one race whose winning numbers the desk reads off the order of finish. */
export const DECIDED_BY_ORDER: readonly string[] = ['exacta', 'trifecta', 'superfecta'];

const ruleOf = (rules: WagerRules, printed: string): WagerRule | null =>
  rules.find(({ wager }) => printedName(wager) === printed) ?? null;

/** A typed payoff on a wager other than win, place, show, exacta, trifecta and superfecta. */
export type TypedPay = {
  readonly wager: string;
  readonly base: string;
  readonly winningNumbers: string;
  readonly payoff: string;
};

/** The wagers that the order of finish does not decide: those over several races, then quinella and super high five. */
export const otherWagers = (rules: WagerRules): WagerRules => [
  ...rules.filter(({ isMultiRace }) => isMultiRace),
  ...rules.filter(
    ({ wager, sets, isMultiRace }) => !isMultiRace && sets > 1 && !DECIDED_BY_ORDER.includes(wager),
  ),
];

/** An empty row for a wager as it is printed, at its usual stake; without a name for the first one. */
export function emptyPay(
  rules: WagerRules,
  wager = printedName(otherWagers(rules)[0]?.wager ?? ''),
): TypedPay {
  const stake = ruleOf(rules, wager)?.usualStake;
  return { wager, base: stake === undefined ? '' : String(stake), winningNumbers: '', payoff: '' };
}

const ONE = String.raw`\d{1,2}[A-Z]?`;
/** `4`, or `4/6` if either won. */
const LEG = new RegExp(`^${ONE}(?:/${ONE})*$`);

/** What is wrong with the winning numbers; null if they are valid or blank. */
export function numbersProblem({ wager, winningNumbers }: TypedPay, rules: WagerRules): string | null {
  const legs = winningNumbers
    .toUpperCase()
    .replace(/\s*-\s*/g, '-')
    .trim()
    .split('-');
  if (legs.join('') === '') return null;
  if (!legs.every((leg) => LEG.test(leg)))
    return 'Enter them like 4-2-6, or 4/5-2 if either of two won a leg.';
  const wanted = ruleOf(rules, wager)?.sets ?? null;
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
export function paysOf(rows: readonly TypedPay[], rules: WagerRules) {
  const typed = rows.filter((row) => !isEmpty(row));
  const pays = typed.flatMap((row) => {
    const [base, payoff] = [dollarsOf(row.base), dollarsOf(row.payoff)];
    const winningNumbers = row.winningNumbers.trim().toUpperCase();
    const isWrong = numbersProblem(row, rules) !== null || baseProblem(row) !== null || winningNumbers === '';
    return isWrong || base === null || payoff === null
      ? []
      : [{ wager: row.wager, base, winningNumbers, payoff }];
  });
  return pays.length === typed.length ? pays : null;
}
