import { type Instant, MINUTE, SECOND, shift } from '../kernel/instant.ts';

/** A planned refresh of a race's board, and how late it may come. */
export interface BoardRefresh {
  readonly minutesToPost: number;
  readonly lateFor: number;
}

/** When boards are fetched on the way to the off; the last one is that of the off. */
export const BOARD_PLAN: readonly BoardRefresh[] = [
  { minutesToPost: 30, lateFor: 10 * MINUTE },
  { minutesToPost: 10, lateFor: 3 * MINUTE },
  { minutesToPost: 5, lateFor: 2 * MINUTE },
  { minutesToPost: 1, lateFor: 40 * SECOND },
  { minutesToPost: 0, lateFor: MINUTE },
];

/** A source may show a board that is a minute old. */
const SHOWN_LATE = MINUTE;

/**
 * Whether the plan has had a newer board since that moment. Example: three minutes before the off a board of eleven
 * minutes before is one planned refresh behind.
 */
export const isBehindPlan = (shownAt: Instant, now: Instant, postTime: Instant): boolean =>
  BOARD_PLAN.some(({ minutesToPost, lateFor }) => {
    const due = shift(postTime, -minutesToPost * MINUTE);
    return minutesToPost > 0 && shownAt < due - SHOWN_LATE && now >= due + lateFor;
  });
