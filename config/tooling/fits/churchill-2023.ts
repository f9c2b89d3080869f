import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTrackmasterChartFile } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { FURLONG } from '#core/card/distance.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Runner } from '#core/card/runner.ts';
import { horseNameKey } from '#core/card/same-name.ts';
import type { Surface } from '#core/card/surface.ts';
import { instant } from '#core/kernel/instant.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { CardExample } from '#core/training/fitting/card-example.ts';
import { type CsvRow, csvRows, numberIn } from './csv-rows.ts';
import { PLAIN_LINE } from './plain-facts.ts';
import { tableEvidence, tableRunner } from './race-tables.ts';

const TRACK = 'churchill-downs';
const LINES = [1, 2, 3, 4, 5];
/** Lengths stand in hundredths; this one means not timed. */
const NOT_TIMED = 9999;
const SURFACES: Readonly<Record<string, Surface>> = { D: 'dirt', T: 'turf', A: 'synthetic' };

const keyOf = (day: string, race: number, horse: string): string => `${day} ${race} ${horseNameKey(horse)}`;

const positiveIn = (text: string | undefined): number | null => {
  const value = numberIn(text);
  return value === null || value <= 0 ? null : value;
};

function linesOf(row: CsvRow): readonly PastPerformance[] {
  return LINES.flatMap((number) => {
    const cell = (name: string): string | undefined => row[`recent_${name}_${number}`];
    const day = parseRaceDay(cell('date') ?? '');
    if (day === null) return [];
    const place = positiveIn(cell('finish_pos'));
    const behind = numberIn(cell('lengths_back_finish'));
    const furlongs = positiveIn(cell('distance'));
    return [
      {
        ...PLAIN_LINE,
        day,
        surface: SURFACES[cell('surface') ?? ''] ?? null,
        distanceYards: furlongs === null ? null : Math.round(furlongs * FURLONG),
        purse: positiveIn(cell('purse')),
        fieldSize: positiveIn(cell('num_starters')),
        official: place,
        crossed: { position: place, lengths: behind === null || behind >= NOT_TIMED ? null : behind / 100 },
      },
    ];
  });
}

/** The starters of a race with the lines of the table, and the shares of the win. */
function exampleOf(
  { day }: ResultSheet,
  race: RaceResult,
  rowOf: ReadonlyMap<string, CsvRow>,
): CardExample | null {
  const rows = race.starters.map(({ horseName }) => rowOf.get(keyOf(day, race.raceNumber, horseName)));
  const [known] = rows.filter((row) => row !== undefined);
  if (known === undefined || race.starters.some(({ odds }) => odds === null)) return null;
  const runners = race.starters.map(({ horseName }, index): Runner => {
    const row = rows[index];
    return tableRunner(horseName, index, { pastPerformances: row === undefined ? null : linesOf(row) });
  });
  const winners = race.starters.filter(({ official }) => official === 1).length;
  const surface = SURFACES[known['surface_x'] ?? ''] ?? null;
  const evidence = tableEvidence({ trackSlug: TRACK, day, number: race.raceNumber, surface }, runners);
  return { evidence, won: race.starters.map(({ official }) => (official === 1 ? 1 / winners : 0)) };
}

/**
 * 14 days at Churchill Downs in May 2023: the starters of the charts with up to five past races of places, margins,
 * distances and purses, without figures, odds or morning line.
 */
export async function churchill2023(data: string): Promise<readonly CardExample[]> {
  const rowOf = new Map(
    csvRows(join(data, 'cd-2023-05', 'cd_2023-05_pp_plus_result.csv')).map((row) => {
      const [, month = '', date = '', year = '', race = ''] = (row['race_id'] ?? '').split('-');
      return [keyOf(`20${year}-${month}-${date}`, Number(race.slice(1)), row['horse'] ?? ''), row];
    }),
  );
  const folder = join(data, 'trackmaster');
  const files = readdirSync(folder).filter((name) => /^cd202305\d\dtch\.xml$/.test(name));
  const charts = await Promise.all(
    files.sort().map((name) => readTrackmasterChartFile(join(folder, name), instant(0))),
  );
  return charts.flatMap(({ sheet }) => sheet.races.flatMap((race) => exampleOf(sheet, race, rowOf) ?? []));
}
