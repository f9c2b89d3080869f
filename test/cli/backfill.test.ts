import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BackfillDeps, backfillCommand } from '#cli/backfill.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { addDays } from '#core/kernel/race-day.ts';
import {
  type Backfill,
  endedBackfill,
  endedDay,
  openedBackfill,
  stoppedBackfill,
  withDay,
} from '#core/operations/backfill/backfill.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli backfill');

const opening = {
  id: 'backfill-1',
  claim: 'claim-1',
  track: 'saratoga',
  span: { from: RUN_DAY, to: addDays(RUN_DAY, 1) },
  source: null,
  askedBy: 'operator',
  by: null,
  at: RUN_START,
} as const;
const opened = openedBackfill(opening, [RUN_DAY, addDays(RUN_DAY, 1)]);
const sourceRuns = [{ source: 'results', runId: 'run-1', status: 'success', sentence: null }] as const;
const first = withDay(opened, endedDay({ day: RUN_DAY, state: 'running', asked: sourceRuns }));
const backfill = endedBackfill(
  withDay(first, endedDay({ day: addDays(RUN_DAY, 1), state: 'running', asked: [] })),
  RUN_START,
);
const stopped = stoppedBackfill(first, RUN_START);

const plan: Awaited<ReturnType<BackfillDeps['planBackfill']>> = {
  track: 'saratoga',
  span: opening.span,
  source: null,
  days: 2,
  daysAsked: 1,
  asked: 1,
  requests: 13,
  seconds: 84,
  sourceDays: [
    {
      ...{ day: RUN_DAY, source: 'results', why: 'partial', sentence: 'Results of 7 of 10 races.' },
      ...{ isAsked: true, requests: 13, seconds: 84 },
    },
  ],
};

async function run(ended: Backfill, ...args: string[]) {
  const options: unknown[] = [];
  const took = async (request: unknown) => {
    options.push(request);
    return ended;
  };
  const result = await runCommand(
    backfillCommand(async () => ({
      planBackfill: async (request) => {
        options.push(request);
        return plan;
      },
      runBackfill: async (request, say) => {
        say('2025-08-02: Results success');
        return took(request);
      },
      takeUpBackfill: took,
      stopBackfill: took,
      listBackfills: async () => [ended],
      close: async () => undefined,
    })),
    ...args,
  );
  return { ...result, options, code: result.error === null ? 0 : exitCodeOf(result.error) };
}

const DAYS = ['--from', '2025-08-02', '--to', '2025-08-03'];

test('a dry run says what would be asked, why, in how many requests and about how long', async () => {
  const { out, code, options } = await run(backfill, ...DAYS, '--source', 'results', '--dry-run');
  assert.equal([code, options], [0, [{ from: '2025-08-02', to: '2025-08-03', source: 'results' }]]);
  assert.match(out, '1 of 2 days would be fetched, 1 source requests.');
  assert.match(
    out,
    'At most 13 requests, about 1 min 24 s within the rate limits. Dry run: nothing was requested.',
  );
  assert.match(out, /2025-08-02 +results +yes +partial +13 +Results of 7 of 10 races\./);
  const { requests, sourceDays } = JSON.parse((await run(backfill, ...DAYS, '--dry-run', '--json')).out);
  assert.equal([requests, sourceDays[0].why], [13, 'partial']);
});

test('a backfill for another track passes the track on and names it', async () => {
  const { options } = await run(backfill, ...DAYS, '--track', 'aqueduct');
  assert.equal(options, [{ from: '2025-08-02', to: '2025-08-03', track: 'aqueduct', source: null }]);
  const away = { ...backfill, track: 'aqueduct' };
  assert.match(
    (await run(away, 'list', '--track', 'aqueduct')).out,
    'The backfill for Aqueduct from 2025-08-02',
  );
});

test('a complete backfill ends with 0 and prints each day; progress goes to stderr', async () => {
  const { out, err, code } = await run(backfill, ...DAYS);
  assert.equal([code, err], [0, '2025-08-02: Results success\n']);
  assert.equal(out.trimEnd().split('\n'), [
    'The backfill from 2025-08-02 to 2025-08-03 is complete: 2 of 2 days done.',
    '  2025-08-02  done: Results success',
    '  2025-08-03  complete',
  ]);
});

test('a stopped backfill ends with 4, and its JSON says how far it got', async () => {
  const { out, code } = await run(stopped, ...DAYS, '--json');
  const { status, daysOver, from, to, claim } = JSON.parse(out);
  assert.equal([code, status, daysOver, from, to], [4, 'stopped', 1, '2025-08-02', '2025-08-03']);
  assert.is(claim, undefined);
  const again = await run(backfill, 'continue', 'backfill-1', '--json');
  assert.equal([again.code, again.options, JSON.parse(again.out).status], [0, ['backfill-1'], 'success']);
  const stop = await run(stopped, 'stop', 'backfill-1');
  assert.equal([stop.code, stop.out], [0, 'Stopping after the current source.\n']);
  assert.match((await run(stopped, 'list')).out, /^backfill-1 {2}The backfill from .* was stopped/);
});

test('invalid or incomplete days and unknown sources are bad usage', async () => {
  for (const args of [
    ['--from', '2025-08-02'],
    ['--to', '2025-08-02'],
    [],
    ['--from', 'monday', '--to', '2025-08-02'],
    ['--from', '2025-02-30', '--to', '2025-08-02'],
    [...DAYS, '--source', 'tips'],
  ]) {
    const { code, options } = await run(backfill, ...args);
    assert.equal([code, options], [2, []], args.join(' '));
  }
});

test.run();
