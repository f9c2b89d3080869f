import type { RaceDay } from '../kernel/race-day.ts';
import type { Doubt, DoubtChoice, DoubtDecision, Doubtful } from './doubt.ts';
import type { SheetKind } from './result-sheet.ts';

/** A race two of whose facts cannot both be right, with its place in the calendar. */
export interface DoubtfulRace {
  /** Three letters: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  /** The sheet that says so. */
  readonly kind: SheetKind;
  readonly source: string;
  readonly doubts: readonly Doubt[];
  /** Null while nobody has decided. */
  readonly decision: DoubtDecision | null;
  /** The address of who decided; null for the operator, without a decision, and where the account is gone. */
  readonly byEmail: string | null;
}

/** Decisions that answer the doubts: that the payoffs are right only where they are what is in doubt. */
export const choicesFor = ({ doubts = [] }: Pick<Doubtful, 'doubts'>): readonly DoubtChoice[] =>
  doubts.some(({ wagers }) => wagers.length > 0) ? ['order', 'payoffs', 'left-out'] : ['order', 'left-out'];
