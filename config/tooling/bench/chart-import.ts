import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aTrackmasterChart, type InventedRace } from '#test/support/a-trackmaster-chart.ts';
import { type Row, rowOf } from './figures.ts';
import { measurePeak } from './peak-memory.ts';
import { dropFolder, newDataFolder, runCommand } from './product.ts';
import { note, realPath } from './real-files.ts';

const FILES = 1_000;
/** A folder of a whole year. */
const FILES_OF_A_YEAR = 5_000;
/** A first import to subtract: command startup and its first second are not counted. */
const FIRST_FILES = 20;
const RACES = 10;
const STARTERS = 8;
const FIRST_DAY = '2101-01-01' as RaceDay;
/** About as many words as real ones have. */
const COMMENT = 'bobbled start, settled inside, roused upper stretch, kept on well for place';
const FOOTNOTES =
  'SWIFTSURE led along the rail, turned back a bid midway on the turn and drew clear. '.repeat(12);

const inventedRace = (number: number, file: number): InventedRace => ({
  number,
  fields: { FOOTNOTES },
  entries: Array.from({ length: STARTERS }, (_, index) => ({
    program: String(index + 1),
    name: `Invented ${file} ${number} ${index}`,
    crossed: index + 1,
    odds: (index + 1) * 1.3,
    fields: { COMMENT },
  })),
  wagers: [
    { type: 'Exacta', stake: 2, pool: 9_000, winners: '1-2', payoff: 21.4 },
    { type: 'Trifecta', stake: 0.5, pool: 8_000, winners: '1-2-3', payoff: 40.25 },
    { type: 'Pick 3', stake: 1, pool: 7_000, winners: '4-1-1', payoff: 60.1 },
  ],
});

/** Writes that many charts, each of its own track and day, into a new folder. Returns how many races they hold. */
type WriteCharts = (folder: string, files: number) => number;

/** Invented charts of one track; no horse runs twice. */
const writeInvented: WriteCharts = (folder, files) => {
  mkdirSync(folder);
  for (let file = 0; file < files; file += 1) {
    const day = addDays(FIRST_DAY, file);
    const races = Array.from({ length: RACES }, (_, index) => inventedRace(index + 1, file));
    writeFileSync(join(folder, `zzz${day.replaceAll('-', '')}tch.xml`), aTrackmasterChart({ day, races }));
  }
  return files * RACES;
};

const CHART_NAME = /^([a-z]+)(\d{4})(\d{2})(\d{2})tch\.xml$/;
/** Before any real chart, so that no copy is of a day to come. */
const FIRST_COPY_DAY = '2008-01-01' as RaceDay;

/** Copies of the real charts in a folder, each under a day of its own. */
const writeCopies =
  (charts: string): WriteCharts =>
  (folder, files) => {
    mkdirSync(folder);
    const real = readdirSync(charts)
      .filter((name) => CHART_NAME.test(name))
      .sort()
      .map((name) => {
        const [, track = '', year, month, dayOfMonth] = CHART_NAME.exec(name) ?? [];
        const text = readFileSync(join(charts, name), 'latin1');
        return { track, text, day: `${year}-${month}-${dayOfMonth}`, races: text.split('<RACE ').length - 1 };
      });
    let races = 0;
    for (let file = 0; file < files; file += 1) {
      const chart = real[file % real.length] as (typeof real)[number];
      const day = addDays(FIRST_COPY_DAY, file);
      const name = `${chart.track}${day.replaceAll('-', '')}tch.xml`;
      writeFileSync(join(folder, name), chart.text.replaceAll(chart.day, day), 'latin1');
      races += chart.races;
    }
    return races;
  };

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The import of a folder of charts, whole command: its speed after startup and its peak memory. */
async function rowsOf(kind: string, writeCharts: WriteCharts, files = FILES): Promise<readonly Row[]> {
  const folder = newDataFolder();
  const [first, all] = [join(folder, 'first'), join(folder, 'all')];
  const peaks: number[] = [];
  const importOf = async (charts: string) =>
    peaks.push(await measurePeak(folder, ['chart', 'import', charts], { withPdf: false }));
  try {
    const [firstRaces, races] = [writeCharts(first, FIRST_FILES), writeCharts(all, files)];
    runCommand(folder, 'migrate');
    const start = await secondsOf(() => importOf(first));
    const whole = await secondsOf(() => importOf(all));
    note(`${races} races in ${whole.toFixed(1)} s after ${firstRaces} in ${start.toFixed(1)} s`);
    const what = `import of ${files.toLocaleString('en-US')} ${kind} in XML`;
    const rate = (races - 2 * firstRaces) / (whole - start);
    return [
      rowOf(`${what}, races stored per second after startup`, rate, '', 0, { atLeast: 200 }),
      rowOf(`${what}, most memory`, Math.max(...peaks), ' MB', 0, { atMost: 400 }),
    ];
  } finally {
    dropFolder(folder);
  }
}

/** The import of invented charts in XML and, where the real ones are there, of copies of them. */
export async function chartImportRows(): Promise<readonly Row[]> {
  if (!existsSync('/proc/self/status')) {
    note('no /proc here: the XML chart import was not measured');
    return [];
  }
  const kind = 'invented result charts';
  const invented = [
    ...(await rowsOf(kind, writeInvented)),
    ...(await rowsOf(kind, writeInvented, FILES_OF_A_YEAR)),
  ];
  const charts = realPath('trackmaster', 'the import of real result charts in XML');
  if (charts === null) return invented;
  return [...invented, ...(await rowsOf('copies of real result charts', writeCopies(charts)))];
}
