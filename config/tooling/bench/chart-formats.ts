import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, rowOf } from './figures.ts';
import { databaseOf } from './many-years.ts';
import { dropFolder, newDataFolder, runCommand } from './product.ts';
import { realPath } from './real-files.ts';

/** A first import to subtract: the start of the command does not count. */
const FIRST_FILES = 2;

function copied(files: readonly string[], from: string, to: string): string {
  mkdirSync(to);
  for (const name of files) copyFileSync(join(from, name), join(to, name));
  return to;
}

async function racesStored(dataFolder: string): Promise<number> {
  const { sql, close } = await databaseOf(dataFolder);
  const found = await sql.raw<{ rows: { count: number }[] }>(
    'select count(*)::int as count from results.races',
  );
  await close();
  return found.rows[0]?.count ?? 0;
}

/** Seconds to import one race of the charts in a folder, stored, without the start of the command. */
async function secondsPerRace(charts: string, isChart: RegExp): Promise<number> {
  const folder = newDataFolder();
  const files = readdirSync(charts)
    .filter((name) => isChart.test(name))
    .sort();
  const importOf = async (part: readonly string[], name: string) => {
    const from = copied(part, charts, join(folder, name));
    const before = await racesStored(folder);
    const started = performance.now();
    runCommand(folder, 'chart', 'import', from);
    const seconds = (performance.now() - started) / 1000;
    return { seconds, races: (await racesStored(folder)) - before };
  };
  try {
    runCommand(folder, 'migrate');
    const first = await importOf(files.slice(0, FIRST_FILES), 'first');
    const rest = await importOf(files.slice(FIRST_FILES), 'rest');
    return (rest.seconds - first.seconds) / (rest.races - first.races);
  } finally {
    dropFolder(folder);
  }
}

/** Real result charts in XML against printed ones, a race each, in one run. */
export async function chartFormatRows(): Promise<readonly Row[]> {
  const [printed, inXml] = ['charts-2020', 'trackmaster'].map((name) =>
    realPath(name, 'the import of charts in XML against printed ones'),
  );
  if (!printed || !inXml) return [];
  const ofPdf = await secondsPerRace(printed, /\.pdf$/);
  const ofXml = await secondsPerRace(inXml, /tch\.xml$/);
  return [
    rowOf(
      'import of a race from a real chart in XML, against one from a printed chart',
      ofXml / ofPdf,
      '',
      2,
      {
        atMost: 1,
      },
    ),
  ];
}
