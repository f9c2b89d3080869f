import { code, column, filled, programNumber, text, whole } from '../csv/column.ts';
import type { Row, Table } from '../csv/table.ts';
import { DISTANCES } from './distances.ts';
import {
  comment,
  crossed,
  day,
  equipment,
  horse,
  jockey,
  lastDay,
  lastNumber,
  margin,
  odds,
  SURFACES,
  seconds,
} from './readers.ts';

/** The columns that the rows of a race share. */
export const OF_RACE = {
  day: column('Date', day),
  raceNumber: column('Race_Num', whole(1, 20)),
  surface: column('Track_Type', code(SURFACES)),
  weather: column('Weather', filled),
  distanceYards: column('Dist', code(DISTANCES)),
  condition: column('Condition', filled),
  trackRecord: column('Track_Record', seconds),
  finalTimeSeconds: column('Final_Time', seconds),
};

/** DATA.csv; every line ends with a comma. */
export const LAYOUT = {
  ...OF_RACE,
  lastDay: column('Last_Race', lastDay),
  lastRaceNumber: column('Past_Race', lastNumber),
  lastTrack: column('Past_Track', filled),
  lastFinish: column('Past_Pos', lastNumber),
  programNumber: column('Pgm', programNumber),
  horse: column('H_Name', horse),
  jockeyName: column('J_Name', jockey),
  weightLb: column('Wgt', whole(90, 200)),
  equipment: column('M/E', equipment),
  postPosition: column('PP', whole(1, 30)),
  crossed: column('Fin', crossed),
  margin: column('Dist_Ahead', margin),
  odds: column('Odds', odds),
  isFavourite: column(
    'Fav',
    code(
      new Map([
        ['Y', true],
        ['N', false],
      ]),
    ),
  ),
  comment: column('Comments', comment),
  end: column('', text),
};

export type StarterRow = Row<typeof LAYOUT>;
export type StarterTable = Table<typeof LAYOUT>;
