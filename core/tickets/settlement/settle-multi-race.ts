import { scratchRuleOf } from '../bet-terms.ts';
import { type MultiRaceBet, racesOf, refuseBadBet } from '../multi-race-bet.ts';
import { ALL } from '../ticket.ts';
import { LEGS, type MultiRaceWager } from '../wager.ts';
import { contradiction, type MultiRaceLine, multiRaceLines } from './multi-race-lines.ts';
import { boughtWith, PRINTED_NAMES, type RaceOutcome } from './race-outcome.ts';
import {
  cancelledNote,
  horseInRace,
  paidOn,
  refundNote,
  type Settlement,
  settled,
  unknownOutcome,
  wholeRefund,
} from './settlement.ts';

type Legs = readonly (readonly string[])[];

const product = (counts: readonly number[]): number => counts.reduce((all, count) => all * count, 1);

const combinationsIn = (legs: Legs): number => product(legs.map((set) => set.length));

const heldOn = (set: readonly string[], winners: readonly string[] | null): number =>
  winners === null ? set.length : set.filter((interest) => winners.includes(interest)).length;

/**
 * How many combinations have exactly so many legs right: the coefficient of x to that power in the product, over the
 * legs, of (right x + wrong). Example: 1 of 2 and 1 of 3 horses right make 1 combination with both, 3 with one.
 */
export function countCorrect(
  legs: readonly { readonly right: number; readonly wrong: number }[],
  correct: number,
): number {
  let counts: readonly number[] = [1];
  for (const { right, wrong } of legs) {
    const longer = [...counts, 0];
    counts = longer.map((count, power) => count * wrong + (longer[power - 1] ?? 0) * right);
  }
  return counts[correct] ?? 0;
}

function combinationsOn({ legs: winners, correct }: MultiRaceLine, legs: Legs): number {
  const counted = legs.map((set, leg) => {
    const right = heldOn(set, winners[leg] ?? null);
    return { right, wrong: set.length - right };
  });
  return countCorrect(counted, correct);
}

/** What a betting interest that did not run is printed with: a line names it in its leg. */
const isNamed = (interest: string, leg: number, lines: readonly MultiRaceLine[]): boolean =>
  lines.some(({ legs }) => legs[leg] === null || legs[leg]?.includes(interest) === true);

/** The races of a bet with its payoffs. */
interface PayoffSheet {
  readonly wager: MultiRaceWager;
  readonly lines: readonly MultiRaceLine[];
  readonly races: readonly RaceOutcome[];
}

/** Whether results that name only the horses that were paid leave open if an interest ran. */
const isUnseen = (interest: string, leg: number, { lines, races }: PayoffSheet): boolean =>
  races[leg]?.isFieldComplete === false &&
  !races[leg].ran.includes(interest) &&
  !isNamed(interest, leg, lines);

/**
 * Interests of a leg whose combinations are given back: they did not run and no payoff names them, so they were out
 * before the wager was sold. Where a scratched horse goes on with the public's choice, one that no payoff names is given
 * back only if that choice won; if it lost, so did the combination.
 */
function givenBack(interest: string, leg: number, { wager, lines, races }: PayoffSheet): boolean {
  const race = races[leg];
  if (race === undefined || race.ran.includes(interest) || isNamed(interest, leg, lines)) return false;
  if (scratchRuleOf(wager) !== 'favorite') return true;
  return race.favorites.some((favorite) => race.winners.includes(favorite));
}

const MULTI_RACE: readonly MultiRaceWager[] = Object.keys(LEGS) as MultiRaceWager[];

/** Whether the sheet of the last race lists wagers over several races, but not this one: it was not sold on these races. */
const wasNotOffered = ({ paid }: RaceOutcome, wager: MultiRaceWager): boolean =>
  paid.some((line) => MULTI_RACE.some((other) => other !== wager && PRINTED_NAMES[other] === line.wager));

/** Why the payoff cannot be relied on; null where it can. */
function doubtAbout(wager: MultiRaceWager, races: readonly RaceOutcome[]): string | null {
  const doubts = races.flatMap(({ doubtOf, raceNumber }) => {
    const doubt = doubtOf(PRINTED_NAMES[wager]);
    return doubt === null ? [] : [`race ${raceNumber}: ${doubt}`];
  });
  return doubts[0] ?? null;
}

/**
 * What a bet on races in a row returns by the official payoffs. A line pays every combination that has its legs right:
 * in a dead heat each winner, in a race that was called off or taken off the turf any horse where the payoff says ALL, a
 * scratched horse where the payoff names it, because the public's choice it stood for won (pick 4 to 6) or it has a
 * consolation (daily double, pick 3). Where nobody had all legs right, the most right are paid, as the payoff says.
 *
 * Given back are bets on races that were all called off or that had no such wager, and combinations with a horse that
 * was out before the wager was sold. Unknown is what a payoff pays that contradicts the official order, and what a
 * combination would have been paid that nobody held. `day` holds the results of the day so far. Null while a race of it
 * has no result. Refuses what `refuseBadBet` refuses.
 */
export function settleMultiRace(bet: MultiRaceBet, day: readonly RaceOutcome[]): Settlement | null {
  const { wager, base } = bet;
  refuseBadBet(wager, base, bet.legs);
  const races = racesOf(bet).flatMap((number) => day.find(({ raceNumber }) => raceNumber === number) ?? []);
  const last = races.at(-1);
  if (last === undefined || races.length < LEGS[wager]) return null;
  const legs = bet.legs.map((set, leg) => {
    const race = races[leg] ?? last;
    return [...new Set(set === ALL ? race.ran : set.map((number) => boughtWith(number, race)))];
  });
  const charged = { combinations: combinationsIn(legs), base };
  if (races.every(({ cancelled }) => cancelled !== null)) {
    return wholeRefund(charged, cancelledNote(last.cancelled ?? { reason: null }));
  }
  const doubt = doubtAbout(wager, races);
  if (doubt !== null) return unknownOutcome(charged, doubt);
  const lines = multiRaceLines(wager, races, day);
  if (lines.length === 0 && wasNotOffered(last, wager)) {
    return wholeRefund(charged, `there was no ${wager} ending with race ${last.raceNumber}`);
  }
  if (lines.every(({ isConsolation }) => isConsolation)) {
    return unknownOutcome(charged, `no ${wager} payoff reported`);
  }
  const wrong = contradiction(lines, races);
  if (wrong !== null) return unknownOutcome(charged, `in doubt: ${wrong}`);
  return paidOut(charged, legs, { wager, lines, races });
}

/**
 * Whether no ticket sold had every leg right: no payoff is for all of them, or several leave different legs open, as
 * `1-6-ALL` and `1-ALL-4` of a pick 3 that pays two of three.
 */
function wasHeldByNobody(wager: MultiRaceWager, lines: readonly MultiRaceLine[]): boolean {
  const whole = lines.filter(
    ({ isConsolation, correct, paid }) => !isConsolation && correct === LEGS[wager] && paid.payoff !== null,
  );
  const open = new Set(whole.map(({ legs }) => legs.map((set) => (set === null ? 'any' : 'one')).join()));
  return open.size !== 1;
}

/** Combinations with every leg right by any of the payoffs, whether or not anybody held one. */
function allRight(legs: Legs, lines: readonly MultiRaceLine[]): number {
  const winners = legs.map((_, leg) =>
    lines.filter(({ isConsolation }) => !isConsolation).flatMap((line) => line.legs[leg] ?? []),
  );
  return product(
    legs.map((set, leg) => heldOn(set, winners[leg]?.length === 0 ? null : (winners[leg] ?? null))),
  );
}

function paidOut(
  charged: { readonly combinations: number; readonly base: number },
  legs: Legs,
  sheet: PayoffSheet,
): Settlement {
  const { wager, lines, races } = sheet;
  const [unseen] = legs.flatMap((set, leg) =>
    set
      .filter((interest) => isUnseen(interest, leg, sheet))
      .map((interest) => horseInRace(interest, races[leg]?.raceNumber)),
  );
  if (unseen !== undefined) return unknownOutcome(charged, `the results do not say whether ${unseen} ran`);
  if (wasHeldByNobody(wager, lines) && allRight(legs, lines) > 0) {
    return unknownOutcome(
      charged,
      `nobody had the whole ${wager}: your ticket would have had its own payoff`,
    );
  }
  const sold = legs.map((set, leg) => set.filter((interest) => !givenBack(interest, leg, sheet)));
  const out = legs.flatMap((set, leg) =>
    set
      .filter((interest) => !sold[leg]?.includes(interest))
      .map((interest) => horseInRace(interest, races[leg]?.raceNumber)),
  );
  const paid = lines
    .filter(({ paid: { payoff } }) => payoff !== null)
    .map((line) => ({ line, count: combinationsOn(line, sold) }))
    .filter(({ count }) => count > 0)
    .map(({ line, count }) => paidOn(line.paid, charged.base, count));
  return settled(charged, paid, {
    combinations: charged.combinations - combinationsIn(sold),
    note: refundNote(out),
  });
}
