import type { RaceView } from '../race-view.ts';
import { named } from './wording.ts';

type Longshot = RaceView['picks']['longshotOpportunities'][number];

/** The criteria of the longshot alerts, as an answer names them. */
export const LONGSHOT_CRITERIA = '6-1 or more, 15% to win, an edge of 20%';

/** The longshots of races that meet the criteria, the largest edge first. */
export const longshotsIn = (views: readonly RaceView[]): readonly { row: Longshot; race: number }[] =>
  views
    .flatMap(({ picks }) => picks.longshotOpportunities.map((row) => ({ row, race: picks.raceNumber })))
    .toSorted((a, b) => b.row.edgePercentage - a.row.edgePercentage);

/** `#8 Lost Coat at 12-1, edge 31% with the board blended in`. */
export const longshotText = (row: Longshot): string =>
  `${named({ ...row, horse: row.horseName })} at ${row.price.text}, edge ${row.edgePercentage.toFixed(0)}% with the board blended in`;
