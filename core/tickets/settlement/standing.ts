import { scratchRuleOf } from '../bet-terms.ts';
import { ticketCost } from '../combinations.ts';
import { type MultiRaceBet, racesOf, refuseBadBet } from '../multi-race-bet.ts';
import { ALL, type TicketSet } from '../ticket.ts';
import { boughtWith, type RaceOutcome } from './race-outcome.ts';

/** How a leg stands: `live` before its result; `void` is a race that was called off, where any horse is right. */
export type LegState = 'live' | 'right' | 'wrong' | 'void' | 'unknown';

export interface LegStanding {
  readonly raceNumber: number;
  readonly state: LegState;
  /** Betting interests of the ticket that the leg was won with, or may still be. */
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

function legAfter(set: TicketSet, race: RaceOutcome, wager: MultiRaceBet['wager']): LegStanding {
  const { raceNumber, winners, ran, isFieldComplete } = race;
  if (race.cancelled !== null) return { raceNumber, state: 'void', held: set, winners, out: [] };
  if (winners.length === 0) return { raceNumber, state: 'unknown', held: set, winners, out: [] };
  const numbers = set === ALL ? ran : set;
  const held = numbers.filter((number) => isRight(number, race, wager));
  const out = isFieldComplete ? numbers.filter((number) => !ran.includes(boughtWith(number, race))) : [];
  return { raceNumber, state: held.length > 0 ? 'right' : 'wrong', held, winners, out };
}

/** How many combinations of a leg are still in: horses of an entry count once, as they were charged. */
function countIn({ held, raceNumber }: LegStanding, day: readonly RaceOutcome[]): number | null {
  if (held === ALL) return null;
  const race = day.find((other) => other.raceNumber === raceNumber);
  return new Set(held.map((number) => (race === undefined ? number : boughtWith(number, race)))).size;
}

/**
 * A bet leg by leg after the results so far: a leg is right with the official winner, each of a dead heat, any horse of a
 * race that was called off, and, in a pick 4 to 6, with a scratched horse while the public's choice won in its place. The
 * payoff decides in the end: a race taken off the turf may count for every horse, which only the payoff says. Refuses
 * what `refuseBadBet` refuses.
 */
export function standingOf(bet: MultiRaceBet, day: readonly RaceOutcome[]): BetStanding {
  refuseBadBet(bet.wager, bet.base, bet.legs);
  const legs = racesOf(bet).map((raceNumber, leg): LegStanding => {
    const set = bet.legs[leg] ?? ALL;
    const race = day.find((other) => other.raceNumber === raceNumber);
    if (race === undefined) return { raceNumber, state: 'live', held: set, winners: [], out: [] };
    return legAfter(set, race, bet.wager);
  });
  const counts = legs.map((leg) => (leg.state === 'wrong' ? 0 : countIn(leg, day)));
  const isDead = legs.some(({ state }) => state === 'wrong');
  const isCounted = isDead || counts.every((count) => count !== null);
  const alive = isCounted ? counts.reduce<number>((all, count) => all * (count ?? 0), 1) : null;
  const states = legs.map(({ state }) => state);
  return {
    state: isDead
      ? 'dead'
      : states.includes('unknown')
        ? 'unknown'
        : states.includes('live')
          ? 'alive'
          : 'over',
    legs,
    aliveCombinations: alive,
    aliveStake: alive === null ? null : ticketCost(bet.base, alive),
  };
}
