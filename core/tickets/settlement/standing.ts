import { scratchRuleOf } from '../bet-terms.ts';
import { ticketCost } from '../combinations.ts';
import { type MultiRaceBet, racesOf, refuseBadBet } from '../multi-race-bet.ts';
import { ALL, type TicketSet } from '../ticket.ts';
import { LEGS } from '../wager.ts';
import { multiRaceLines } from './multi-race-lines.ts';
import { boughtWith, type RaceOutcome } from './race-outcome.ts';

/** How a leg stands: `live` before its result; `void` is a race that was called off, where any horse is right. */
export type LegState = 'live' | 'right' | 'wrong' | 'void' | 'unknown';

export interface LegStanding {
  readonly raceNumber: number;
  readonly state: LegState;
  /** Numbers of the ticket that the leg was won with or may still be won with; none while only a scratched one keeps it going. */
  readonly held: TicketSet;
  /** The official winners; empty before the result. */
  readonly winners: readonly string[];
  /** Numbers of the ticket that did not run. */
  readonly out: readonly string[];
}

/** Whether a bet on races in a row can still win, by the results so far. */
export interface BetStanding {
  readonly state: 'alive' | 'dead' | 'unknown' | 'over';
  readonly legs: readonly LegStanding[];
  /** Whether a horse on it did not run, so that a refund may be due even if the bet is dead. */
  readonly mayBeRefunded: boolean;
  /** Combinations that can still win; null with ALL to come, and while a leg is unknown. */
  readonly aliveCombinations: number | null;
  /** Dollars staked on those; null where they are. */
  readonly aliveStake: number | null;
}

const isRight = (number: string, race: RaceOutcome, wager: MultiRaceBet['wager']): boolean => {
  const interest = boughtWith(number, race);
  if (race.winners.includes(interest)) return true;
  const goesOn = scratchRuleOf(wager) === 'favorite' && race.isFieldComplete && !race.ran.includes(interest);
  const [favorite, ...tied] = race.favorites;
  return goesOn && tied.length === 0 && favorite !== undefined && race.winners.includes(favorite);
};

interface Leg {
  readonly wager: MultiRaceBet['wager'];
  /** 0 for the first race of the bet. */
  readonly index: number;
}

/**
 * What a leg without a right horse is when some of its horses did not run. In a double or a pick 3 such a horse may have a
 * consolation, in the first leg a refund alone: then the leg is lost with the horses that ran. Other bets went on with the
 * public's choice.
 */
function stateWithout({ wager, index }: Leg, out: readonly string[], ranInIt: number): LegState {
  if (out.length === 0 || scratchRuleOf(wager) !== 'consolation') return 'wrong';
  return index > 0 || ranInIt === 0 ? 'unknown' : 'wrong';
}

function legAfter(set: TicketSet, race: RaceOutcome, leg: Leg): LegStanding {
  const { raceNumber, winners, ran, isFieldComplete } = race;
  if (race.cancelled !== null) return { raceNumber, state: 'void', held: set, winners, out: [] };
  if (winners.length === 0) return { raceNumber, state: 'unknown', held: set, winners, out: [] };
  const numbers = set === ALL ? ran : set;
  const held = numbers.filter((number) => isRight(number, race, leg.wager));
  const out = isFieldComplete ? numbers.filter((number) => !ran.includes(boughtWith(number, race))) : [];
  const state = held.length > 0 ? 'right' : stateWithout(leg, out, numbers.length - out.length);
  return { raceNumber, state, held, winners, out };
}

/** The card's betting interest of each program number, by race; empty where the card is unknown. */
export type InterestsOfCard = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** How many combinations of a leg are still in: horses of an entry count once, as they were charged. */
function countIn(
  { held, raceNumber }: LegStanding,
  day: readonly RaceOutcome[],
  card: InterestsOfCard,
): number | null {
  if (held === ALL) return null;
  const race = day.find((other) => other.raceNumber === raceNumber);
  const interestOf = (number: string): string =>
    race === undefined ? (card.get(raceNumber)?.get(number) ?? number) : boughtWith(number, race);
  return new Set(held.map(interestOf)).size;
}

/** Whether the payoffs of the bet are reported: they decide what becomes of its scratched horses. */
function isPaidOut(bet: MultiRaceBet, day: readonly RaceOutcome[]): boolean {
  const races = racesOf(bet).flatMap((number) => day.find(({ raceNumber }) => raceNumber === number) ?? []);
  return races.length === LEGS[bet.wager] && multiRaceLines(bet.wager, races, day).length > 0;
}

/** A consolation needs the other legs right: one wrong leg kills the bet, though it may be refunded in part. */
function stateOf(legs: readonly LegStanding[], isPaid: boolean): BetStanding['state'] {
  const states = legs.map(({ state }) => state);
  if (states.includes('wrong')) return 'dead';
  if (states.includes('unknown'))
    return legs.some(({ out }) => out.length > 0) && isPaid ? 'over' : 'unknown';
  return states.includes('live') ? 'alive' : 'over';
}

/**
 * A bet leg by leg after the results so far: a leg is right with the official winner, each of a dead heat, any horse of a
 * race that was called off, and, in a pick 4 to 6, with a scratched horse while the public's choice won in its place. A
 * double or a pick 3 that only a scratched horse keeps going is unknown, not dead, until the payoffs say whether it has a
 * consolation or is refunded. The payoff decides in the end: a race taken off the turf may count for every horse, which
 * only the payoff says. Coupled entries of races to come are one by the card. Refuses what `refuseBadBet` refuses.
 */
export function standingOf(
  bet: MultiRaceBet,
  day: readonly RaceOutcome[],
  card: InterestsOfCard = new Map(),
): BetStanding {
  refuseBadBet(bet.wager, bet.base, bet.legs);
  const legs = racesOf(bet).map((raceNumber, index): LegStanding => {
    const set = bet.legs[index] ?? ALL;
    const race = day.find((other) => other.raceNumber === raceNumber);
    if (race === undefined) return { raceNumber, state: 'live', held: set, winners: [], out: [] };
    return legAfter(set, race, { wager: bet.wager, index });
  });
  const counts = legs.map((leg) =>
    leg.state === 'wrong' ? 0 : leg.state === 'unknown' ? null : countIn(leg, day, card),
  );
  const isCounted = counts.includes(0) || counts.every((count) => count !== null);
  const alive = isCounted ? counts.reduce<number>((all, count) => all * (count ?? 0), 1) : null;
  return {
    state: stateOf(legs, isPaidOut(bet, day)),
    legs,
    mayBeRefunded: scratchRuleOf(bet.wager) === 'consolation' && legs.some(({ out }) => out.length > 0),
    aliveCombinations: alive,
    aliveStake: alive === null ? null : ticketCost(bet.base, alive),
  };
}
