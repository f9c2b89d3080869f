import { join } from 'node:path';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fairChances } from '#core/odds/fair-chances.ts';
import type { LinedRace } from '#core/training/fitting/line-power.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { type CsvRow, csvRows, grouped, numberIn } from './csv-rows.ts';

/** A race with a morning line, final odds and a winner; there is no card, so nothing else is measured. */
export type PricedRace = RaceExample & LinedRace & { readonly lines: readonly number[] };

const LEAST_RUNNERS = 4;
const OVERROUND: readonly [number, number] = [1.13, 1.29];
/** Above this share of final odds equal to the line, the table's author filled them in. */
const MOST_COPIED = 1 / 3;

const isWinner = (row: CsvRow): boolean => row['finish'] === '1';

function priced(key: string, rows: readonly CsvRow[]): PricedRace | null {
  const lines = rows.map((row) => numberIn(row['ml_dec']) ?? 0);
  const odds = rows.map((row) => numberIn(row['final_odds']) ?? 0);
  const overround = odds.reduce((sum, price) => sum + 1 / (price + 1), 0);
  const copied = odds.filter((price, index) => price === lines[index]).length;
  const isClean =
    rows.length >= LEAST_RUNNERS &&
    rows.filter(isWinner).length === 1 &&
    [...lines, ...odds].every((price) => price > 0) &&
    overround >= OVERROUND[0] &&
    overround <= OVERROUND[1] &&
    copied <= rows.length * MOST_COPIED;
  const [first] = rows;
  if (!isClean || first === undefined) return null;
  const { chances } = fairChances(odds);
  return {
    race: key,
    track: first['track'] ?? '',
    day: first['date'] as RaceDay,
    interests: rows.length,
    numbers: rows.map((_, index) => String(index + 1)),
    starters: rows.length,
    interestOf: rows.map((_, index) => index),
    features: new Float64Array(0),
    publicChances: chances,
    lineChances: fairChances(lines).chances,
    formulaChances: chances,
    odds,
    lines,
    won: rows.map((row) => (isWinner(row) ? 1 : 0)),
    order: [rows.findIndex(isWinner)],
  };
}

/** The clean races of 2025 at Aqueduct, Del Mar and Penn National, oldest first. */
export function linedRaces2025(folder: string): readonly PricedRace[] {
  const rows = csvRows(join(folder, 'us2025_ml_final_finish.csv')).filter((row) => row['scratched'] !== '1');
  const races = grouped(rows, (row) => `${row['track']} ${row['date']} ${row['race']}`);
  return [...races]
    .flatMap(([key, runners]) => priced(key, runners) ?? [])
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
