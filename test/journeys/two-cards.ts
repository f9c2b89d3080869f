import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { racingCli } from '#test/support/running-product.ts';

/** Imports invented cards of June 7, 2025, for each code of a track the sizes of its fields. */
export async function importCards(
  dataFolder: string,
  cards: Readonly<Record<string, readonly number[]>>,
): Promise<void> {
  for (const [code, fields] of Object.entries(cards)) {
    const rows = drfCard(...fields).map((row) => ({
      ...row,
      1: code,
      2: '20250607',
      // In California’s time: race 1 at 1:30 PM in New York.
      1418: `1${Number(row[3]) - 1}30`,
    }));
    const file = join(dataFolder, `${code}0607.DRF`);
    writeFileSync(file, drfText(rows));
    const ended = await racingCli(dataFolder, ['card', 'import', file]);
    assert.is(ended.code, 0, ended.stderr);
  }
}

/** Two races at Saratoga, three at Aqueduct. */
export const importTwoCards = (dataFolder: string): Promise<void> =>
  importCards(dataFolder, { SAR: [5, 6], AQU: [7, 6, 8] });
