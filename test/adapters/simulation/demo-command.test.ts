import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoCommand, type LoadedDemoDay } from '#cli/demo.ts';

const test = suite('racing-cli demo');

const LOADED: LoadedDemoDay = {
  day: '2026-08-01',
  track: 'saratoga',
  seed: 7,
  races: 10,
  runners: 99,
  pastPerformances: 800,
  clockStart: '2026-08-01T16:25:00.000Z',
  isNew: true,
  season: { days: 0, races: 0, from: null, isNew: false },
};

/** Runs the command as typed; returns the app calls and what was printed. */
async function typed(...words: string[]) {
  const calls: (readonly (string | number | null)[])[] = [];
  let closed = 0;
  let printed = '';
  const command = demoCommand(async () => ({
    loadDemo: async (seed, days, servedDay) => {
      calls.push(servedDay === null ? [seed, days] : [seed, days, servedDay]);
      const season = days === 0 ? LOADED.season : { days, races: days * 10, from: '2026-07-10', isNew: true };
      return { ...LOADED, season };
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
  return { asked: calls, closed, printed, failure };
}

test('load says which day it loaded and when its clock starts', async () => {
  const { asked: calls, closed, printed } = await typed('load', '--seed', '7');
  assert.equal(calls, [[7, 0]]);
  assert.is(closed, 1);
  assert.match(printed, /demo race day 2026-08-01 at saratoga \(seed 7\): 10 races, 99 runners/);
  assert.match(printed, /clock starts at 2026-08-01T16:25/);
});

test('without a seed the usual day is loaded, and --json prints its facts', async () => {
  const { asked: calls, printed } = await typed('load', '--json');
  assert.equal(calls, [[null, 0]]);
  assert.equal(JSON.parse(printed), LOADED);
});

test('a loaded season is printed with its days and races', async () => {
  const { asked: calls, printed } = await typed('load', '--days', '16');
  assert.equal(calls, [[null, 16]]);
  assert.match(printed, /Loaded the season before it: 16 race days from 2026-07-10 with the results of 160/);
});

test('a server requests the season before its racing day, an option help does not list', async () => {
  const parent = String(process.ppid);
  const { asked: calls } = await typed(
    'load',
    '--days',
    '3',
    '--served-day',
    '2026-07-04',
    '--server',
    parent,
  );
  assert.equal(calls, [[null, 3, '2026-07-04']]);
  const load = demoCommand(async () => Promise.reject(new Error('not opened'))).commands[0];
  assert.not.match(load?.helpInformation() ?? '', 'serve');
});

test('a seed or number of days must be a whole number', async () => {
  for (const words of [
    ['load', '--seed', 'seven'],
    ['load', '--seed', '-1'],
    ['load', '--days', '0'],
    ['load', '--days', '401'],
  ]) {
    const { failure, asked: calls } = await typed(...words);
    assert.match(String(failure), /whole number/);
    assert.equal(calls, []);
  }
});

test.run();
