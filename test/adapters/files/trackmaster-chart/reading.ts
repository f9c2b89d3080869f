import * as assert from 'uvu/assert';
import { readTrackmasterChart } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import {
  aTrackmasterChart,
  FOUR,
  type InventedEntry,
  type InventedRace,
} from '#test/support/a-trackmaster-chart.ts';

export const NOW = instant(2_000_000_000_000);

export const reading = (text: string) => readTrackmasterChart(Buffer.from(text), 'zzz20310503tch.xml', NOW);
export const sheetOf = async (...races: readonly InventedRace[]): Promise<ResultSheet> =>
  (await reading(aTrackmasterChart({ races }))).sheet;

/** The only race of a chart; fails with the reasons if it was refused. */
export async function raceOf(race: Partial<InventedRace> = {}): Promise<RaceResult> {
  const { races, refused: wrong } = await sheetOf({ number: 1, entries: FOUR, ...race });
  assert.equal(wrong, []);
  return races[0] as RaceResult;
}

export async function refusedRace(race: Partial<InventedRace>): Promise<string> {
  const { races, refused: wrong } = await sheetOf({ number: 1, entries: FOUR, ...race });
  assert.equal(races, []);
  return wrong.flatMap(({ failed }) => failed).join(' ');
}

export const horse = ({ starters }: RaceResult, programNumber: string): Finisher =>
  starters.find((starter) => starter.programNumber === programNumber) as Finisher;

/** The four starters, one of them changed. */
export const withEntry = (program: string, changed: Partial<InventedEntry>): readonly InventedEntry[] =>
  FOUR.map((entry) => (entry.program === program ? { ...entry, ...changed } : entry));

export const DISQUALIFIED: readonly InventedEntry[] = [
  { program: '1', name: 'Swiftsure', crossed: 1, odds: 2.5 },
  { program: '2', name: 'Low Tide', crossed: 2, official: 4, odds: 1.2, flag: 'dq' },
  { program: '3', name: "Miller's Lane", crossed: 3, official: 2, odds: 6.4 },
  { program: '4', name: 'Far Point (IRE)', crossed: 4, official: 3, odds: 11.3 },
];
export const exacta = (winners: string) => [{ type: 'Exacta', stake: 2, pool: 9_000, winners, payoff: 21.4 }];
