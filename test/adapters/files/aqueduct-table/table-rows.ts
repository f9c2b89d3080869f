import { readAqueductTable } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';

export const IMPORTED_AT = instant(1_754_130_000_000);

/** The heads of the table with the cells of an invented winner. */
const WINNER = {
  Date: '31/12/2018',
  Race_Num: '1',
  Track_Type: 'Inner',
  Weather: 'Cloudy',
  Dist: '1310',
  Condition: 'Fast',
  Track_Record: '1:07.93',
  Final_Time: '1:12.05',
  Last_Race: '3Dec18',
  Past_Race: '4',
  Past_Track: 'LRL',
  Past_Pos: '7',
  Pgm: '1',
  H_Name: 'Paper Lantern',
  J_Name: 'Lane/Robin',
  Wgt: '121',
  'M/E': 'Lbf',
  PP: '3',
  Fin: '1',
  Dist_Ahead: '1.25',
  Odds: '14.20',
  Fav: 'N',
  Comments: '3w_upr+_up_late',
};

export type RowDraft = Partial<Record<keyof typeof WINNER, string>>;

export const HEAD = `${Object.keys(WINNER).join(',')},`;
export const rowOf = (change: RowDraft = {}): string =>
  `${Object.values({ ...WINNER, ...change }).join(',')},`;

/** A race of horses that crossed like this, with their margins: `[['1', '0.5'], ['2', 'Last']]`. */
export const fieldOf = (
  finishes: readonly (readonly [fin: string, margin: string])[],
  change: RowDraft = {},
) =>
  finishes.map(([Fin, Dist_Ahead], finish) => {
    const Pgm = String(finish + 1);
    return rowOf({ Pgm, PP: Pgm, H_Name: `Horse ${Pgm}`, Fin, Dist_Ahead, ...change });
  });

export const TWO = fieldOf([
  ['1', '2.5'],
  ['2', 'Last'],
]);

export const readingText = (text: string): readonly StoredSheet[] =>
  readAqueductTable(new TextEncoder().encode(text), { fileName: 'DATA.csv', at: IMPORTED_AT });

export const reading = (...rows: readonly string[]): readonly StoredSheet[] =>
  readingText([HEAD, ...rows].map((line) => `${line}\n`).join(''));

export const raceFrom = (...rows: readonly string[]): RaceResult =>
  reading(...rows)[0]?.sheet.races[0] as RaceResult;

/** The winner of a race of two whose row is changed so. */
export const winnerFrom = (change: RowDraft): Finisher =>
  raceFrom(rowOf({ ...change, Pgm: change.Pgm ?? '5' }), rowOf({ Pgm: '9', Fin: '2', Dist_Ahead: 'Last' }))
    .starters[0] as Finisher;
