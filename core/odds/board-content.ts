import type { Board } from './board.ts';

/** All that a board shows, in one text: two boards with the same text show the same. */
export const boardContent = ({ interests, pools }: Pick<Board, 'interests' | 'pools'>): string =>
  JSON.stringify([
    interests.map(({ interest, toOne, money, isScratched }) => [
      interest,
      toOne,
      money.win,
      money.place,
      money.show,
      isScratched,
    ]),
    [pools.win, pools.place, pools.show],
  ]);

/** The same for two boards only when race, source, moment and all they show are the same. */
export const boardKey = (board: Board): string => {
  const { tier, source, at: instant } = board.provenance;
  return JSON.stringify([board.raceId, tier, source, instant, boardContent(board)]);
};
