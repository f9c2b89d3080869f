import type { RaceDay } from '../kernel/race-day.ts';
import { type Doubt, type DoubtChoice, type DoubtDecision, type Doubtful, STRAIGHT } from './doubt.ts';
import type { SheetKind } from './result-sheet.ts';
import { trackOfResults } from './track-of-results.ts';

/** A race with contradictory facts, with its track and day. */
export interface DoubtfulRace {
  /** The track's code: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  /** The kind of sheet the doubt comes from. */
  readonly kind: SheetKind;
  readonly source: string;
  readonly doubts: readonly Doubt[];
  /** Null while nobody has decided. */
  readonly decision: DoubtDecision | null;
  /** The email of the person who decided; null for the operator, for a deleted account and while undecided. */
  readonly byEmail: string | null;
}

/** The races at one track, by its slug, number or code; all of them for null. */
export function doubtsAt(races: readonly DoubtfulRace[], trackText: string | null): readonly DoubtfulRace[] {
  if (trackText === null) return races;
  const { code } = trackOfResults(trackText);
  return races.filter(({ track }) => track === code);
}

/** A win payoff identifies the winner and an exotic one the first horses in order; place and show imply no order. */
const givesOrder = (wager: string): boolean => wager === 'Win' || !STRAIGHT.includes(wager);

/** The decisions offered; `payoffs` only when a payoff in doubt implies an order. */
export const choicesFor = ({ doubts = [] }: Pick<Doubtful, 'doubts'>): readonly DoubtChoice[] =>
  doubts.some(({ wagers }) => wagers.some(givesOrder))
    ? ['order', 'payoffs', 'left-out']
    : ['order', 'left-out'];
