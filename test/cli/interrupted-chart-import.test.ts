import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { databaseOf } from '#config/tooling/bench/many-years.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aTrackmasterChart, FOUR, type InventedRace } from '#test/support/a-trackmaster-chart.ts';
import { becomes, openProductFolder, type ProductFolder } from './product-folder.ts';

const test = suite('Ctrl-C in the import of a folder of charts');

const CHARTS = 60;
const RACES = 10;
const FIRST_DAY = '2019-03-01' as RaceDay;

let product: ProductFolder;
let charts: string;
test.before(async () => {
  product = await openProductFolder({ held: true });
  charts = join(product.path, 'charts');
  mkdirSync(charts);
  for (let file = 0; file < CHARTS; file += 1) {
    const day = addDays(FIRST_DAY, file);
    const races = Array.from({ length: RACES }, (_, index) => inventedRace(index + 1, file));
    const name = `aqu${day.replaceAll('-', '')}tch.xml`;
    writeFileSync(join(charts, name), aTrackmasterChart({ track: 'AQU', trackName: 'AQUEDUCT', day, races }));
  }
});
test.after(() => product.close());

const inventedRace = (number: number, file: number): InventedRace => ({
  number,
  entries: FOUR.map((entry) => ({ ...entry, name: `${entry.name} ${file} ${number}` })),
  wagers: [{ type: 'Exacta', stake: 2, pool: 9_000, winners: '1-2', payoff: 21.4 }],
});

interface Stored {
  readonly sheets: number;
  readonly days: number;
  readonly races: number;
  readonly starters: number;
}

const STORED = `select
  (select count(*) from results.sheets)::int as sheets,
  (select count(distinct race_day) from results.sheets)::int as days,
  (select count(*) from results.races)::int as races,
  (select count(*) from results.starters)::int as starters`;

const whole = (files: number): Stored => ({
  sheets: files,
  days: files,
  races: files * RACES,
  starters: files * RACES * FOUR.length,
});

/** Counts of everything stored, whether in force or replaced. */
async function withCounts<Done>(work: (stored: () => Promise<Stored>) => Promise<Done>): Promise<Done> {
  const { sql, close } = await databaseOf(product.path);
  const stored = async (): Promise<Stored> => {
    const [counts] = (await sql.raw<{ rows: Stored[] }>(STORED)).rows;
    if (counts === undefined) throw new Error('nothing was counted');
    return counts;
  };
  return work(stored).finally(close);
}

test('it stops after the chart under way, and says how far it came', async () => {
  await withCounts(async (stored) => {
    const { child, ended, output } = product.start(['chart', 'import', charts]);
    const hasBegun = await becomes(async () => (await stored()).sheets > 0, 60_000);
    assert.ok(hasBegun, `no chart was stored: ${output()}`);
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    assert.is(code, 130, stderr);
    const counts = await stored();
    assert.ok(counts.sheets < CHARTS, 'it was stopped in the middle');
    assert.equal(counts, whole(counts.sheets), 'every chart is stored whole, or not at all');
    assert.match(stderr, `Stopped after ${counts.sheets} of ${CHARTS} files. Imported charts are stored`);
  });
});

test('the same command goes on where it stopped: nothing is lost and nothing stored twice', async () => {
  await withCounts(async (stored) => {
    const before = (await stored()).sheets;
    const { code, stdout, stderr } = await product.run(['chart', 'import', charts]);
    assert.is(code, 0, stderr);
    assert.match(
      stdout,
      `${CHARTS} files: ${CHARTS - before} saved, 0 replaced, ${before} already imported; ${(CHARTS - before) * RACES} races`,
    );
    assert.equal(await stored(), whole(CHARTS));
  });
});

test('once more finds every chart there, and changes nothing', async () => {
  await withCounts(async (stored) => {
    const { code, stdout } = await product.run(['chart', 'import', charts]);
    assert.is(code, 0);
    assert.match(stdout, `${CHARTS} files: 0 saved, 0 replaced, ${CHARTS} already imported`);
    assert.equal(await stored(), whole(CHARTS));
  });
});

test.run();
