import { parseRaceId } from '#core/card/race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { boardKey } from '#core/odds/board-content.ts';
import type { OddsStore } from '#core/odds/ports.ts';

/** Boards in memory. */
export function makeMemoryOddsStore(): OddsStore {
  /** By all that makes a board the same, in the order in which they were kept. */
  const boardsByKey = new Map<string, Board>();
  const receivedAt = new Map<string, Instant>();
  const isReceived = (board: Board, by: Instant): boolean =>
    (receivedAt.get(boardKey(board)) ?? board.provenance.at) <= by;
  const before = (
    moment: Instant,
    until: Instant | undefined,
    isWanted: (board: Board) => boolean,
  ): readonly Board[] =>
    [...boardsByKey.values()]
      .filter((board) => isReceived(board, moment) && isReceived(board, until ?? moment))
      .filter((board) => board.provenance.at < moment && isWanted(board))
      .sort((a, b) => a.provenance.at - b.provenance.at);
  return {
    async keep(boards, knownAt) {
      const fresh: Board[] = [];
      for (const board of boards) {
        const key = boardKey(board);
        if (boardsByKey.has(key)) continue;
        boardsByKey.set(key, board);
        if (knownAt !== undefined) receivedAt.set(key, knownAt);
        fresh.push(board);
      }
      return fresh;
    },
    async latest(options, until) {
      return options.flatMap((request) => {
        const boards = before(request.before, until, ({ raceId }) => raceId === request.raceId);
        return [...new Map(boards.map((board) => [board.provenance.source, board])).values()];
      });
    },
    async boardsOf(raceId, moment, until) {
      return before(moment, until, (board) => board.raceId === raceId);
    },
    async boardsOn(trackSlug, day, moment, until) {
      return before(moment, until, ({ raceId }) => {
        const parts = parseRaceId(raceId);
        return parts?.trackSlug === trackSlug && parts.day === day;
      });
    },
    async dropDemo(span) {
      for (const [key, { raceId }] of boardsByKey) {
        const parts = parseRaceId(raceId);
        const isInside = span !== null && parts !== null && parts.day >= span.from && parts.day <= span.to;
        if (parts?.isDemo === true && !isInside) boardsByKey.delete(key);
      }
    },
  };
}
