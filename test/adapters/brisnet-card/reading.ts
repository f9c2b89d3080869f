import { readBrisnetCard } from '#adapters/files/brisnet-card/read-card.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { instant } from '#core/kernel/instant.ts';
import { type DrfRow, drfRow, drfText, inPieces, pastLine } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';

export const IMPORTED_AT = instant(1_754_130_000_000);

/** Reads a file of this content, under the name SAR0802.DRF. */
export const reading = (content: string | Uint8Array): Promise<ImportedCard> =>
  readBrisnetCard(inPieces(content), { fileName: 'SAR0802.DRF', at: IMPORTED_AT });

export const readingRows = (rows: readonly DrfRow[]): Promise<ImportedCard> => reading(drfText(rows));

/** The one race of a card whose first row is changed so. */
export async function raceFrom(change: DrfRow): Promise<Race> {
  const { card } = await readingRows([drfRow(1, 1, change)]);
  return card.races[0] as Race;
}

export const runnerFrom = async (change: DrfRow): Promise<Runner> =>
  (await raceFrom(change)).runners[0] as Runner;

/** The latest past race of a runner whose line is changed so. */
export const pastRaceFrom = async (change: DrfRow): Promise<PastPerformance> =>
  present((await runnerFrom(pastLine(0, change))).pastPerformances)[0] as PastPerformance;
