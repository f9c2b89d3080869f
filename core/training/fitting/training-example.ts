import type { RaceDay } from '../../kernel/race-day.ts';

/** A race that was run, as a model learns from it or is scored on it. */
export interface RaceExample {
  readonly race: string;
  readonly track: string;
  readonly day: RaceDay;
  /** Betting interests. */
  readonly interests: number;
  /** Their numbers, in the order of everything listed by interest. */
  readonly numbers: readonly string[];
  /** Starters. */
  readonly starters: number;
  /** By starter: which betting interest it belongs to. */
  readonly interestOf: readonly number[];
  /** Features of the register in its order, starter after starter; NaN where missing. */
  readonly features: Float64Array;
  /** The public's final chances, by interest; they sum to one. */
  readonly publicChances: readonly number[];
  /** Chances of the morning line without its overround, by interest; null where no line is known. */
  readonly lineChances: readonly number[] | null;
  /** The documented formula's win % by interest at the final odds, made to sum to one. */
  readonly formulaChances: readonly number[];
  /** Odds to 1 at the off, by interest. */
  readonly odds: readonly number[];
  /** 1 for the winner, equal shares in a dead heat, else 0; by interest, together one. */
  readonly won: readonly number[];
  /** Interests in the order of official placing, as far as single horses hold the places; at most three. */
  readonly order: readonly number[];
}
