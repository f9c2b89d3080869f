import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoCommand, type LoadedDemoDay } from '#cli/demo.ts';
import { Refusal } from '#core/kernel/refusal.ts';

const test = suite('racing-cli demo');

const LOADED: LoadedDemoDay = {
  day: '2026-08-01',
  track: 'saratoga',
  seed: 7,
  races: 10,
  runners: 99,
  pastRaces: 800,
  clockStart: '2026-08-01T16:25:00.000Z',
  isNew: true,
};

/** Runs the command as typed; tells what was asked of the house and printed. */
async function typed(...words: string[]) {
  const asked: (number | null)[] = [];
  let closed = 0;
  let printed = '';
  const command = demoCommand(async () => ({
    loadDemo: async (seed) => {
      asked.push(seed);
      return LOADED;
    },
    close: async () => {
      closed += 1;
    },
  }));
  const quiet = { writeErr: () => undefined };
  command.exitOverride().configureOutput(quiet);
  for (const sub of command.commands) sub.exitOverride().configureOutput(quiet);
  const write = process.stdout.write;
  process.stdout.write = ((text: string) => {
    printed += text;
    return true;
  }) as typeof process.stdout.write;
  let failure: unknown = null;
  await command
    .parseAsync(words, { from: 'user' })
    .catch((error: unknown) => {
      failure = error;
    })
    .finally(() => {
      process.stdout.write = write;
    });
  return { asked, closed, printed, failure };
}

test('load says which day it loaded and when its clock starts', async () => {
  const { asked, closed, printed } = await typed('load', '--seed', '7');
  assert.equal(asked, [7]);
  assert.is(closed, 1);
  assert.match(printed, /demo race day 2026-08-01 at saratoga \(seed 7\): 10 races, 99 runners/);
  assert.match(printed, /clock starts at 2026-08-01T16:25/);
});

test('without a seed the usual day is loaded, and --json prints its facts', async () => {
  const { asked, printed } = await typed('load', '--json');
  assert.equal(asked, [null]);
  assert.equal(JSON.parse(printed), LOADED);
});

test('more than one day is refused in a sentence, before anything is opened', async () => {
  const { asked, closed, failure } = await typed('load', '--days', '3');
  assert.instance(failure, Refusal);
  assert.match((failure as Refusal).message, /one race day/);
  assert.equal(asked, []);
  assert.is(closed, 0);
});

test('a seed or a number of days that is no whole number is bad usage', async () => {
  for (const words of [
    ['load', '--seed', 'seven'],
    ['load', '--seed', '-1'],
    ['load', '--days', '0'],
  ]) {
    const { failure, asked } = await typed(...words);
    assert.match(String(failure), /whole number/);
    assert.equal(asked, []);
  }
});

test.run();
