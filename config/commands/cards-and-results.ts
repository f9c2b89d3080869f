import { basename } from 'node:path';
import { cardFilesIn } from '#adapters/files/card-file/card-files-in.ts';
import { makeReadCardFile } from '#adapters/files/card-file/read-card-file.ts';
import { CHART_FILE_ENDINGS, chartsAt } from '#adapters/files/chart-file/chart-files.ts';
import type { ReadChart } from '#adapters/files/chart-file/read-chart-file.ts';
import { filesUnder } from '#adapters/files/files-under.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { Card } from '#core/card/race.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { Outcomes } from '#core/training/scoring/races-on-cards.ts';
import { CARD_FORMATS } from '../wiring/card-formats.ts';

const readCardFile = makeReadCardFile(CARD_FORMATS);

type Say = (line: string) => void;

/** Reads every file it can; a refused one is named and the others go on. */
async function readEach<File, Read>(
  files: readonly File[],
  say: Say,
  read: (file: File) => Promise<Read>,
): Promise<readonly Read[]> {
  const done: Read[] = [];
  for (const file of files) {
    try {
      done.push(await read(file));
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      say(`Left out: ${error.message}`);
    }
  }
  return done;
}

/** Every card of a file, folder or zip. */
export async function cardsAt(path: string, say: Say): Promise<readonly Card[]> {
  const read = await readEach(await cardFilesIn(path), say, ({ path: file, member }) =>
    readCardFile({ path: file, member }, { at: machineClock() }),
  );
  return read.map(({ card }) => card);
}

const CARD_ENDING = '.drf';

/**
 * Results from a file or folder: result charts, and Brisnet cards of later days, whose past performances name earlier
 * winners.
 */
export async function outcomesAt(
  path: string,
  say: Say,
  readChart: (fileName: string, bytes: Uint8Array) => Promise<ReadChart>,
): Promise<Outcomes> {
  const files = await filesUnder([path], [...CHART_FILE_ENDINGS, CARD_ENDING]);
  const isCard = (file: string): boolean => basename(file).toLowerCase().endsWith(CARD_ENDING);
  const laterCards = await readEach(files.filter(isCard), say, (file) => cardsAt(file, say));
  const sheets: ResultSheet[] = [];
  await readEach(
    files.filter((file) => !isCard(file)),
    say,
    async (file) => {
      for await (const { fileName, bytes } of chartsAt(file)) {
        const [chart] = await readEach([fileName], say, async () => readChart(fileName, await bytes()));
        if (chart !== undefined) sheets.push(chart.sheet);
      }
    },
  );
  return { races: joinedRaces(sheets), laterCards: laterCards.flat() };
}
