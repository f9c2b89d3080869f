import { leadingNumber } from '../card/betting-interest.ts';
import { horseNameKey } from '../card/same-name.ts';
import { differ, type SourcedRace, winnersOf } from './changed-facts.ts';
import { type CorrectedValue, correctedValue, correctedZone, type RaceFact } from './corrected-values.ts';
import { type JoinedOutcome, joinedOutcome } from './joined-outcome.ts';
import { minuteOfNight, OFF_TOLERANCE } from './off-tolerance.ts';
import { KINDS_BY_DETAIL } from './reconcile/joined-sheets.ts';
import type { SheetKind } from './result-sheet.ts';
import type { SealedRace, SealedResults } from './sealed-results.ts';

/** What could be bet on: horses, and the betting interests that they ran for. */
const betsOn = ({ starters }: SealedRace): ReadonlySet<string> =>
  new Set(
    starters.flatMap(({ noBetting, programNumber, bettingInterest }) =>
      noBetting === null ? [programNumber, bettingInterest] : [],
    ),
  );

/** The betting interest that a number buys, also when the horse itself is not among the starters. */
const interestOf = (number: string, { starters }: SealedRace): string =>
  starters.find(({ programNumber }) => programNumber === number)?.bettingInterest ?? leadingNumber(number);

/** What a dollar on a number returned. */
function returnOn(number: string, race: SealedRace): string {
  const bought = interestOf(number, race);
  const paid = race.win.find(
    ({ numbers, payoff }) => payoff !== null && interestOf(numbers, race) === bought,
  );
  return ((paid?.payoff ?? 0) / (paid?.base ?? 1)).toFixed(3);
}

/** With another winner, other numbers are paid as a matter of course. */
function otherReturn(was: SealedRace, is: SealedRace): boolean {
  if (was.win.length === 0) return false;
  if (is.win.length === 0) return true;
  if (differ(winnersOf(was), winnersOf(is))) return false;
  const after = betsOn(is);
  return [...betsOn(was)].some(
    (number) => after.has(number) && returnOn(number, was) !== returnOn(number, is),
  );
}

function otherBets(was: SealedRace, is: SealedRace): boolean {
  if (was.isCancelled) return false;
  const [before, after] = [betsOn(was), betsOn(is)];
  const isGone = [...before].some((number) => !after.has(number));
  return isGone || (was.isFieldComplete && [...after].some((number) => !before.has(number)));
}

const otherHorses = (was: SealedRace, is: SealedRace): boolean =>
  was.starters.some(({ programNumber, horseName }) => {
    const later = is.starters.find((starter) => starter.programNumber === programNumber);
    return later !== undefined && differ(horseNameKey(horseName), horseNameKey(later.horseName));
  });

/** Sources take the off differently by some minutes; the same source takes nothing back. */
function otherOff(was: JoinedOutcome, is: JoinedOutcome): boolean {
  const [before, after] = [was.race.offMinute, is.race.offMinute];
  if (before === null || after === null) return before !== after && before !== null;
  const tolerance = was.offKind === is.offKind ? 0 : OFF_TOLERANCE;
  return Math.abs(minuteOfNight(before) - minuteOfNight(after)) > tolerance;
}

function changedOutcome(before: JoinedOutcome, after: JoinedOutcome): readonly CorrectedValue[] {
  const [was, is] = [before.race, after.race];
  const facts: readonly (readonly [RaceFact, boolean])[] = [
    ['whether it was run', was.isCancelled !== is.isCancelled],
    ['off', otherOff(before, after)],
    ['winner', differ(winnersOf(was), winnersOf(is)) || is.isWinnerInDoubt !== was.isWinnerInDoubt],
    ['payoff', otherReturn(was, is)],
    ['starters', otherBets(was, is)],
    ['horses', otherHorses(was, is)],
  ];
  const isTimed = was.offMinute !== null && is.offMinute !== null && before.zone !== null;
  return [
    ...facts.flatMap(([fact, isChanged]) => (isChanged ? [correctedValue(fact, was, is)] : [])),
    ...(isTimed && before.zone !== after.zone ? [correctedZone(before.zone, after.zone)] : []),
  ];
}

/** What the rows so far come to. */
interface OutcomeSoFar {
  readonly outcome: JoinedOutcome;
  /** Some row paid it or called it off. */
  readonly isDecided: boolean;
}

/** Finds by race number what a row changes of the joined outcome of races that were decided before it. */
export function outcomeReader() {
  const sheets = new Map<string, Map<SheetKind, readonly SourcedRace[]>>();
  const outcomes = new Map<string, OutcomeSoFar>();

  function changedIn(key: string, reports: readonly SourcedRace[]): readonly CorrectedValue[] {
    const [before, outcome] = [outcomes.get(key), joinedOutcome(reports)];
    if (outcome === undefined) return [];
    const { race } = outcome;
    const isDecided = before?.isDecided === true || race.isCancelled || race.win.length > 0;
    outcomes.set(key, { outcome, isDecided });
    return before?.isDecided === true ? changedOutcome(before.outcome, outcome) : [];
  }

  return (place: string, { kind, races }: SealedResults, zone: string | null) => {
    const ofPlace = sheets.get(place) ?? new Map<SheetKind, readonly SourcedRace[]>();
    const earlier = ofPlace.get(kind) ?? [];
    const sourced = races.map((race) => ({ kind, zone, race }));
    sheets.set(place, ofPlace.set(kind, sourced));
    const all = KINDS_BY_DETAIL.flatMap((source) => ofPlace.get(source) ?? []);
    const numbers = new Set([...sourced, ...earlier].map(({ race }) => race.raceNumber));
    return new Map(
      [...numbers].map((number) => [
        number,
        changedIn(
          `${place} ${number}`,
          all.filter(({ race }) => race.raceNumber === number),
        ),
      ]),
    );
  };
}
