import { listText } from '../../kernel/text.ts';
import { countCombinations } from '../counting.ts';
import { ALL, refuseBadTicket, type Ticket } from '../ticket.ts';
import { PLACES, type Wager } from '../wager.ts';
import { printedNumbers } from './printed-numbers.ts';
import { boughtWith, isFor, type PaidLine, PRINTED_NAMES, type RaceOutcome } from './race-outcome.ts';
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

type Sets = readonly (readonly string[])[];

/** A payoff with the betting interests that fill each place; null where any does. */
interface Line {
  readonly paid: PaidLine;
  readonly places: readonly (readonly string[] | null)[];
}

const linesOf = (wager: Wager, race: RaceOutcome): readonly Line[] =>
  race.paid
    .filter((paid) => isFor(wager, paid))
    .flatMap((paid) => {
      const printed = printedNumbers(paid.winningNumbers, PLACES[wager]);
      const places = printed?.sets.map((set) =>
        set === ALL ? null : set.map((number) => boughtWith(number, race)),
      );
      return places === undefined ? [] : [{ paid, places }];
    });

const heldIn = (set: readonly string[], place: readonly string[] | null): readonly string[] =>
  place === null ? set : set.filter((interest) => place.includes(interest));

/** How many combinations of the ticket are on the line. */
function combinationsOn({ places }: Line, wager: Wager, sets: Sets): number {
  const held = sets.map((set, index) => heldIn(set, places[index] ?? null));
  if (wager !== 'quinella') return countCombinations(wager, held);
  const swapped = sets.map((set, index) => heldIn(set, places[1 - index] ?? null));
  const pairs = [held, swapped].flatMap(([first = [], second = []]) =>
    first.flatMap((horse) =>
      second.filter((mate) => mate !== horse).map((mate) => [horse, mate].sort().join()),
    ),
  );
  return new Set(pairs).size;
}

const EXOTICS: ReadonlySet<string> = new Set([
  PRINTED_NAMES.exacta,
  PRINTED_NAMES.trifecta,
  PRINTED_NAMES.superfecta,
  PRINTED_NAMES.quinella,
]);
/** Tracks may drop place and show betting in a smaller field than this. */
const LEAST_FOR_SHOW = 5;

/**
 * Whether a wager without a payoff was not bet on at all. A sheet that lists win and another wager on the order of the
 * same race lists all there were; one without may be silent about the rest. Every race has betting to win.
 */
function wasNotOffered(wager: Wager, { paid, isFieldComplete, ran }: RaceOutcome): boolean {
  const listed = new Set(paid.map((line) => line.wager));
  if (wager === 'win' || !listed.has(PRINTED_NAMES.win)) return false;
  const isSmallField = isFieldComplete && ran.length < LEAST_FOR_SHOW;
  if (isSmallField && (wager === 'place' || wager === 'show')) return true;
  return [...listed].some((name) => EXOTICS.has(name));
}

/** Combinations with a horse that did not run are refunded, the others are paid by every line they are on. */
function paidOut(
  { wager, base }: Ticket,
  named: Sets,
  { out, raceNumber }: { readonly out: readonly string[]; readonly raceNumber: number },
  lines: readonly Line[],
): Settlement {
  const combinations = countCombinations(wager, named);
  const running = named.map((set) => set.filter((interest) => !out.includes(interest)));
  const onLines = lines
    .filter(({ paid }) => paid.payoff !== null)
    .map(({ paid, places }) => ({ paid, count: combinationsOn({ paid, places }, wager, running) }))
    .filter(({ count }) => count > 0);
  // A horse to win, place or show is paid once, though the result prints the price of its entry with both mates.
  const counted = PLACES[wager] === 1 ? onLines.slice(0, 1) : onLines;
  return settled(
    { combinations, base },
    counted.map(({ paid, count }) => paidOn(paid, base, count)),
    {
      combinations: combinations - countCombinations(wager, running),
      note: refundNote(out.map((interest) => horseInRace(interest, raceNumber))),
    },
  );
}

/**
 * What a ticket returns by the payoffs of a race; amounts are scaled from the stake of each payoff. Every line of a dead
 * heat pays. Coupled horses are one bet: `1` and `1A` stand for each other while one of them runs. Given back are the
 * whole ticket of a race that was cancelled or had no such pool, and the combinations with a horse that did not start,
 * was scratched, was declared a non-starter or ran for purse money only. A number that nobody carried counts as
 * scratched: whether it was ever in the race is for the card to say. Unknown is what a wager returns whose payoff is in
 * doubt, or of a race that was left out. Superfluous combinations cost nothing. Refuses what `refuseBadTicket` refuses.
 */
export function settleRaceTicket(ticket: Ticket, race: RaceOutcome): Settlement {
  refuseBadTicket(ticket);
  const { wager, base, sets } = ticket;
  const named = sets.map((set) => [
    ...new Set(set === ALL ? race.ran : set.map((number) => boughtWith(number, race))),
  ]);
  const charged = { combinations: countCombinations(wager, named), base };
  if (race.cancelled !== null) return wholeRefund(charged, cancelledNote(race.cancelled));
  const doubt = race.doubtOf(PRINTED_NAMES[wager]);
  if (doubt !== null) return unknownOutcome(charged, doubt);
  if (race.paid.length === 0) return unknownOutcome(charged, 'the results do not list payoffs');
  const lines = linesOf(wager, race);
  if (lines.length === 0 && wasNotOffered(wager, race)) {
    return wholeRefund(charged, `there was no ${wager} betting`);
  }
  const out = [...new Set(named.flat())].filter((interest) => !race.ran.includes(interest));
  if (out.length > 0 && !race.isFieldComplete) {
    return unknownOutcome(
      charged,
      `the results do not say whether ${listText(out.map((interest) => horseInRace(interest, race.raceNumber)))} ran`,
    );
  }
  const running = named.map((set) => set.filter((interest) => !out.includes(interest)));
  if (lines.length === 0 && countCombinations(wager, running) > 0) {
    return unknownOutcome(charged, `no ${wager} payoff reported`);
  }
  return paidOut(ticket, named, { out, raceNumber: race.raceNumber }, lines);
}
