import { raceStatus, type ScheduledRace } from '../card/race-status.ts';
import { type Instant, MINUTE } from '../kernel/instant.ts';
import type { Tier } from '../kernel/provenance.ts';
import type { Board } from './board.ts';
import { isBehindPlan } from './refresh-plan.ts';

/** Whose word counts before whose. */
const RANK: Readonly<Record<Tier, number>> = { live: 0, imported: 1, derived: 2, demo: 3 };

/** Older boards say what a price was, not what it is. */
const STALE_AFTER = 10 * MINUTE;

function countsMore({ provenance }: Board, { provenance: other }: Board): boolean {
  const rank = RANK[provenance.tier] - RANK[other.tier];
  return rank < 0 || (rank === 0 && provenance.at >= other.at);
}

/**
 * The board of a race that counts where several sources have one: of those from before `before` a live one, else an
 * imported one, else an invented one; of these the newest, of one moment the last in the list. Null without any.
 */
export const currentBoard = (boards: readonly Board[], before: Instant): Board | null =>
  boards
    .filter(({ provenance }) => provenance.at < before)
    .reduce<Board | null>(
      (currentBoard, board) =>
        currentBoard === null || countsMore(board, currentBoard) ? board : currentBoard,
      null,
    );

/** Whether a price shown at that time is too old to bet at `now`: by age, or because a newer one is due by the plan. */
export const isStale = (shownAt: Instant, now: Instant, postTime: Instant | null = null): boolean =>
  now - shownAt > STALE_AFTER || (postTime !== null && isBehindPlan(shownAt, now, postTime));

/** How far a board can be trusted: live; too old to bet by; or the one at the off. */
export type BoardStatus = 'live' | 'stale' | 'final';

/**
 * A board of a race that is not over is live while it is young enough; afterwards it is final if it was taken at the
 * off.
 */
export function boardStatus(
  race: ScheduledRace,
  { provenance: { at: instant } }: Board,
  now: Instant,
): BoardStatus {
  const { postTime } = race;
  if (raceStatus(race, now) !== 'completed') return isStale(instant, now, postTime) ? 'stale' : 'live';
  return postTime !== null && instant >= postTime ? 'final' : 'stale';
}
