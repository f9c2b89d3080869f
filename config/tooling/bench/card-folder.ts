import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { type Row, rowOf } from './figures.ts';
import { type CommandCost, measureCommand } from './peak-memory.ts';
import { dropFolder, newDataFolder, runCommand } from './product.ts';
import { note, realPath } from './real-files.ts';

const CARDS = 300;
/** A first import to subtract: command startup and its first second are not counted. */
const FIRST_CARDS = 20;
/** Cards of a year of the continent. */
const YEAR = 5_900;
const FIRST_DAY = '2031-01-01' as RaceDay;

/** Copies a real card to so many later days; its past races stay. Returns how many races the copies have. */
function writeCards(folder: string, card: string, from: number, count: number): number {
  mkdirSync(folder);
  const rows = readFileSync(card, 'latin1').split('\n');
  const races = new Set(rows.filter((row) => row.trim() !== '').map((row) => row.split(',')[2]));
  for (let nth = from; nth < from + count; nth += 1) {
    const day = addDays(FIRST_DAY, nth).replaceAll('-', '');
    const dated = rows.map((row) => row.replace(/^("[^"]*",)"?\d{8}"?/, `$1"${day}"`));
    writeFileSync(join(folder, `CDX${day.slice(4)}-${day.slice(0, 4)}.DRF`), dated.join('\n'), 'latin1');
  }
  return races.size * count;
}

/** The import of a folder of cards, and the same command again: what it costs to go on after an interruption. */
export async function cardFolderRows(): Promise<readonly Row[]> {
  const card = realPath('brisnet/CDX0426-2025.DRF', 'the import of a folder of cards');
  if (card === null) return [];
  const folder = newDataFolder();
  const importOf = (cards: string): Promise<CommandCost> =>
    measureCommand(folder, ['card', 'import', cards], { withPdf: false });
  const [first, all] = [join(folder, 'first'), join(folder, 'all')];
  try {
    const firstRaces = writeCards(first, card, 0, FIRST_CARDS);
    const races = writeCards(all, card, FIRST_CARDS, CARDS);
    runCommand(folder, 'migrate');
    const start = await importOf(first);
    const whole = await importOf(all);
    const again = await importOf(all);
    const seconds = whole.seconds - start.seconds;
    note(
      `${CARDS} cards in ${whole.seconds.toFixed(1)} s (${whole.processorSeconds.toFixed(1)} s of processor), ` +
        `${FIRST_CARDS} in ${start.seconds.toFixed(1)} s`,
    );
    const what = `import of ${CARDS} Brisnet cards`;
    const minutes = ((seconds / (CARDS - FIRST_CARDS)) * YEAR) / 60;
    return [
      rowOf(`${what}, races stored per second after startup`, (races - firstRaces) / seconds, '', 0, {
        atLeast: 10,
      }),
      rowOf(`${YEAR.toLocaleString('en-US')} such cards at that rate`, minutes, ' min', 1, { atMost: 120 }),
      rowOf(`${what}, most memory`, whole.megabytes, ' MB', 0, { atMost: 400 }),
      rowOf(`${what} that are stored already, against the first time`, again.seconds / whole.seconds, '', 2, {
        atMost: 0.8,
      }),
    ];
  } finally {
    dropFolder(folder);
  }
}
