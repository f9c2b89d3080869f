import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { makeAskSync, type SyncRequest } from '#core/operations/use-cases/ask-sync.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { anEndedRun, aRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Asking for a source at a screen');

function room() {
  const requests: string[] = [];
  const askSync = makeAskSync({
    attempts: makeMemoryAttemptStore(),
    runSource: async ({ source, day, isRefresh }) => {
      requests.push(`${source} ${day}${isRefresh ? ' refreshed' : ''}`);
      const run = anEndedRun({ source, day });
      return { run, isNew: true, ended: async () => run };
    },
    clock: () => RUN_START,
    racingClock: () => RUN_START,
  });
  const ask = (source: SourceName, day: string, more: Partial<SyncRequest> = {}) =>
    askSync({ source, day, memberId: 'anna' as MemberId, askedBy: 'member', ...more });
  return { requests, ask };
}

test('days far away are refused, so that no source is asked for every possible day', async () => {
  const { requests, ask } = room();
  for (const day of [addDays(RUN_DAY, 15), addDays(RUN_DAY, -732), '9999-12-31']) {
    const refusal = await refused(ask('races', day));
    assert.equal([refusal.kind, refusal.code], ['invalid', 'operations.day-too-far']);
  }
  assert.match((await refused(ask('races', '9999-12-31'))).message, '2025-08-16');
  assert.equal(requests, []);
  for (const day of [addDays(RUN_DAY, 14), addDays(RUN_DAY, -731)]) await ask('races', day);
  assert.is(requests.length, 2);
});

test('each source is asked only for the days it covers', async () => {
  const { requests, ask } = room();
  const refusals = [];
  for (const [source, days] of [
    ['live', -1],
    ['weather', -1],
    ['expert-picks', -15],
    ['results', 1],
  ] as const)
    refusals.push((await refused(ask(source, addDays(RUN_DAY, days)))).message);
  assert.is(
    refusals[0],
    `date: ${addDays(RUN_DAY, -1)} is outside ${RUN_DAY} to ${addDays(RUN_DAY, 14)}, the days that Live data covers.`,
  );
  assert.equal(
    refusals.map((sentence) => /outside (\S+) to (\S+),/.exec(sentence)?.slice(1)),
    [
      [RUN_DAY, addDays(RUN_DAY, 14)],
      [RUN_DAY, addDays(RUN_DAY, 14)],
      [addDays(RUN_DAY, -14), addDays(RUN_DAY, 14)],
      [addDays(RUN_DAY, -731), RUN_DAY],
    ],
  );
  assert.equal(requests, []);
  await ask('results', addDays(RUN_DAY, -731));
  await ask('pedicapper', addDays(RUN_DAY, -100));
  assert.is(requests.length, 2);
});

test('a caller that left, or has waited long enough, gets the run as it is', async () => {
  const patiences: unknown[] = [];
  const run = aRun();
  const asker = { isGone: () => true, onGone: () => () => undefined };
  const askSync = makeAskSync({
    attempts: makeMemoryAttemptStore(),
    runSource: async () => ({
      run,
      isNew: false,
      ended: async ({ forMs, isGone }) => {
        patiences.push([forMs, isGone()]);
        return run;
      },
    }),
    clock: () => RUN_START,
    racingClock: () => RUN_START,
  });
  const request = { source: 'weather', memberId: 'anna' as MemberId, askedBy: 'member' } as const;
  assert.equal(await askSync({ ...request, asker }), { run, isNew: false });
  await askSync(request);
  assert.equal(patiences, [
    [8_000, true],
    [8_000, false],
  ]);
});

test('a source that is not of one day is asked for today, whatever future day is requested', async () => {
  const { requests, ask } = room();
  for (const ahead of [0, 1, 2]) await ask('weather', addDays(RUN_DAY, ahead));
  assert.equal(
    requests,
    [1, 2, 3].map(() => `weather ${RUN_DAY}`),
  );
});

test('an administrator can have picks made again; a member cannot', async () => {
  const { requests, ask } = room();
  await ask('ai-analysis', RUN_DAY, { askedBy: 'administrator' });
  await ask('ai-analysis', RUN_DAY);
  assert.equal(requests, [`ai-analysis ${RUN_DAY} refreshed`, `ai-analysis ${RUN_DAY}`]);
});

test('what may not lie ahead is refused as such', async () => {
  const { ask } = room();
  const refusal = await refused(ask('pedicapper', addDays(RUN_DAY, 1), { isPastOnly: true }));
  assert.is(refusal.code, 'operations.day-to-come');
});

test.run();
