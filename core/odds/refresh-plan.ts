import { type Instant, MINUTE, SECOND, shift } from '../kernel/instant.ts';

/** A planned refresh of a race's board, and how late it may come. */
export interface BoardRefresh {
  readonly minutesToPost: number;
  readonly lateFor: number;
}

/** When boards are fetched before the off; the last one is at the off. */
export const BOARD_PLAN: readonly BoardRefresh[] = [
  { minutesToPost: 30, lateFor: 10 * MINUTE },
  { minutesToPost: 10, lateFor: 3 * MINUTE },
  { minutesToPost: 5, lateFor: 2 * MINUTE },
  { minutesToPost: 1, lateFor: 40 * SECOND },
  { minutesToPost: 0, lateFor: MINUTE },
];

/** A source may show a board up to a minute old. */
const SHOWN_LATE = MINUTE;

/**
 * Whether a newer board should have come by plan since that moment. Example: three minutes before the off, a board from
 * eleven minutes before it has missed a planned refresh.
 */
export const isBehindPlan = (shownAt: Instant, now: Instant, postTime: Instant): boolean =>
  BOARD_PLAN.some(({ minutesToPost, lateFor }) => {
    const due = shift(postTime, -minutesToPost * MINUTE);
    return minutesToPost > 0 && shownAt < due - SHOWN_LATE && now >= due + lateFor;
  });
