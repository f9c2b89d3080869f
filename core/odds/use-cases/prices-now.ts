import type { Race, RaceId } from '../../card/race.ts';
import type { ScheduledRace } from '../../card/race-status.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Board } from '../board.ts';
import { type BoardStatus, boardStatus, currentBoard } from '../current-board.ts';
import type { OddsStore } from '../ports.ts';

/** The board of a race that counts, and what it is worth. */
export interface BoardNow {
  readonly board: Board;
  readonly status: BoardStatus;
}

/** The board of each race that counts now; a race without one is left out. */
export function makePricesNow({
  odds,
  clock,
}: {
  readonly odds: Pick<OddsStore, 'latest'>;
  readonly clock: Clock;
}) {
  return async function pricesNow(
    races: readonly (Pick<Race, 'id'> & ScheduledRace)[],
  ): Promise<ReadonlyMap<RaceId, BoardNow>> {
    const now = clock();
    const boards = await odds.latest(races.map(({ id }) => ({ raceId: id, before: now })));
    return new Map(
      races.flatMap((race) => {
        const ofRace = boards.filter(({ raceId }) => raceId === race.id);
        const board = currentBoard(ofRace, now);
        return board === null ? [] : [[race.id, { board, status: boardStatus(race, board, now) }] as const];
      }),
    );
  };
}

export type PricesNow = ReturnType<typeof makePricesNow>;
