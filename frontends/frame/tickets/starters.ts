import type { Entry, Race } from '#kit/kit.ts';

/** Who may be named: the horses of the body of the race that start. */
export const starters = ({ entries }: Pick<Race, 'entries'>): readonly Entry[] =>
  entries.filter(({ scratchStatus, listStatus }) => !scratchStatus && listStatus === null);
