import { stat } from 'node:fs/promises';
import { cardFilesIn } from '#adapters/files/card-file/card-files-in.ts';
import { makeReadCardFile } from '#adapters/files/card-file/read-card-file.ts';
import {
  CHART_ENDINGS,
  CHART_FILE_RULES,
  type ChartFile,
  chartsAt,
} from '#adapters/files/chart-file/chart-files.ts';
import type { ReadChart } from '#adapters/files/chart-file/read-chart-file.ts';
import { filesUnder } from '#adapters/files/files-under.ts';
import { failureOf } from '#adapters/files/with-file.ts';
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
const OUTCOME_ENDINGS = [...CHART_ENDINGS, CARD_ENDING];

const isCard = (file: string): boolean => file.toLowerCase().endsWith(CARD_ENDING);

/** The files of a folder that may hold results, or the file itself. Refuses what is missing or unreadable. */
async function filesAt(path: string): Promise<readonly string[]> {
  await stat(path).catch((error: unknown) => {
    throw failureOf(error, path, CHART_FILE_RULES) ?? error;
  });
  return filesUnder([path], [...OUTCOME_ENDINGS, '.zip']);
}

/**
 * Results from a file, zip or folder: result charts, and Brisnet cards of later days, whose past performances name
 * earlier winners.
 */
export async function outcomesAt(
  path: string,
  say: Say,
  readChart: (fileName: string, bytes: Uint8Array) => Promise<ReadChart>,
): Promise<Outcomes> {
  const laterCards: Card[] = [];
  const sheets: ResultSheet[] = [];

  async function readFile(file: string, { fileName, member, bytes }: ChartFile): Promise<void> {
    if (isCard(member ?? file)) {
      const { card } = await readCardFile({ path: file, member }, { at: machineClock() });
      laterCards.push(card);
      return;
    }
    sheets.push((await readChart(fileName, await bytes())).sheet);
  }

  await readEach(await filesAt(path), say, async (file) => {
    for await (const found of chartsAt(file, OUTCOME_ENDINGS))
      await readEach([found], say, (member) => readFile(file, member));
  });
  return { races: joinedRaces(sheets), laterCards };
}
