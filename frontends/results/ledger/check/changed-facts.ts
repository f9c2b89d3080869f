import type { SealedRace } from './sealed-results.ts';

/** A race with the kind of its source. */
export type SourcedRace = {
  readonly kind: string;
  /** Of the off; null where it is not known. */
  readonly zone: string | null;
  readonly race: SealedRace;
};

/** Whether the later entry is of the same source as the earlier one, of a more detailed one, or of any other. */
export type Relation = 'same' | 'replaces' | 'other';

/** Sources take the off differently by up to this many minutes. */
export const offTolerance = 5;
const dayMinutes = 24 * 60;
/** In minutes: no race day begins before it. */
const firstOff = 6 * 60;

const sorted = (items: readonly (string | number)[]): string => items.map(String).sort().join(' ');

/** What a race says that a score rests on; an empty text where it says nothing. */
function outcomeOf({ starters, win }: SealedRace) {
  const paid = new Set(win.flatMap(({ payoff, numbers }) => (payoff === null ? [] : numbers)));
  const numbersOf = (some: SealedRace['starters']) => some.map(({ programNumber }) => programNumber);
  return {
    winner: sorted(numbersOf(starters.filter(({ official }) => official === 1))),
    payoff: sorted(win.flatMap(({ payoff, base }) => (payoff === null ? [] : (payoff / base).toFixed(3)))),
    paidNumbers: sorted([...paid]),
    paidStarters: numbersOf(starters.filter(({ bettingInterest }) => paid.has(bettingInterest))),
    runners: numbersOf(starters.filter(({ noBetting }) => noBetting === null)),
    all: numbersOf(starters),
  };
}

type Outcome = ReturnType<typeof outcomeOf>;

const minuteOfNight = (minute: number): number => (minute < firstOff ? minute + dayMinutes : minute);

/** Minutes between two offs of a night. */
export const minutesApart = (before: number, after: number): number =>
  Math.abs(minuteOfNight(before) - minuteOfNight(after));

function hasOtherOff(was: SealedRace, is: SealedRace, relation: Relation): boolean {
  if (was.offMinute === null || relation === 'other') return false;
  if (relation === 'same') return was.offMinute !== is.offMinute;
  return is.offMinute !== null && minutesApart(was.offMinute, is.offMinute) > offTolerance;
}

const hasOtherOdds = (was: SealedRace, is: SealedRace): boolean =>
  was.starters.some(({ programNumber, odds }) => {
    const later = is.starters.find((starter) => starter.programNumber === programNumber);
    return odds !== null && later !== undefined && later.odds !== odds;
  });

/** A starter of both was paid on by one only. */
const hasOtherPaid = (was: Outcome, is: Outcome): boolean =>
  was.all.some(
    (number) =>
      is.all.includes(number) && was.paidStarters.includes(number) !== is.paidStarters.includes(number),
  );

const hasNonePaid = (was: Outcome, is: Outcome): boolean =>
  was.paidNumbers !== is.paidNumbers && !was.paidStarters.some((number) => is.paidStarters.includes(number));

/** With another winner, other numbers are paid as a matter of course. */
function isPaidOtherwise(was: Outcome, is: Outcome, relation: Relation, isComplete: boolean): boolean {
  if (was.payoff === '') return false;
  if (was.payoff !== is.payoff) return true;
  if (was.winner !== '' && was.winner !== is.winner) return false;
  const [before, after] = [sorted(was.paidStarters), sorted(is.paidStarters)];
  if (isComplete && before !== '' && before !== after) return true;
  if (relation === 'same')
    return (was.paidNumbers !== '' && was.paidNumbers !== is.paidNumbers) || hasOtherPaid(was, is);
  return relation === 'replaces' && hasNonePaid(was, is);
}

function hasOtherStarters(was: SealedRace, is: SealedRace, relation: Relation): boolean {
  if (was.isCancelled) return false;
  const [before, after] = [outcomeOf(was).runners, outcomeOf(is).runners];
  const isGone = before.some((number) => !after.includes(number));
  const isAdded = was.isFieldComplete && after.some((number) => !before.includes(number));
  const counts = relation !== 'other' || (was.isFieldComplete && is.isFieldComplete);
  return counts && (isGone || isAdded);
}

/** What a later entry changes of a race that was paid or called off. */
export function changedFacts(before: SealedRace, after: SealedRace, relation: Relation): readonly string[] {
  const [was, is] = [outcomeOf(before), outcomeOf(after)];
  const isOtherWinner = was.winner !== '' && was.winner !== is.winner;
  const facts: readonly (readonly [string, boolean])[] = [
    ['whether it was run', before.isCancelled !== after.isCancelled],
    ['off', hasOtherOff(before, after, relation)],
    ['winner', isOtherWinner || after.isWinnerInDoubt !== before.isWinnerInDoubt],
    ['payoff', isPaidOtherwise(was, is, relation, after.isFieldComplete)],
    ['starters', hasOtherStarters(before, after, relation)],
    ['odds', relation === 'same' && hasOtherOdds(before, after)],
  ];
  return facts.flatMap(([fact, isChanged]) => (isChanged ? [fact] : []));
}
