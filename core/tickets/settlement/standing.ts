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
  /** Numbers of the ticket that the leg was won with, or may still be; scratched ones that may have a consolation too. */
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
  /** Combinations that can still win, as far as the sets of the legs to come are counted; null with ALL to come. */
  readonly aliveCombinations: number | null;
  /** Dollars staked on those; null with ALL to come. */
  readonly aliveStake: number | null;
}

const isRight = (number: string, race: RaceOutcome, wager: MultiRaceBet['wager']): boolean => {
  const interest = boughtWith(number, race);
  if (race.winners.includes(interest)) return true;
  const goesOn = scratchRuleOf(wager) === 'favorite' && race.isFieldComplete && !race.ran.includes(interest);
  const [favorite, ...tied] = race.favorites;
  return goesOn && tied.length === 0 && favorite !== undefined && race.winners.includes(favorite);
};

/**
 * Numbers of a leg that did not run and may still be paid: a double or a pick 3 has a consolation for a horse scratched
 * after it was sold, and gives back one scratched before. Which of them, the payoffs say.
 */
const openFor = (out: readonly string[], wager: MultiRaceBet['wager']): readonly string[] =>
  scratchRuleOf(wager) === 'consolation' ? out : [];

function legAfter(set: TicketSet, race: RaceOutcome, wager: MultiRaceBet['wager']): LegStanding {
  const { raceNumber, winners, ran, isFieldComplete } = race;
  if (race.cancelled !== null) return { raceNumber, state: 'void', held: set, winners, out: [] };
  if (winners.length === 0) return { raceNumber, state: 'unknown', held: set, winners, out: [] };
  const numbers = set === ALL ? ran : set;
  const right = numbers.filter((number) => isRight(number, race, wager));
  const out = isFieldComplete ? numbers.filter((number) => !ran.includes(boughtWith(number, race))) : [];
  const open = openFor(out, wager);
  const held = numbers.filter((number) => right.includes(number) || open.includes(number));
  const state = right.length > 0 ? 'right' : open.length > 0 ? 'unknown' : 'wrong';
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

function stateOf(bet: MultiRaceBet, legs: readonly LegStanding[], isPaid: boolean): BetStanding['state'] {
  const states = legs.map(({ state }) => state);
  const hasOpen = legs.some(({ out }) => openFor(out, bet.wager).length > 0);
  if (states.includes('wrong') && !hasOpen) return 'dead';
  if (states.includes('wrong') || states.includes('unknown')) return hasOpen && isPaid ? 'over' : 'unknown';
  return states.includes('live') ? 'alive' : 'over';
}

/**
 * A bet leg by leg after the results so far: a leg is right with the official winner, each of a dead heat, any horse of a
 * race that was called off, and, in a pick 4 to 6, with a scratched horse while the public's choice won in its place. A
 * double or a pick 3 with a scratched horse is unknown, not dead, until the payoffs say whether it has a consolation or
 * is given back. The payoff decides in the end: a race taken off the turf may count for every horse, which only the
 * payoff says. Coupled entries of races to come are one by the card. Refuses what `refuseBadBet` refuses.
 */
export function standingOf(
  bet: MultiRaceBet,
  day: readonly RaceOutcome[],
  card: InterestsOfCard = new Map(),
): BetStanding {
  refuseBadBet(bet.wager, bet.base, bet.legs);
  const legs = racesOf(bet).map((raceNumber, leg): LegStanding => {
    const set = bet.legs[leg] ?? ALL;
    const race = day.find((other) => other.raceNumber === raceNumber);
    if (race === undefined) return { raceNumber, state: 'live', held: set, winners: [], out: [] };
    return legAfter(set, race, bet.wager);
  });
  const counts = legs.map((leg) => (leg.state === 'wrong' ? 0 : countIn(leg, day, card)));
  const isCounted = counts.includes(0) || counts.every((count) => count !== null);
  const alive = isCounted ? counts.reduce<number>((all, count) => all * (count ?? 0), 1) : null;
  return {
    state: stateOf(bet, legs, isPaidOut(bet, day)),
    legs,
    aliveCombinations: alive,
    aliveStake: alive === null ? null : ticketCost(bet.base, alive),
  };
}
