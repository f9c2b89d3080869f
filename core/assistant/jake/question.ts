import type { Wager } from '../../tickets/wager.ts';

/** How a bet is built. */
export type Structure = 'straight' | 'box' | 'wheel' | 'part-wheel';

/** How much risk is wanted. */
export type Mood = 'careful' | 'even' | 'bold';

/** A bet that was spelled out: numbers place by place; `all` is every horse. */
export interface SpelledTicket {
  readonly wager: Wager;
  readonly structure: Structure;
  readonly sets: readonly (readonly string[] | 'all')[];
  /** Dollars on each combination; null where none was named. */
  readonly base: number | null;
  /** Dollars for all of it, as in `a trifecta box for $12`; left out where none is named so. */
  readonly total?: number;
}

export type Topic =
  | 'ticket'
  | 'bankroll'
  | 'longshot'
  | 'wps'
  | 'exotics'
  | 'weather'
  | 'pace'
  | 'value'
  | 'winner'
  | 'card'
  | 'help';

/** What was read out of a question. */
export interface JakeQuestion {
  readonly topic: Topic;
  readonly raceNumber: number | null;
  /** Dollars to spend; null where none are named. */
  readonly bankroll: number | null;
  readonly mood: Mood;
  readonly wager: Wager | null;
  readonly ticket: SpelledTicket | null;
  /** It asks about another day, or something that is no racing of this card. */
  readonly text: string;
}
