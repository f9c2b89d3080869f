import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCodeOf } from '#cli/exit-code.ts';
import { type SyncDeps, syncCommand } from '#cli/sync.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeFailure } from '#core/operations/failure.ts';
import type { Run } from '#core/operations/run.ts';
import { anEndedRun } from '#test/support/a-run.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli sync');

const unset = new Refusal('conflict', 'operations.not-set-up', 'News is not set up: set NEWS_FEEDS.');

async function run(runOf: (source: Run['source']) => Partial<Run> | Refusal, ...args: string[]) {
  const requests: unknown[][] = [];
  let closed = 0;
  const deps: SyncDeps = {
    syncSource: async (source, day, say) => {
      requests.push([source, day]);
      const run = runOf(source);
      if (run instanceof Refusal) throw run;
      say('Asking …');
      return { isNew: true, run: anEndedRun({ source, expected: 3, ...run }) };
    },
    close: async () => {
      closed += 1;
    },
  };
  const result = await runCommand(
    syncCommand(async () => deps),
    ...args,
  );
  return { ...result, requests, closed, code: result.error === null ? 0 : exitCodeOf(result.error) };
}

test('a source is asked for a day, its log goes to stderr, and what arrived is printed', async () => {
  const { out, err, requests, closed, code } = await run(() => ({}), 'weather', '--date', '2025-08-02');
  assert.equal([requests, closed, code], [[['weather', '2025-08-02']], 1, 0]);
  assert.is(out, 'Weather 2025-08-02: success, 3 of 3\n');
  assert.is(err, 'Weather: Asking …\n');
});

test('--json prints what came as JSON alone', async () => {
  const { out } = await run(() => ({}), 'weather', '--json');
  const { source, outcome, received, expected, joined } = JSON.parse(out);
  assert.equal([source, outcome, received, expected, joined], ['weather', 'success', 3, 3, false]);
});

test('something missing ends with 4, and the JSON says what', async () => {
  const failures = [makeFailure('operations.incomplete', '2 of 3 received.')];
  const { out, code } = await run(
    () => ({ status: 'partial', received: 2, faults: failures }),
    'weather',
    '--json',
  );
  assert.is(code, 4);
  assert.equal(JSON.parse(out).faults[0], failures[0]);
});

test('a failing source ends with 4, one without such a day or not set up with 3', async () => {
  const failing = (kind: 'unavailable' | 'not-found') => () => ({
    ...({ status: 'failed', received: 0 } as const),
    faults: [makeFailure('source.x', 'It is so.', kind)],
  });
  assert.is((await run(failing('unavailable'), 'weather')).code, 4);
  assert.is((await run(failing('not-found'), 'weather')).code, 3);
  const { code, closed } = await run(() => unset, 'news');
  assert.equal([code, closed], [3, 1]);
});

test('all asks each source once; a source that is not set up is named and is no failure', async () => {
  const { out, requests, code } = await run((source) => (source === 'news' ? unset : {}), 'all');
  assert.equal([requests.length, new Set(requests.map(([source]) => source)).size, code], [10, 10, 0]);
  assert.not.ok(requests.some(([source]) => source === 'live' || source === 'racing-api'));
  assert.match(out, 'News is not set up: set NEWS_FEEDS. [operations.not-set-up]');
});

test('with all, a failed source is named and the command ends with 4', async () => {
  const down = {
    status: 'failed',
    received: 0,
    faults: [makeFailure('source.unavailable', 'It is down.', 'unavailable')],
  } as const;
  const { error, code } = await run((source) => (source === 'odds' ? down : {}), 'all', '--json');
  assert.equal([code, (error as Error).message], [4, 'Incomplete: Live odds failed.']);
});

test('an unknown source or an invalid day is bad usage', async () => {
  for (const args of [['moon'], ['weather', '--date', 'today']]) {
    const { error, requests } = await run(() => ({}), ...args);
    assert.instance(error, CommanderError);
    assert.equal(requests, []);
  }
});

test.run();
