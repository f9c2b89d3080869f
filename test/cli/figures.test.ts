import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type FiguresDeps, figuresCommand } from '#cli/figures.ts';
import type { FiguresImport } from '#core/handicapping/use-cases/import-figures.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { heard } from './heard.ts';

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
  const asked: (string | null)[][] = [];
  let closed = 0;
  const deps: FiguresDeps = {
    importFigures: (...what) => {
      asked.push(what);
      return importFigures(...what);
    },
    close: async () => {
      closed += 1;
    },
  };
  return {
    ...(await heard(
      figuresCommand(async () => deps),
      ...args,
    )),
    asked,
    closed,
  };
}

test('an import prints what was read, and the day is passed on', async () => {
  const { out, asked, closed } = await run(
    async () => figuresImport,
    'import',
    'A.pdf',
    '--date',
    '2022-08-21',
  );
  assert.equal([asked, closed], [[['A.pdf', '2022-08-21']], 1]);
  assert.is(out, 'A.pdf: the figures of SAR on 2022-08-21, 10 races, 94 horses: kept\n');
});

test('without a day any is taken, and --json prints JSON alone', async () => {
  const { out, asked } = await run(async () => figuresImport, 'import', 'A.pdf', '--json');
  assert.equal([JSON.parse(out), asked], [{ file: 'A.pdf', ...figuresImport }, [['A.pdf', null]]]);
});

test('a correction and unchanged figures are printed', async () => {
  const said = async (outcome: FiguresImport['outcome']) =>
    (await run(async () => ({ ...figuresImport, outcome }), 'import', 'A.pdf')).out;
  assert.match(await said('replaced'), 'replaced the former report, which is kept');
  assert.match(await said('unchanged'), 'there already; nothing changed');
});

test('a refused report ends the command with its own sentence, a day that is none is bad usage', async () => {
  const refusal = new Refusal('invalid', 'handicapping.file-cut', 'A.pdf: page 2 is missing.');
  const { error, closed } = await run(() => Promise.reject(refusal), 'import', 'A.pdf');
  assert.equal([error, closed], [refusal, 1]);
  const wrong = await run(async () => figuresImport, 'import', 'A.pdf', '--date', 'today');
  assert.instance(wrong.error, CommanderError);
});

test.run();
