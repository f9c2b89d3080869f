import type { RaceDay } from '../kernel/race-day.ts';
import { type Doubt, type DoubtChoice, type DoubtDecision, type Doubtful, STRAIGHT } from './doubt.ts';
import type { SheetKind } from './result-sheet.ts';

/** A race two of whose facts cannot both be right, with its place in the calendar. */
export interface DoubtfulRace {
  /** Two or three letters: `SAR`. */
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

/** A payoff to win gives the winner and an exotic one the first horses in order; one to place or show gives no order. */
const givesOrder = (wager: string): boolean => wager === 'Win' || !STRAIGHT.includes(wager);

/** Decisions that answer the doubts: that the payoffs are right only where an order follows from one that is in doubt. */
export const choicesFor = ({ doubts = [] }: Pick<Doubtful, 'doubts'>): readonly DoubtChoice[] =>
  doubts.some(({ wagers }) => wagers.some(givesOrder))
    ? ['order', 'payoffs', 'left-out']
    : ['order', 'left-out'];
