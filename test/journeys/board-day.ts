import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Instant, parseInstant, toIso } from '#core/kernel/instant.ts';
import { type DrfRow, drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';
import { racingCli } from '#test/support/running-product.ts';
import { openSourceServer } from '#test/support/source-server.ts';
import { openStage, type Stage } from './stage.ts';
import { importCard } from './stage-with-card.ts';

/** Still to come by every clock, so that what turns is sealed. */
const DAY = '2030-08-03';
const COMPACT_DAY = DAY.replaceAll('-', '');
const clockTime = (time: string): Instant => present(parseInstant(`${DAY}T${time}-04:00`));
const FIRST_BOARD = clockTime('12:36:00');
const SECOND_BOARD = clockTime('12:39:59');
const NOW = clockTime('12:40:00');

/** Invented: race 1 at 1:05 PM, then hourly; race 4 is on the turf. */
const ROWS: readonly DrfRow[] = drfCard(5, 8, 6, 5, 7, 6, 5, 6, 10).map((row) => ({
  ...row,
  2: COMPACT_DAY,
  7: row[3] === ' 4' ? 'T' : 'D',
}));

/** The operator's card file with a board of race 1: so much to one on each of its horses. */
const cardFile = (shownAt: Instant, prices: readonly number[]) => ({
  json: {
    eventCode: 'SAR',
    businessDate: COMPACT_DAY,
    events: [
      {
        eventNo: 1,
        breed: 'Thoroughbred',
        oddsUpdated: shownAt / 1_000,
        runners: prices.map((toOne, index) => ({
          number: String(index + 1),
          name: ROWS[index]?.[45],
          currentOdds: `${toOne}/1`,
          scratched: false,
        })),
      },
    ],
  },
});

/** A stage with a board of race 1 that can change. */
export interface BoardDay extends Stage {
  /** The operator shows these prices from now on. */
  showPrices(prices: readonly number[]): void;
}

/** The product with a real card at 12:40 PM, and a board of race 1 of 12:36 from an operator on this machine. */
export async function openBoardDay(prices: readonly number[]): Promise<BoardDay> {
  const operator = await openSourceServer();
  const show = (shownAt: Instant, shown: readonly number[]): void =>
    operator.answer(`/tracks/v2/82/${COMPACT_DAY}.json`, cardFile(shownAt, shown));
  show(FIRST_BOARD, prices);
  const settings = {
    OTB_BASE_URL: operator.url,
    RACING_NOW: toIso(NOW),
    RACING_SCHEDULER: 'off',
  };
  const stage = await openStage(settings, async (folder) => {
    const file = join(folder, 'SAR0803.DRF');
    writeFileSync(file, drfText(ROWS));
    await importCard(folder, file);
    const ended = await racingCli(folder, ['sync', 'odds'], settings);
    if (ended.code !== 0) throw new Error(`the board was not stored: ${ended.stderr}`);
  });
  return {
    ...stage,
    showPrices: (shown) => show(SECOND_BOARD, shown),
    close: async () => {
      await stage.close();
      await operator.close();
    },
  };
}
