import { join } from 'node:path';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { priceOf } from '#core/card/price.ts';
import { raceId } from '#core/card/race.ts';
import { horseKey, type Runner, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { addDays, instantOn, parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { CardExample } from '#core/training/fitting/form-fit.ts';
import { type CsvRow, csvRows, grouped, numberIn } from './csv-rows.ts';
import { PLAIN_LINE, PLAIN_RACE } from './plain-facts.ts';

const LEAST_RUNNERS = 4;
const FIGURES: readonly [number, number] = [30, 130];
/** The table dates the last race only; the earlier two are taken to be a month apart. */
const MONTH = 30;
/** The table does not give the surface, so all figures are compared as if on the same one. */
const SURFACE: Surface = 'dirt';

const isWinner = (row: CsvRow): boolean => Number(row['finish']) === 1;

function linesOf(row: CsvRow): readonly PastPerformance[] {
  const last = parseRaceDay(row['lastRaceDate'] ?? '');
  if (last === null) return [];
  return ['fig3', 'fig2', 'fig1'].flatMap((column, index) => {
    const figure = numberIn(row[column]);
    if (figure === null || figure < FIGURES[0] || figure > FIGURES[1]) return [];
    return [{ ...PLAIN_LINE, day: addDays(last, -index * MONTH), surface: SURFACE, speedFigure: figure }];
  });
}

function runnerOf(row: CsvRow, index: number): Runner | null {
  const [over = 0, under = 0] = (row['ml'] ?? '').split('/').map(Number);
  const odds = over / under;
  const origin = { kind: 'morning line', source: 'Saratoga 2023', at: null } as const;
  const morningLine =
    odds > 0 && Number.isFinite(odds) ? priceOf({ text: row['ml'] ?? '', toOne: odds }, origin) : null;
  if (morningLine === null) return null;
  const horseName = row['horse'] ?? '';
  return {
    ...UNKNOWN_RUNNER,
    programNumber: String(index + 1),
    horseKey: horseKey(horseName, null, null),
    horseName,
    morningLine,
    weightLb: numberIn(row['weight']),
    coupledWith: null,
    jockey: null,
    trainer: null,
    medication: null,
    blinkers: null,
    pastPerformances: linesOf(row),
  };
}

function evidenceOn(rows: readonly CsvRow[]): Evidence | null {
  const [first] = rows;
  const runners = rows.flatMap((row, index) => runnerOf(row, index) ?? []);
  const isClean =
    rows.length >= LEAST_RUNNERS && runners.length === rows.length && rows.filter(isWinner).length === 1;
  if (first === undefined || !isClean) return null;
  const day = first['date'] as RaceDay;
  const number = Number(first['race']);
  const race = {
    ...PLAIN_RACE,
    surface: SURFACE,
    id: raceId('saratoga', day, number),
    trackSlug: 'saratoga',
    day,
    number,
  };
  return evidenceOf({ ...race, runners }, new Map(), instantOn(day, 600, 'America/New_York'));
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
