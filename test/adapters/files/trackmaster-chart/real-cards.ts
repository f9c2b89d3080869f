import * as assert from 'uvu/assert';
import { readTrackmasterChartFile } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { instant } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import type { Finisher, Payout, RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { realData } from '#test/support/real-data.ts';

const NOW = instant(2_000_000_000_000);
export const folder = realData('trackmaster');
const sheets = new Map<string, Promise<ResultSheet>>();

/** The card of a file by its name without the ending. */
export function card(name: string): Promise<ResultSheet> {
  const found =
    sheets.get(name) ?? readTrackmasterChartFile(`${folder}/${name}tch.xml`, NOW).then(({ sheet }) => sheet);
  sheets.set(name, found);
  return found;
}

export async function race(name: string, raceNumber: number): Promise<RaceResult> {
  const found = (await card(name)).races.find((raceResult) => raceResult.raceNumber === raceNumber);
  assert.ok(found !== undefined, `${name} race ${raceNumber}`);
  return found as RaceResult;
}

export const horse = ({ starters }: RaceResult, programNumber: string): Finisher =>
  starters.find((starter) => starter.programNumber === programNumber) as Finisher;

export const startersOf = ({ races }: ResultSheet): number => sumBy(races, ({ starters }) => starters.length);
export const scratchesOf = ({ races }: ResultSheet): number =>
  sumBy(races, ({ scratches }) => scratches.length);

/** What a horse paid to win, place and show, in that order. */
export const pays = ({ payouts }: RaceResult, programNumber: string): readonly (number | null)[] =>
  payouts
    .filter(
      ({ wager, winningNumbers }) => /^(Win|Place|Show)$/.test(wager) && winningNumbers === programNumber,
    )
    .map(({ payoff }) => payoff);

export const paid = ({ payouts }: RaceResult, wager: string): readonly Payout[] =>
  payouts.filter((payout) => payout.wager === wager);

/** Places, odds and names of the first in official order. */
export const placed = (
  { starters }: RaceResult,
  ...places: readonly number[]
): readonly (readonly unknown[])[] =>
  starters
    .filter(({ official }) => official !== null && places.includes(official))
    .map(({ programNumber, horseName, official, odds }) => [programNumber, horseName, official, odds]);

export const DERBY = 'cd20230506';
