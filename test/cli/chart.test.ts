import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChartDeps } from '#cli/chart.ts';
import type { ChartImport } from '#cli/chart-import.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { chartImport, run, runIn } from './run-chart-import.ts';

const test = suite<{ folder: string }>('racing-cli chart');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'charts-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const refusal = new Refusal('invalid', 'results.chart-broken', 'B.pdf: page 3 is no page of a chart.');

test('an import prints what was read', async () => {
  const { out, error, closed } = await run(async () => chartImport, 'A.pdf');
  assert.is(out, 'A.pdf: saved the SAR results for 2020-08-08: 2 races, 6 starters, 12 payouts\n');
  assert.equal([error, closed], [null, 1]);
});

test('with --json it writes JSON and nothing else to stdout', async () => {
  const { out } = await run(async () => chartImport, 'A.pdf', '--json');
  assert.equal(JSON.parse(out), [{ file: 'A.pdf', ...chartImport }]);
});

test('--zone takes a North American time zone for the charts of unlisted tracks', async () => {
  const zones: (string | null)[] = [];
  const importChart: ChartDeps['importChart'] = async (_fileName, _bytes, { zone }) => {
    zones.push(zone);
    return chartImport;
  };
  await run(importChart, 'A.pdf', 'B.pdf', '--zone', 'America/Denver');
  await run(importChart, 'A.pdf');
  assert.equal(zones, ['mountain', 'mountain', null]);
  const { error } = await run(importChart, 'A.pdf', '--zone', 'Europe/Paris');
  assert.instance(error, CommanderError);
});

test('what is unchanged, replaced, partial or remarked on is printed', async () => {
  const refused = [{ raceNumber: 7, failed: ['The margins do not add up.'] }];
  const answers: Record<string, ChartImport> = {
    'A.pdf': { ...chartImport, outcome: 'unchanged' },
    'B.pdf': {
      ...chartImport,
      outcome: 'replaced',
      change: {
        races: [
          { raceNumber: 3, what: 'changed', facts: 11 },
          { raceNumber: 9, what: 'new', facts: 0 },
        ],
        ofTheDay: 0,
        facts: 12,
      },
    },
    'C.pdf': {
      ...chartImport,
      summary: { ...chartImport.summary, refused, partial: true },
      remarks: ['New track.'],
    },
  };
  const { out } = await run(async (path) => answers[path] as ChartImport, 'A.pdf', 'B.pdf', 'C.pdf');
  assert.match(out, 'A.pdf: the SAR results for 2020-08-08 were already imported; nothing changed');
  assert.match(out, 'B.pdf: replaced the SAR results for 2020-08-08 (12 facts changed in race 3, 9 (new);');
  assert.match(out, '12 payouts; partial\n  race 7 was refused: The margins do not add up.\n  New track.');
});

test('a folder means the PDF, XML and zip files in it, by name; a file named twice is read once', async ({
  folder,
}) => {
  for (const name of ['b.PDF', 'a.pdf', 'c.xml', 'd.zip', 'notes.txt']) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'e.pdf'));
  const first = join(folder, 'a.pdf');
  const { importedPaths } = await run(async () => chartImport, first, folder);
  assert.equal(importedPaths, [first, ...['b.PDF', 'c.xml', 'd.zip'].map((name) => join(folder, name))]);
});

test('a folder without a chart is refused before anything is opened', async ({ folder }) => {
  const { error, closed } = await run(async () => chartImport, folder);
  assert.is((error as Refusal).code, 'files.none');
  assert.is(closed, 0);
});

test('the next chart is read while one is stored', async () => {
  const importSlowly = () =>
    new Promise<ChartImport>((resolve) => {
      setImmediate(() => resolve(chartImport));
    });
  const { steps } = await run(importSlowly, 'A.pdf', 'B.pdf', 'C.pdf');
  assert.equal(steps, [
    'read A.pdf',
    'read B.pdf',
    'store A.pdf',
    'read C.pdf',
    'store B.pdf',
    'store C.pdf',
  ]);
});

test('the ratings are reported once, after the last file', async () => {
  const { ratingReports, closed } = await run(async () => chartImport, 'A.pdf', 'B.pdf');
  assert.equal([ratingReports, closed], [1, 1]);
});

test('one refused file ends the command with its own sentence', async () => {
  const { error, out, closed } = await run(() => Promise.reject(refusal), 'B.pdf');
  assert.is(error, refusal);
  assert.equal([out, closed], ['', 1]);
});

test('of several files the good ones are stored, the bad one is named, and the exit code is 3', async () => {
  const importChart: ChartDeps['importChart'] = (path) =>
    path === 'B.pdf' ? Promise.reject(refusal) : Promise.resolve(chartImport);
  const { error, out, err, importedPaths } = await run(importChart, 'A.pdf', 'B.pdf', 'C.pdf');
  assert.equal(importedPaths, ['A.pdf', 'B.pdf', 'C.pdf']);
  assert.match(err, 'B.pdf: page 3 is no page of a chart.\n');
  assert.match(out, 'A.pdf: saved');
  assert.match(out, 'C.pdf: saved');
  assert.is((error as Refusal).message, '1 of 3 files were refused.');
  assert.is(exitCodeOf(error), 3);
});

const card = new Refusal(
  'invalid',
  'results.chart-other-document',
  'B.xml: it is a card of past performances, not a result chart; import it with "racing-cli card import".',
);

test('a card among the charts is skipped, naming the command that imports it, and the exit code is 0', async () => {
  const importChart: ChartDeps['importChart'] = (path) =>
    path === 'B.xml' ? Promise.reject(card) : Promise.resolve(chartImport);
  const { error, out, err, ratingReports } = await run(importChart, 'A.xml', 'B.xml', 'C.xml');
  assert.equal([error, ratingReports], [null, 1]);
  assert.match(err, 'B.xml: it is a card of past performances, not a result chart; import it with');
  assert.match(err, '"racing-cli card import". Skipped.\n');
  assert.match(out, 'C.xml: saved');
});

test('a card alone, and cards without a single chart, are refused', async () => {
  const alone = await run(() => Promise.reject(card), 'B.xml');
  assert.is(alone.error, card);
  const both = await run(() => Promise.reject(card), 'B.xml', 'C.xml');
  assert.is((both.error as Refusal).message, 'None of the 2 files is a result chart.');
  assert.is(exitCodeOf(both.error), 3);
});

test('a refused chart exits with 3 even if a card was skipped', async () => {
  const importChart: ChartDeps['importChart'] = (path) =>
    path === 'A.xml' ? Promise.resolve(chartImport) : Promise.reject(path === 'B.xml' ? card : refusal);
  const { error } = await run(importChart, 'A.xml', 'B.xml', 'C.xml');
  assert.is((error as Refusal).message, '1 of 2 files were refused.');
});

test('a database that goes away ends the import at once', async () => {
  const away = new Refusal('unavailable', 'database.unreachable', 'The database does not answer.');
  const { error, importedPaths, closed } = await run(() => Promise.reject(away), 'A.pdf', 'B.pdf');
  assert.is(error, away);
  assert.equal([importedPaths, closed], [['A.pdf'], 1]);
});

test('no path at all is bad usage', async () => {
  const { error, closed } = await run(async () => chartImport);
  assert.instance(error, CommanderError);
  assert.is(closed, 0);
});

test('a race in doubt is printed with its doubt and the command that decides it', async () => {
  const doubtful = [{ raceNumber: 6, doubts: ['Win was paid on 4; the winner is 2.'] }];
  const { out } = await run(
    async () => ({ ...chartImport, summary: { ...chartImport.summary, doubtful } }),
    'A.pdf',
  );
  assert.match(
    out,
    '  race 6 is in doubt: Win was paid on 4; the winner is 2. Decide with racing-cli results decide 2020-08-08 6 order|payoffs|left-out --track SAR --why REASON.',
  );
});

test('a zip means the charts in it', async () => {
  const zips = { 'may.zip': ['may.zip, a.xml', 'may.zip, b.xml'] };
  const { importedPaths, out } = await runIn({ zips }, async () => chartImport, 'may.zip', 'C.pdf');
  assert.equal(importedPaths, ['may.zip, a.xml', 'may.zip, b.xml', 'C.pdf']);
  assert.match(out, 'may.zip, b.xml: saved');
});

for (const after of [0, 1])
  test(`a zip that is damaged after ${after} files is named, and the other files are imported`, async () => {
    const zips = { 'may.zip': ['may.zip, a.xml', 'may.zip, b.xml'], 'june.zip': ['june.zip, a.xml'] };
    const { importedPaths, err, out, error, ratingReports } = await runIn(
      { zips, damaged: { 'may.zip': after } },
      async () => chartImport,
      'may.zip',
      'june.zip',
      'C.pdf',
    );
    assert.equal(importedPaths, ['may.zip, a.xml', 'june.zip, a.xml', 'C.pdf'].slice(1 - after));
    assert.match(err, 'may.zip: it is damaged.');
    assert.match(out, 'june.zip, a.xml: saved');
    assert.match((error as Refusal).message, /^1 of \d files were refused\.$/);
    assert.is(ratingReports, 1);
  });

test('a single zip that is damaged from the start fails with the sentence about its damage', async () => {
  const room = { zips: { 'may.zip': ['may.zip, a.xml'] }, damaged: { 'may.zip': 0 } };
  const { error } = await runIn(room, async () => chartImport, 'may.zip');
  assert.is((error as Refusal).message, 'may.zip: it is damaged.');
});

test('a file that was imported before is not read again', async () => {
  const { importedPaths, out, error } = await runIn(
    { known: ['A.xml'] },
    async () => chartImport,
    'A.xml',
    'B.xml',
  );
  assert.equal(importedPaths, ['B.xml']);
  assert.match(out, 'A.xml: the SAR results for 2020-08-08 were already imported from this file\n');
  assert.is(error, null);
});

test('for many files, totals are printed and only the files that need attention', async () => {
  const refused = [{ raceNumber: 7, failed: ['The margins do not add up.'] }];
  const partial = { ...chartImport, summary: { ...chartImport.summary, refused, partial: true } };
  const paths = Array.from({ length: 30 }, (_, index) => `${index}.xml`);
  const answer = async (path: string) => (path === '4.xml' ? partial : chartImport);
  const { out } = await runIn({ known: ['1.xml', '2.xml'] }, answer, ...paths);
  assert.is(
    out,
    '4.xml: saved the SAR results for 2020-08-08: 2 races, 6 starters, 12 payouts; partial\n' +
      '  race 7 was refused: The margins do not add up.\n' +
      '30 files: 28 saved, 0 replaced, 2 already imported; 56 races, 168 starters, 336 payouts; 1 race refused\n',
  );
});

test('Ctrl-C stops the import after the current file and says how far it got', async () => {
  const { error, importedPaths, out, ratingReports, closed } = await runIn(
    { interruptAfter: 'B.xml' },
    async () => chartImport,
    'A.xml',
    'B.xml',
    'C.xml',
  );
  assert.equal(importedPaths, ['A.xml', 'B.xml']);
  assert.match(out, 'B.xml: saved');
  assert.is(
    (error as Error).message,
    'Stopped after 2 of 3 files. Imported charts are stored; run the same command again to continue.',
  );
  assert.equal([exitCodeOf(error), ratingReports, closed], [130, 0, 1]);
});

test('the imported days are replayed for the record, also those of files known before', async () => {
  const { replayed } = await runIn({ known: ['A.xml'] }, async () => chartImport, 'A.xml', 'B.xml');
  assert.equal(replayed, ['2020-08-08 to 2020-08-08']);
});

test('Ctrl-C while picks are replayed says that the charts are stored', async () => {
  const { error } = await runIn({ interruptInReplay: true }, async () => chartImport, 'A.xml');
  assert.match((error as Error).message, /^All charts are stored\. Some past picks may not be replayed yet;/);
});

test('Ctrl-C inside a zip stops after the current file; on the last file there is nothing left to stop', async () => {
  const zips = { 'may.zip': ['a.xml', 'b.xml', 'c.xml'] };
  const inside = await runIn({ zips, interruptAfter: 'a.xml' }, async () => chartImport, 'may.zip');
  assert.match((inside.error as Error).message, /^Stopped after 1 of 3 files\./);
  const last = await runIn({ interruptAfter: 'B.xml' }, async () => chartImport, 'A.xml', 'B.xml');
  assert.equal([last.error, last.ratingReports], [null, 1]);
});

test.run();
