import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FetchReport } from '#core/kernel/fetched.ts';
import { MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { endedWith } from '#core/operations/outcome.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { aRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { type Fetchers, runDeps, WHOLE } from '#test/support/run-deps.ts';

const test = suite('Running a source');

const REQUEST = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;

function opened(fetchers?: Fetchers) {
  const setup = runDeps(fetchers);
  return { ...setup, run: makeRunSource(setup.deps), runs: setup.deps.runs };
}

async function endOf(weather: NonNullable<Fetchers['weather']>) {
  const setup = opened({ weather });
  const run = await (await setup.run(REQUEST)).ended();
  return { ...setup, ended: run };
}

const down = (retryAfterSeconds?: number) =>
  new Refusal(
    'unavailable',
    'source.unavailable',
    'The host is down (502).',
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );

test('a run is stored before its source is called, and ends with what came', async () => {
  let seen: string | undefined;
  const setup = opened({
    weather: async (request, log) => {
      assert.equal(request, { track: 'saratoga', day: RUN_DAY });
      seen = (await setup.runs.find('run-1'))?.status;
      log('Asking Glens Falls …');
      return WHOLE;
    },
  });
  const printed: string[] = [];
  const { run, isNew, ended } = await setup.run({ ...REQUEST, onProgress: (line) => printed.push(line) });
  assert.equal([run.status, run.startedAt, isNew], ['running', RUN_START, true]);
  const { status, expected, received, endedAt, lines, askedBy } = await ended();
  assert.equal([seen, status, expected, received, askedBy], ['running', 'success', 3, 3, 'operator']);
  assert.equal(
    [lines, printed],
    [[{ at: RUN_START, text: 'Asking Glens Falls …' }], ['Asking Glens Falls …']],
  );
  assert.equal(await setup.runs.find('run-1'), await ended());
  assert.ok(endedAt !== null && setup.announced.every(({ topic }) => topic === 'runs'));
  assert.is(setup.announced.length, 2);
});

test('what is missing makes a run partial, and nothing at all makes it failed', async () => {
  const outcome = async (fetched: FetchReport) => {
    const { status, faults: failures } = (await endOf(async () => fetched)).ended;
    return [status, failures.map(({ code }) => code)];
  };
  const faults = ['The forecast is missing.'];
  assert.equal(await outcome({ expected: 3, received: 2, faults: [] }), [
    'partial',
    ['operations.incomplete'],
  ]);
  assert.equal(await outcome({ expected: null, received: 2, faults }), ['partial', ['operations.left-out']]);
  assert.equal(await outcome({ expected: 3, received: 0, faults: [] }), [
    'failed',
    ['operations.nothing-came'],
  ]);
  assert.equal(await outcome({ expected: null, received: 0, faults }), ['failed', ['operations.left-out']]);
  assert.equal(await outcome({ expected: null, received: 0, faults: [] }), ['success', []]);
});

test('a failing host is called again, later each time, and no more than three times', async () => {
  let tries = 0;
  const { ended, slept, runs } = await endOf(async () => {
    tries += 1;
    throw down(1);
  });
  assert.equal([tries, slept], [3, [5 * SECOND, 10 * SECOND]]);
  assert.equal([ended.status, ended.faults.map(({ code }) => code)], ['failed', ['source.unavailable']]);
  const run = present(await runs.find('run-1'));
  assert.equal(
    run.failedTries.map(({ at: instant, retryAt }) => [instant, retryAt]),
    [
      [RUN_START, shift(RUN_START, 5 * SECOND)],
      [shift(RUN_START, 5 * SECOND), shift(RUN_START, 15 * SECOND)],
      [shift(RUN_START, 15 * SECOND), null],
    ],
  );
});

test('a source that works at the second try ends well, and the wait it requested was observed', async () => {
  let tries = 0;
  const { ended, slept } = await endOf(async () => {
    tries += 1;
    if (tries === 1) throw down(40);
    return WHOLE;
  });
  assert.equal([ended.status, ended.failedTries.length, slept], ['success', 1, [40 * SECOND]]);
});

test('a host that takes minutes to fail is not asked again in the same run', async () => {
  const setup = runDeps({
    weather: async () => {
      setup.pass(3 * MINUTE);
      throw down(1);
    },
  });
  const ended = await (await makeRunSource(setup.deps)(REQUEST)).ended();
  assert.equal([ended.status, ended.failedTries.length, setup.slept], ['failed', 1, []]);
});

test('what waiting cannot help is not tried again', async () => {
  const refusals = [
    new Refusal('not-found', 'source.no-such-thing', 'It has no such page.'),
    new Refusal('invalid', 'card.bad-day', 'That is no day.'),
    new Refusal('unavailable', 'source.blocked', 'It blocks automated access.'),
    down(3_600),
  ];
  for (const refusal of refusals) {
    const { ended, slept } = await endOf(() => Promise.reject(refusal));
    assert.equal([ended.status, ended.faults[0]?.code, slept], ['failed', refusal.code, []], refusal.code);
  }
});

test('a defect ends the run as failed without its words, and goes to the log', async () => {
  const defect = new TypeError('secret is not a function');
  const { ended, errors } = await endOf(() => Promise.reject(defect));
  assert.equal([ended.status, ended.faults[0]?.code], ['failed', 'operations.defect']);
  assert.not.match(ended.faults[0]?.sentence ?? '', 'secret');
  assert.equal(errors, [defect]);
});

test('the same request twice at once runs once, and both callers see it end', async () => {
  let tries = 0;
  const { run } = opened({
    weather: async () => {
      tries += 1;
      return WHOLE;
    },
  });
  const both = await Promise.all([run(REQUEST), run({ ...REQUEST, askedBy: 'member' })]);
  assert.equal(
    both.map(({ isNew }) => isNew),
    [true, false],
  );
  const ends = await Promise.all(both.map(({ ended }) => ended()));
  assert.equal(
    [tries, ends.map(({ id, status }) => `${id} ${status}`)],
    [1, ['run-1 success', 'run-1 success']],
  );
});

test('a success answers for a minute, unless a refresh is requested; a failure does not', async () => {
  const { run, pass } = opened();
  await (await run(REQUEST)).ended();
  assert.is((await run(REQUEST)).isNew, false);
  assert.is((await run({ ...REQUEST, source: 'weather', track: 'del-mar' })).isNew, true);
  const refreshed = await run({ ...REQUEST, isForced: true });
  assert.is(refreshed.isNew, true);
  await refreshed.ended();
  pass(MINUTE);
  assert.is((await run(REQUEST)).isNew, true);
  const failing = await endOf(() => Promise.reject(new Refusal('not-found', 'source.no-such-thing', 'No.')));
  assert.is((await failing.run(REQUEST)).isNew, true);
});

test('a run of a process that ended is recognized as lost, and the next one starts over', async () => {
  const { run, runs, pass } = opened();
  await runs.keep(aRun({ id: 'killed' }));
  const joined = await run(REQUEST);
  assert.equal([joined.isNew, joined.run.id], [false, 'killed']);
  pass(LEASE_MS + 1);
  assert.equal((await joined.ended()).faults[0]?.code, 'operations.process-ended');
  const next = await run(REQUEST);
  assert.equal([next.isNew, (await next.ended()).status], [true, 'success']);
});

/** A run that another process is heard of for as long as anybody looks. */
async function elsewhere() {
  const setup = runDeps();
  let looks = 0;
  const runs = {
    ...setup.deps.runs,
    endLost: async () => [],
    find: (id: string) => {
      looks += 1;
      return setup.deps.runs.find(id);
    },
  };
  await runs.keep(aRun({ id: 'other' }));
  const { ended } = await makeRunSource({ ...setup.deps, runs })(REQUEST);
  return { ...setup, runs, ended, looks: () => looks };
}

test('waiting for another process’s run ends after its limit with the run as it is then', async () => {
  const { ended, looks, slept } = await elsewhere();
  const run = await ended({ forMs: 8 * SECOND });
  assert.equal([run.id, run.status, slept.length], ['other', 'running', 8]);
  const before = looks();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.is(looks(), before);
});

test('a caller who left waits no longer; one who stays sees the run end', async () => {
  const { ended, runs, slept } = await elsewhere();
  const abandoned = ended({ isGone: () => slept.length >= 2 });
  const stays = ended();
  assert.is((await abandoned).status, 'running');
  await runs.keep(endedWith(aRun({ id: 'other' }), WHOLE, RUN_START));
  assert.is((await stays).status, 'success');
});

test('a run that does not end is not waited for without end: after a quarter of an hour that is said', async () => {
  const { ended, slept } = await elsewhere();
  const refusal = await refused(ended());
  assert.equal([refusal.kind, refusal.code], ['unavailable', 'operations.does-not-end']);
  assert.match(refusal.message, 'Weather');
  assert.is(slept.length, (15 * MINUTE) / SECOND);
});

test('a long run keeps its heartbeat and is not marked as lost', async () => {
  let finish = (_: FetchReport): void => undefined;
  const { run, runs, pass, heartbeats } = opened({
    weather: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
  const { ended } = await run(REQUEST);
  for (let heartbeat = 0; heartbeat < 5; heartbeat += 1) {
    pass(LEASE_MS - SECOND);
    await heartbeats[0]?.();
  }
  assert.equal(await runs.endLost(pass(SECOND)), []);
  finish(WHOLE);
  assert.equal([(await ended()).status, heartbeats.length], ['success', 0]);
});

test('a log has at most two hundred lines, each without what a log cannot hold', async () => {
  const { ended } = await endOf(async (_, log) => {
    log(`one\u0000 two\n\ud83d ${'x'.repeat(1_000)}`);
    for (let nth = 2; nth <= 203; nth += 1) log(`line ${nth}`);
    return WHOLE;
  });
  assert.equal([ended.lines.length, ended.linesDropped], [200, 3]);
  assert.match(ended.lines[0]?.text ?? '', /^one {2}two {3}x+$/);
  assert.is(ended.lines[0]?.text.length, 500);
});

test('a source that is not set up is refused with what to set, and leaves no run', async () => {
  const { run, runs } = opened({});
  const refusal = await refused(run(REQUEST));
  assert.equal([refusal.kind, refusal.code], ['conflict', 'operations.not-set-up']);
  assert.is(refusal.message, 'Weather: this source is not set up. To use it, set WEATHER_SOURCE.');
  assert.equal(await runs.list({ most: 9 }), []);
});

test.run();
