import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportedChart, readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Finisher, Payout, RaceResult } from '#core/results/race-result.ts';
import { realData } from '#test/support/real-data.ts';

/** The 40 cards of the meeting by day, or null where the files are not there. */
export async function meeting(): Promise<ReadonlyMap<string, ImportedChart> | null> {
  const folder = realData('charts-2020');
  if (folder === null) return null;
  const reader = makePdfReader();
  const cards = new Map<string, ImportedChart>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
    const card = await readChartFile(join(folder, name), instant(0), reader);
    cards.set(card.sheet.day, card);
  }
  await reader.close();
  return cards;
}

/** The race of a card by its number. */
export function raceOf(card: ImportedChart | undefined, raceNumber: number): RaceResult {
  const race = card?.sheet.races.find((raceResult) => raceResult.raceNumber === raceNumber);
  if (race === undefined) throw new Error(`no race ${raceNumber}`);
  return race;
}

export function starter({ starters }: RaceResult, programNumber: string): Finisher {
  const found = starters.find((finisher) => finisher.programNumber === programNumber);
  if (found === undefined) throw new Error(`no #${programNumber}`);
  return found;
}

export const payoffs = (
  { payouts }: RaceResult,
  wager: string,
): readonly (readonly [string, number | null])[] =>
  payouts
    .filter((payout) => payout.wager === wager)
    .map(({ winningNumbers, payoff }) => [winningNumbers, payoff]);

/** What a horse paid to win, place and show; null where it did not. */
export const paid = (race: RaceResult, programNumber: string): readonly (number | null)[] =>
  ['Win', 'Place', 'Show'].map(
    (wager) => payoffs(race, wager).find(([number]) => number === programNumber)?.[1] ?? null,
  );

export const wager = ({ payouts }: RaceResult, name: string): Payout => {
  const found = payouts.find((payout) => payout.wager === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
