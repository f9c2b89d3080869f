import { existsSync } from 'node:fs';
import { cardFolderRows } from './card-folder.ts';
import { type Row, rowOf } from './figures.ts';
import { databaseOf } from './many-years.ts';
import { measureCommand } from './peak-memory.ts';
import { dropFolder, newDataFolder, runCommand } from './product.ts';
import { note } from './real-files.ts';
import { storeSeasons } from './season-facts.ts';

/** At ten tracks: 40,000 races, about as many as North America runs in a year. */
const DAYS = 400;
const TENTH = DAYS / 10;
/** The heap that Node takes on a machine of 2 GB. */
const HEAP = '--max-old-space-size=1024';

/** Features and fits from stored results: all races against the first tenth of them, whole commands. */
async function fitRows(): Promise<readonly Row[]> {
  const folder = newDataFolder();
  const fitOf = (...until: readonly string[]) =>
    measureCommand(folder, ['model', 'fit', '--dry-run', ...until], { withPdf: false, nodeOptions: HEAP });
  try {
    runCommand(folder, 'migrate');
    const { database, close } = await databaseOf(folder);
    const { days, races } = await storeSeasons(database, DAYS).finally(close);
    const few = await fitOf('--until', String(days[TENTH]));
    const all = await fitOf();
    note(
      `features and fits: ${few.seconds.toFixed(0)} s (${few.processorSeconds.toFixed(1)} s of processor) for a tenth, ` +
        `${all.seconds.toFixed(0)} s (${all.processorSeconds.toFixed(1)} s) for ${races} races`,
    );
    const what = `features and fit of every model, ${races.toLocaleString('en-US')} stored races of the known-truth season`;
    return [
      rowOf(
        `${what}, processor time against a tenth of them`,
        all.processorSeconds / few.processorSeconds,
        '',
        1,
        { atMost: 12 },
      ),
      rowOf(`${what}, whole command`, all.seconds / 60, ' min', 1, { atMost: 15 }),
      rowOf(`${what}, most memory`, all.megabytes, ' MB', 0, { atMost: 2_000 }),
    ];
  } finally {
    dropFolder(folder);
  }
}

/** The rows for a year of the continent: the import of its cards, and what is learned from its results. */
export async function yearRows(): Promise<readonly Row[]> {
  if (!existsSync('/proc/self/status')) {
    note('no /proc here: a year of the continent was not measured');
    return [];
  }
  return [...(await cardFolderRows()), ...(await fitRows())];
}
