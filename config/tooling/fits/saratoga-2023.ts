import { join } from 'node:path';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Runner } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import type { Evidence } from '#core/handicapping/evidence.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { CardExample } from '#core/training/fitting/card-example.ts';
import { type CsvRow, csvRows, grouped, numberIn } from './csv-rows.ts';
import { figureLines, tableEvidence, tableLine, tableRunner } from './race-tables.ts';

const LEAST_RUNNERS = 4;
/** The table does not give the surface, so all figures are compared as if on the same one. */
const SURFACE: Surface = 'dirt';
/**
 * The table does not say whose figures it has. Within races its last figures spread by 10.0 points, those of the Brisnet
 * cards by 8.3: they are drawn together by as much. A figure of this size stays as it is.
 */
const SPREAD = 0.83;
const MIDDLE = 80;

const onCardScale = (figure: number): number => MIDDLE + SPREAD * (figure - MIDDLE);

const isWinner = (row: CsvRow): boolean => Number(row['finish']) === 1;

function linesOf(row: CsvRow): readonly PastPerformance[] {
  const last = parseRaceDay(row['lastRaceDate'] ?? '');
  const figures = ['fig3', 'fig2', 'fig1'].map((column) => numberIn(row[column]));
  return last === null ? [] : figureLines(figures, last, SURFACE, onCardScale);
}

const runnerOf = (row: CsvRow, index: number): Runner =>
  tableRunner(row['horse'] ?? '', index, {
    morningLine: tableLine(row['ml'] ?? '', 'Saratoga 2023'),
    weightLb: numberIn(row['weight']),
    pastPerformances: linesOf(row),
  });

function evidenceOn(rows: readonly CsvRow[]): Evidence | null {
  const [first] = rows;
  const runners = rows.map(runnerOf);
  const isClean =
    rows.length >= LEAST_RUNNERS &&
    runners.every(({ morningLine }) => morningLine !== null) &&
    rows.filter(isWinner).length === 1;
  if (first === undefined || !isClean) return null;
  const day = first['date'] as RaceDay;
  const number = Number(first['race']);
  return tableEvidence({ trackSlug: FLAGSHIP.slug, day, number, surface: SURFACE }, runners);
}

/** Saratoga 2023 with morning line, the last three figures and the winner. */
export function saratoga2023(folder: string): readonly CardExample[] {
  const rows = csvRows(join(folder, 'saratoga_2023_ml_figures_result.csv'));
  const starters = rows.filter((row) => row['scratched'] !== 'True');
  return [...grouped(starters, (row) => `${row['date']} ${row['race']}`).values()].flatMap((runners) => {
    const evidence = evidenceOn(runners);
    return evidence === null ? [] : [{ evidence, won: runners.map((row) => (isWinner(row) ? 1 : 0)) }];
  });
}
