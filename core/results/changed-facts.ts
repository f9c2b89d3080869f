import {
  type CorrectedFact,
  type CorrectedValue,
  correctedValue,
  type RaceFact,
} from './corrected-values.ts';
import { minuteOfNight, OFF_TOLERANCE } from './off-tolerance.ts';
import type { SealedRace, SealedResults } from './sealed-results.ts';

/** A race as a source has it. */
export interface SourcedRace {
  readonly kind: SealedResults['kind'];
  /** IANA zone of the off. */
  readonly zone: string | null;
  readonly race: SealedRace;
}

/**
 * How an earlier row is held against a later one: `same` source; of another source that the later one `replaces`, being
 * more detailed; any `other`, which may say the same in other words.
 */
export type Relation = 'same' | 'replaces' | 'other';

const joined = (parts: readonly unknown[]): string => parts.map(String).toSorted().join(' ');

export const winnersOf = ({ starters }: SealedRace): string =>
  joined(starters.flatMap(({ official, programNumber }) => (official === 1 ? programNumber : [])));

/** What a dollar to win paid; several in a dead heat. */
const payoffsOf = ({ win }: SealedRace): string =>
  joined(win.flatMap(({ base, payoff }) => (payoff === null ? [] : (payoff / base).toFixed(3))));

const paidNumbers = ({ win }: SealedRace): string =>
  joined(win.flatMap(({ numbers, payoff }) => (payoff === null ? [] : numbers)));

/** The starters that were paid on. */
const paidStarters = ({ win, starters }: SealedRace): readonly string[] =>
  starters.flatMap(({ programNumber, bettingInterest }) =>
    win.some(({ numbers, payoff }) => payoff !== null && numbers === bettingInterest) ? programNumber : [],
  );

/** The starters that could be bet on. */
const runnersOf = ({ starters }: SealedRace): readonly string[] =>
  starters.flatMap(({ noBetting, programNumber }) => (noBetting === null ? programNumber : []));

/** What was said is said no more. */
export const differ = (before: string, after: string): boolean => before !== '' && before !== after;

const otherOdds = (was: SealedRace, is: SealedRace): boolean =>
  was.starters.some(({ programNumber, odds }) => {
    const later = is.starters.find((starter) => starter.programNumber === programNumber);
    return odds !== null && later !== undefined && later.odds !== odds;
  });

function otherOff(was: SealedRace, is: SealedRace, relation: Relation): boolean {
  if (was.offMinute === null || relation === 'other') return false;
  if (relation === 'same') return was.offMinute !== is.offMinute;
  if (is.offMinute === null) return false;
  return Math.abs(minuteOfNight(was.offMinute) - minuteOfNight(is.offMinute)) > OFF_TOLERANCE;
}

/** Starters of both rows of which only one says that they were paid on. */
function paidOnOther(was: SealedRace, is: SealedRace): boolean {
  const [before, after] = [new Set(paidStarters(was)), new Set(paidStarters(is))];
  const numbers = new Set(is.starters.map(({ programNumber }) => programNumber));
  return was.starters.some(
    ({ programNumber }) =>
      numbers.has(programNumber) && before.has(programNumber) !== after.has(programNumber),
  );
}

const paidNone = (was: SealedRace, is: SealedRace): boolean => {
  const after = new Set(paidStarters(is));
  return paidNumbers(was) !== paidNumbers(is) && !paidStarters(was).some((number) => after.has(number));
};

/** With another winner, other numbers are paid as a matter of course. */
function otherPayoff(was: SealedRace, is: SealedRace, relation: Relation): boolean {
  if (payoffsOf(was) === '') return false;
  if (payoffsOf(was) !== payoffsOf(is)) return true;
  if (differ(winnersOf(was), winnersOf(is))) return false;
  if (is.isFieldComplete && differ(joined(paidStarters(was)), joined(paidStarters(is)))) return true;
  if (relation === 'same') return differ(paidNumbers(was), paidNumbers(is)) || paidOnOther(was, is);
  return relation === 'replaces' && paidNone(was, is);
}

/** Starters that were to be bet on before and no longer are; others, too, where both fields are complete. */
function otherStarters(was: SealedRace, is: SealedRace, relation: Relation): boolean {
  if (was.isCancelled) return false;
  const [before, after] = [runnersOf(was), runnersOf(is)];
  const isGone = before.some((number) => !after.includes(number));
  const isAdded = was.isFieldComplete && after.some((number) => !before.includes(number));
  if (is.isFieldComplete && was.isFieldComplete && (isGone || isAdded)) return true;
  return relation !== 'other' && (isGone || isAdded);
}

/** What a later row of a race changes of an earlier one. */
export function changedFacts(was: SealedRace, is: SealedRace, relation: Relation): readonly CorrectedValue[] {
  const facts: readonly (readonly [RaceFact, boolean])[] = [
    ['whether it was run', was.isCancelled !== is.isCancelled],
    ['off', otherOff(was, is, relation)],
    ['winner', differ(winnersOf(was), winnersOf(is)) || is.isWinnerInDoubt !== was.isWinnerInDoubt],
    ['payoff', otherPayoff(was, is, relation)],
    ['starters', otherStarters(was, is, relation)],
    ['odds', relation === 'same' && otherOdds(was, is)],
  ];
  return facts.flatMap(([fact, isChanged]) => (isChanged ? [correctedValue(fact, was, is)] : []));
}

/** Each fact once, by the first that names it. */
export function withoutRepeats(values: readonly CorrectedValue[]): readonly CorrectedValue[] {
  const named = new Map<CorrectedFact, CorrectedValue>();
  for (const value of values) if (!named.has(value.fact)) named.set(value.fact, value);
  return [...named.values()];
}
