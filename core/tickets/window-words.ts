import { byProgramNumber } from '../card/program-number.ts';
import { listText } from '../kernel/text.ts';
import { ALL, type TicketSet } from './ticket.ts';
import { type AnyWager, isMultiRace, setCount } from './wager.ts';

/** A bet as it is said to a clerk. */
export interface SaidBet {
  /** As people call the track: `Saratoga`. */
  readonly trackName: string;
  /** Its race, or its first one. */
  readonly raceNumber: number;
  readonly wager: AnyWager;
  /** Dollars on each combination. */
  readonly base: number;
  readonly sets: readonly TicketSet[];
}

const CENTS = 100;

/** `50-cent`, `$1`, `$2.50`. */
const stakeWords = (base: number): string =>
  base < 1 ? `${Math.round(base * CENTS)}-cent` : `$${Number.isInteger(base) ? base : base.toFixed(2)}`;

const setWords = (set: TicketSet): string => (set === ALL ? 'all' : listText(set.toSorted(byProgramNumber)));

const isSameSet = (set: TicketSet, other: TicketSet | undefined): boolean =>
  other !== undefined && set !== ALL && other !== ALL && set.join() === other.join();

const isBoxed = (sets: readonly TicketSet[]): boolean =>
  sets.length > 1 && sets.every((set) => set.length > 1 && isSameSet(set, sets[0]));

const isStraight = (sets: readonly TicketSet[]): boolean =>
  sets.every((set) => set !== ALL && set.length === 1);

/**
 * What to say at the window: track, race, stake, wager, numbers. `Saratoga, race 5, 50-cent pick 4: 1 and 2 with 3 with
 * all with 4`; `Saratoga, race 7, $1 exacta box 1, 2 and 3`; `Saratoga, race 2, $2 to win on number 4`. Places of one
 * race are said `over`, legs of several `with`.
 */
export function windowWords({ trackName, raceNumber, wager, base, sets }: SaidBet): string {
  const opening = `${trackName}, race ${raceNumber}, ${stakeWords(base)}`;
  const [first = ALL] = sets;
  if (setCount(wager) === 1) return `${opening} to ${wager} on number ${setWords(first)}`;
  if (isMultiRace(wager)) return `${opening} ${wager}: ${sets.map(setWords).join(' with ')}`;
  if (isBoxed(sets)) return `${opening} ${wager} box ${setWords(first)}`;
  const how = isStraight(sets) ? wager : sets.includes(ALL) ? `${wager} wheel` : `${wager} part wheel`;
  return `${opening} ${how}: ${sets.map(setWords).join(' over ')}`;
}
