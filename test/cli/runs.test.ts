import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runsCommand } from '#cli/runs.ts';
import { shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { withLine } from '#core/operations/run.ts';
import { anEndedRun, aRun, RUN_START } from '#test/support/a-run.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli runs');

const failed = withLine(
  anEndedRun({
    ...({ status: 'failed', received: 0, expected: 3 } as const),
    faults: [makeFailure('source.unavailable', 'The host is down (502).', 'unavailable')],
    failedTries: [
      { at: RUN_START, fault: makeFailure('source.unavailable', 'Ill.'), retryAt: shift(RUN_START, 5_000) },
    ],
  }),
  RUN_START,
  'Asking Glens Falls …',
);

const run = async (...args: string[]) => {
  let most = 0;
  const result = await runCommand(
    runsCommand(async () => ({
      listRuns: async (wanted) => {
        most = wanted;
        return [aRun({ id: 'run-2', source: 'news' }), failed];
      },
      showRun: async (id) => {
        if (id === 'run-1') return failed;
        throw new Refusal('not-found', 'operations.unknown-run', `No such run: ${id}.`);
      },
      close: async () => undefined,
    })),
    ...args,
  );
  return { ...result, most };
};

test('runs are listed with what they received', async () => {
  const { out, most } = await run('--limit', '2');
  assert.is(most, 2);
  assert.match(out, /2025-08-02 12:00:00 +news +2025-08-02 +running +0 +operator +run-2/);
  assert.match(out, /weather +2025-08-02 +failed +0\/3/);
});

test('a list as JSON is without logs, a run is shown with its log and tries', async () => {
  const [first, second] = JSON.parse((await run('--json')).out);
  assert.equal([first.endedAt, second.status, 'lines' in second], [null, 'failed', false]);
  const shown = JSON.parse((await run('show', 'run-1', '--json')).out);
  assert.equal(shown.lines, [{ at: '2025-08-02T12:00:00.000Z', text: 'Asking Glens Falls …' }]);
  assert.is(shown.failedTries[0].retryAt, '2025-08-02T12:00:05.000Z');
  const { out } = await run('show', 'run-1');
  assert.match(out, 'The host is down (502). [source.unavailable]');
  assert.match(out, '2025-08-02 12:00:00  Asking Glens Falls …');
});

test('an unknown run is refused', async () => {
  assert.instance((await run('show', 'run-9')).error, Refusal);
});

test.run();
