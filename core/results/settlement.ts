import { leadingNumber } from '../card/betting-interest.ts';
import { sumBy } from '../kernel/numbers.ts';
import { combinationsOf, ticketCost, toCents } from '../tickets/combinations.ts';
import { ALL, refuseBadTicket, type Ticket } from '../tickets/ticket.ts';
import type { Wager } from '../tickets/wager.ts';
import { reasonUnsettled } from './doubt.ts';
import type { Payout, RaceResult } from './race-result.ts';
import { startersForMoney } from './ran-for-money.ts';

/** One combination that was paid: as the result prints it, and what the ticket gets for it in dollars. */
export interface PaidCombination {
  readonly numbers: string;
  readonly dollars: number;
}

/** What became of a bet. Dollars; the profit is `returned + refunded - staked`. */
export interface Settlement {
  /** `unknown` where the result does not say what was paid; then nothing is returned and nothing is lost. */
  readonly outcome: 'won' | 'lost' | 'refunded' | 'unknown';
  readonly combinations: number;
  readonly staked: number;
  /** Stakes given back. */
  readonly refunded: number;
  /** Paid for winning combinations, stake included. */
  readonly returned: number;
  readonly paid: readonly PaidCombination[];
  /** Why it was refunded, in part or whole, or is unknown; null otherwise. */
  readonly note: string | null;
}

/** As results name the wagers. */
const NAMES: Readonly<Record<Wager, string>> = {
  win: 'Win',
  place: 'Place',
  show: 'Show',
  quinella: 'Quinella',
  exacta: 'Exacta',
  trifecta: 'Trifecta',
  superfecta: 'Superfecta',
};

const interestsThatRan = (race: RaceResult): readonly string[] => [
  ...new Set(startersForMoney(race).map(({ bettingInterest }) => bettingInterest)),
];

/** What a number buys: its betting interest, also when the horse itself is not among the starters. */
const boughtWith = (number: string, { starters }: RaceResult): string =>
  starters.find(({ programNumber }) => programNumber === number)?.bettingInterest ?? leadingNumber(number);

/** A payout with the betting interests that fill each place of its winning numbers; `ALL` where any does. */
interface Line extends Pick<Payout, 'base' | 'payoff' | 'winningNumbers'> {
  readonly places: readonly (readonly string[])[];
}

/** Places are printed `5`, `5/6`, `1A` or `ALL`. */
const placeOf = (printed: string, result: RaceResult): readonly string[] =>
  printed.split('/').map((number) => (/^all$/i.test(number) ? ALL : boughtWith(number, result)));

const linesOf = (wager: Wager, result: RaceResult): readonly Line[] =>
  result.payouts
    .filter((payout) => payout.wager === NAMES[wager])
    .map((payout) => ({
      ...payout,
      places: payout.winningNumbers
        .replaceAll(' ', '')
        .split('-')
        .map((printed) => placeOf(printed, result)),
    }));

function isOn({ places }: Line, wager: Wager, interests: readonly string[]): boolean {
  const fits = (order: readonly string[]): boolean =>
    places.length === order.length &&
    places.every((place, index) => place.includes(ALL) || place.includes(order[index] ?? ''));
  return fits(interests) || (wager === 'quinella' && fits(interests.toReversed()));
}

/** A horse to win, place or show is paid once, though the result prints the price of its entry with both mates. */
function linesFor(wager: Wager, lines: readonly Line[], interests: readonly string[]): readonly Line[] {
  const on = lines.filter((line) => isOn(line, wager, interests));
  return interests.length === 1 ? on.slice(0, 1) : on;
}

const dollarsFor = ({ payoff, base: per }: Line, stake: number): number =>
  toCents(((payoff ?? 0) * stake) / per);

function wholeRefund(combinations: number, staked: number, note: string): Settlement {
  return { outcome: 'refunded', combinations, staked, refunded: staked, returned: 0, paid: [], note };
}

const unknown = (combinations: number, staked: number, note: string): Settlement => ({
  ...wholeRefund(combinations, staked, note),
  outcome: 'unknown',
  refunded: 0,
});

const EXOTICS: ReadonlySet<string> = new Set([NAMES.exacta, NAMES.trifecta, NAMES.superfecta, 'Quinella']);
/** Tracks may drop place and show betting in a smaller field than this. */
const LEAST_FOR_SHOW = 5;

/**
 * Whether a wager without a payoff was not bet on at all. A sheet that lists win and another wager on the order of the
 * same race lists all there were; one without may be silent about the rest. Every race has betting to win.
 */
function wasNotOffered(wager: Wager, { payouts, isFieldComplete }: RaceResult, interests: number): boolean {
  const listed = new Set(payouts.map((payout) => payout.wager));
  if (wager === 'win' || !listed.has(NAMES.win)) return false;
  const isSmallField = isFieldComplete && interests < LEAST_FOR_SHOW;
  if (isSmallField && (wager === 'place' || wager === 'show')) return true;
  return [...listed].some((name) => EXOTICS.has(name));
}

interface Live {
  readonly ticket: Ticket;
  readonly combinations: readonly (readonly string[])[];
  readonly out: readonly string[];
  readonly lines: readonly Line[];
}

/** The combinations without a horse that did not run. */
const runningOf = (combinations: Live['combinations'], out: Live['out']): Live['combinations'] =>
  combinations.filter((interests) => !interests.some((interest) => out.includes(interest)));

/** Combinations with a horse that did not run are refunded, the others are paid by every line they are on. */
function paidOut({ ticket: { wager, base }, combinations, out, lines }: Live): Settlement {
  const running = runningOf(combinations, out);
  const paid = running.flatMap((interests) =>
    linesFor(wager, lines, interests)
      .filter(({ payoff }) => payoff !== null)
      .map((line) => ({ numbers: line.winningNumbers, dollars: dollarsFor(line, base) })),
  );
  const staked = ticketCost(base, combinations.length);
  const note = out.length === 0 ? null : `did not start: ${out.join(', ')}`;
  if (running.length === 0) return wholeRefund(combinations.length, staked, note ?? 'no combination');
  return {
    outcome: paid.length > 0 ? 'won' : 'lost',
    combinations: combinations.length,
    staked,
    refunded: ticketCost(base, combinations.length - running.length),
    returned: toCents(sumBy(paid, ({ dollars }) => dollars)),
    paid,
    note,
  };
}

/**
 * What a ticket returns by the payouts of a race; amounts are scaled from the base of each payout. Every line of a dead
 * heat pays. Coupled horses are one bet: `1` and `1A` stand for each other while one of them runs. Given back are the
 * whole ticket of a race that was cancelled or had no such pool, and the combinations with a horse that did not start,
 * was scratched, was declared a non-starter or ran for purse money only. A number that nobody carried counts as scratched: whether it was ever in
 * the race is for the card to say. Unknown is what a wager returns whose payoff is in doubt, or of a race that was left
 * out. Superfluous combinations cost nothing. Refuses what `refuseBadTicket` refuses.
 */
export function settlementOf(ticket: Ticket, result: RaceResult): Settlement {
  refuseBadTicket(ticket);
  const { wager, base, sets } = ticket;
  const ran = interestsThatRan(result);
  const named = sets.map((set) => (set === ALL ? ran : set.map((number) => boughtWith(number, result))));
  const combinations = combinationsOf(wager, named);
  const staked = ticketCost(base, combinations.length);
  if (result.cancelled !== null) {
    const { reason } = result.cancelled;
    const note = reason === null ? 'the race was canceled' : `the race was canceled: ${reason}`;
    return wholeRefund(combinations.length, staked, note);
  }
  const doubt = reasonUnsettled(result, NAMES[wager]);
  if (doubt !== null) return unknown(combinations.length, staked, doubt);
  if (result.payouts.length === 0) {
    return unknown(combinations.length, staked, 'the results do not list payoffs');
  }
  const lines = linesOf(wager, result);
  if (lines.length === 0 && wasNotOffered(wager, result, ran.length)) {
    return wholeRefund(combinations.length, staked, `there was no ${wager} betting`);
  }
  const out = [...new Set(named.flat())].filter((interest) => !ran.includes(interest));
  if (out.length > 0 && !result.isFieldComplete) {
    return unknown(combinations.length, staked, `the results do not say whether ${out.join(', ')} ran`);
  }
  if (lines.length === 0 && runningOf(combinations, out).length > 0) {
    return unknown(combinations.length, staked, `no ${wager} payoff reported`);
  }
  return paidOut({ ticket, combinations, out, lines });
}
