import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type FiguresDeps, figuresCommand } from '#cli/figures.ts';
import type { FiguresImport } from '#core/handicapping/use-cases/import-figures.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli figures');

const figuresImport: FiguresImport = {
  outcome: 'kept',
  track: 'SAR',
  day: '2022-08-21' as RaceDay,
  source: 'Figures A.pdf',
  races: 10,
  horses: 94,
};

async function run(importFigures: FiguresDeps['importFigures'], ...args: string[]) {
  const requests: (string | null)[][] = [];
  let closed = 0;
  const deps: FiguresDeps = {
    importFigures: (...what) => {
      requests.push(what);
      return importFigures(...what);
    },
    close: async () => {
      closed += 1;
    },
  };
  return {
    ...(await runCommand(
      figuresCommand(async () => deps),
      ...args,
    )),
    requests,
    closed,
  };
}

test('an import prints what was read, and the day is passed on', async () => {
  const { out, requests, closed } = await run(
    async () => figuresImport,
    'import',
    'A.pdf',
    '--date',
    '2022-08-21',
  );
  assert.equal([requests, closed], [[['A.pdf', '2022-08-21']], 1]);
  assert.is(out, 'A.pdf: SAR figures for 2022-08-21, 10 races, 94 horses: saved\n');
});

test('without a day any is taken, and --json prints JSON alone', async () => {
  const { out, requests } = await run(async () => figuresImport, 'import', 'A.pdf', '--json');
  assert.equal([JSON.parse(out), requests], [{ file: 'A.pdf', ...figuresImport }, [['A.pdf', null]]]);
});

test('a correction and unchanged figures are printed', async () => {
  const printedFor = async (outcome: FiguresImport['outcome']) =>
    (await run(async () => ({ ...figuresImport, outcome }), 'import', 'A.pdf')).out;
  assert.match(await printedFor('replaced'), 'replaced the previous report (still stored)');
  assert.match(await printedFor('unchanged'), 'already imported; nothing changed');
});

test('a refused report ends the command with its own sentence, an invalid day is bad usage', async () => {
  const refusal = new Refusal('invalid', 'handicapping.file-cut', 'A.pdf: page 2 is missing.');
  const { error, closed } = await run(() => Promise.reject(refusal), 'import', 'A.pdf');
  assert.equal([error, closed], [refusal, 1]);
  const wrong = await run(async () => figuresImport, 'import', 'A.pdf', '--date', 'today');
  assert.instance(wrong.error, CommanderError);
});

test.run();
