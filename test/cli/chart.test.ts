import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ChartDeps, type ChartImport, chartCommand } from '#cli/chart.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { summaryOf } from '#core/results/sheet-summary.ts';
import { aSheet } from '#test/support/a-result.ts';
import { runCommand } from './run-command.ts';

const test = suite<{ folder: string }>('racing-cli chart');

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'charts-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const chartImport: ChartImport = {
  outcome: 'kept',
  track: 'SAR',
  day: '2020-08-08',
  kind: 'chart',
  source: 'Equibase chart A.pdf',
  summary: summaryOf(aSheet()),
  change: null,
  remarks: [],
};
const refusal = new Refusal('invalid', 'results.chart-broken', 'B.pdf: page 3 is no page of a chart.');

/** Runs an import on a reader that keeps every path it is given. */
async function run(importChart: ChartDeps['importChart'], ...paths: string[]) {
  const seen = { importedPaths: [] as string[], ratingReports: 0, closed: 0 };
  const deps: ChartDeps = {
    importChart: (path) => {
      seen.importedPaths.push(path);
      return importChart(path);
    },
    updateConnectionRecords: async () => {
      seen.ratingReports += 1;
    },
    close: async () => {
      seen.closed += 1;
    },
  };
  return {
    ...(await runCommand(
      chartCommand(async () => deps),
      'import',
      ...paths,
    )),
    ...seen,
  };
}

test('an import prints what was read', async () => {
  const { out, error, closed } = await run(async () => chartImport, 'A.pdf');
  assert.is(out, 'A.pdf: saved the SAR results for 2020-08-08: 2 races, 6 starters, 12 payouts\n');
  assert.equal([error, closed], [null, 1]);
});

test('with --json it writes JSON and nothing else to stdout', async () => {
  const { out } = await run(async () => chartImport, 'A.pdf', '--json');
  assert.equal(JSON.parse(out), [{ file: 'A.pdf', ...chartImport }]);
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

test('a folder means the PDF files in it, by name; a file named twice is read once', async ({ folder }) => {
  for (const name of ['b.PDF', 'a.pdf', 'notes.txt']) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'c.pdf'));
  const first = join(folder, 'a.pdf');
  const { importedPaths } = await run(async () => chartImport, first, folder);
  assert.equal(importedPaths, [first, join(folder, 'b.PDF')]);
});

test('a folder without a chart is refused before anything is opened', async ({ folder }) => {
  const { error, closed } = await run(async () => chartImport, folder);
  assert.is((error as Refusal).code, 'files.none');
  assert.is(closed, 0);
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

test('a race in doubt is named with its doubt and the command that decides it', async () => {
  const doubtful = [{ raceNumber: 6, doubts: ['Win was paid on 4, placed first is 2.'] }];
  const { out } = await run(
    async () => ({ ...chartImport, summary: { ...chartImport.summary, doubtful } }),
    'A.pdf',
  );
  assert.match(
    out,
    '  race 6 is in doubt: Win was paid on 4, placed first is 2. Decide with racing-cli results decide 2020-08-08 6 order|payoffs|left-out --track SAR --why REASON.',
  );
});

test.run();
