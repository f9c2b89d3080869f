import { horseNameKey } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import type { MemberPick, PickedHorse } from '../../picks/member-picks/member-pick.ts';
import type { RaceResult } from '../../results/race-result.ts';
import { bettingPlaceOf } from '../../results/ran-for-money.ts';
import { settlementOf } from '../../results/settlement.ts';
import type { Settlement } from '../../tickets/settlement/settlement.ts';
import { straight, type Ticket, wheel } from '../../tickets/ticket.ts';

/** Where the picked horse came in; `other` also for one that did not finish. */
export type PlaceOutcome = 'win' | 'place' | 'show' | 'other';

/** A member's pick and what became of it. */
export interface ScoredPick {
  readonly pick: MemberPick;
  readonly settlement: Settlement;
  /** The place for betting purposes: official, or the order across the wire; null where the horse has none. */
  readonly place: number | null;
}

/** The current picks of a span: all of them, and what became of those whose race is over. */
export interface ScoredPicks {
  readonly span: DaySpan;
  /** Oldest first. */
  readonly picks: readonly MemberPick[];
  readonly scored: readonly ScoredPick[];
}

const isAt = ({ trackSlug }: MemberPick, { slug }: Track): boolean => trackSlug === slug;

/** Only the picks at a track; all of them when null. */
export const picksAt = (all: ScoredPicks, track: Track | null): ScoredPicks =>
  track === null
    ? all
    : {
        ...all,
        picks: all.picks.filter((pick) => isAt(pick, track)),
        scored: all.scored.filter(({ pick }) => isAt(pick, track)),
      };

/** Dollars on each combination; an exacta without a second horse is a wheel over every other. */
export const MEMBER_STAKE = { win: 2, place: 2, show: 2, exacta: 1 } as const;

/** The ticket of a pick, by the program numbers of its horses: one, or the two of an exacta. */
export function ticketOf(betType: MemberPick['betType'], programNumbers: readonly string[]): Ticket {
  const stake = MEMBER_STAKE[betType];
  return betType === 'exacta' && programNumbers.length === 1
    ? wheel('exacta', stake, programNumbers)
    : straight(betType, stake, programNumbers);
}

const unknownOutcome = (note: string): Settlement => ({
  outcome: 'unknown',
  combinations: 0,
  staked: 0,
  refunded: 0,
  returned: 0,
  paid: [],
  note,
});

export const outcomeOf = (place: number | null): PlaceOutcome =>
  (['win', 'place', 'show'] as const)[(place ?? 0) - 1] ?? 'other';

/** The program number a picked horse ran under, and whether another horse ran under it. */
function numberInResult({ horseName, programNumber }: PickedHorse, { starters }: RaceResult) {
  const name = horseNameKey(horseName);
  const ran = starters.find((starter) => horseNameKey(starter.horseName) === name);
  const number = ran?.programNumber ?? programNumber;
  const other = starters.find((starter) => starter.programNumber === number);
  return { ran, number, isAnother: ran === undefined && other !== undefined };
}

/**
 * A pick settled by the result of its race. The horse is found by its name; where another one carried its number nobody
 * can say what became of the bet.
 */
export function scoredPick(pick: MemberPick, result: RaceResult): ScoredPick {
  const horses = [pick, ...(pick.second ? [pick.second] : [])].map((horse) => numberInResult(horse, result));
  const another = horses.find(({ isAnother }) => isAnother);
  const ran = horses[0]?.ran;
  const numbers = horses.map(({ number }) => number);
  const settlement = another
    ? unknownOutcome(`the result names another horse with the number ${another.number}`)
    : settlementOf(ticketOf(pick.betType, numbers), result);
  return { pick, settlement, place: ran === undefined ? null : bettingPlaceOf(ran, result) };
}

/** Settled with money at risk: neither refunded as a whole nor unknown. */
export const isScored = ({ settlement: { outcome } }: ScoredPick): boolean =>
  outcome === 'won' || outcome === 'lost';
