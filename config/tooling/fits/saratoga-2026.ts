import { join } from 'node:path';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { type Runner, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { CardExample } from '#core/training/fitting/card-example.ts';
import { type CsvRow, csvRows, grouped, numberIn } from './csv-rows.ts';
import { PLAIN_RACE } from './plain-facts.ts';
import { figureLines, tableEvidence, tableLine, tableRunner } from './race-tables.ts';

const SURFACES: Readonly<Record<string, Surface>> = { D: 'dirt', T: 'turf', t: 'inner-turf' };

const isWinner = (row: CsvRow): boolean => Number(row['position']) === 1;
const dayOf = (row: CsvRow): RaceDay => row['date'] as RaceDay;
const surfaceOf = (row: CsvRow): Surface | null => SURFACES[row['surface'] ?? ''] ?? null;

/** The table does not give the surface of earlier figures: all are compared as if on today's. */
function linesOf(row: CsvRow): readonly PastPerformance[] {
  const daysOff = numberIn(row['daysOff']);
  const surface = surfaceOf(row);
  if (daysOff === null || surface === null) return [];
  const figures = (row['figs'] ?? '').split('|').map(numberIn);
  return figureLines(figures, addDays(dayOf(row), -daysOff), surface);
}

const runnerOf = (row: CsvRow, index: number): Runner =>
  tableRunner(row['horse'] ?? '', index, {
    morningLine: tableLine(row['ml'] ?? '', 'Saratoga 2026'),
    ratings: { ...UNKNOWN_RUNNER.ratings, primePower: numberIn(row['primePower']) },
    pastPerformances: linesOf(row),
  });

/** 68 races of Saratoga 2026 with Prime Power, figures and the winner; 48 of them with the morning line. */
export function saratoga2026(folder: string): readonly CardExample[] {
  const rows = csvRows(join(folder, 'sar2026_brisnet_top3.csv'));
  return [...grouped(rows, (row) => `${row['date']} ${row['race']}`).values()].flatMap((runners) => {
    const [first] = runners;
    const winners = runners.filter(isWinner).length;
    if (first === undefined || winners === 0) return [];
    const par = numberIn(first['speedPar']);
    const evidence = tableEvidence(
      {
        trackSlug: FLAGSHIP.slug,
        day: dayOf(first),
        number: Number(first['race']),
        surface: surfaceOf(first),
        pars: { ...PLAIN_RACE.pars, speed: par },
      },
      runners.map(runnerOf),
    );
    return [{ evidence, won: runners.map((row) => (isWinner(row) ? 1 / winners : 0)) }];
  });
}
