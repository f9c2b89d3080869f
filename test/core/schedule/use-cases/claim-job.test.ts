import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { PROCESS_ENDED } from '#core/operations/outcome.ts';
import type { Job } from '#core/schedule/job.ts';
import type { RunJob } from '#core/schedule/ports.ts';
import { makeAlertUnreported } from '#core/schedule/use-cases/alert-unreported.ts';
import { makeMemoryJobStore } from '#test/doubles/job-store.ts';
import { JOB_DAY } from '#test/support/a-job.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';
import { clockworkRoom, POST } from '#test/support/scheduler-room.ts';

const test = suite('Keeping a race day');

const moved = (minutes: number) => [
  aRace({ number: 3, day: JOB_DAY, postTime: shift(POST, minutes * MINUTE) }),
];

test('each point is done once at its moment, and looked at again does nothing', async () => {
  const done: string[] = [];
  const room = clockworkRoom({
    runJob: async ({ name }) => {
      done.push(name);
      return { runId: null, failure: null, note: null };
    },
  });
  for (let minutesToPost = 60; minutesToPost >= -20; minutesToPost -= 1) {
    room.at(minutesToPost);
    await room.planning.plan();
    await room.runDue();
    await room.runDue('w2');
  }
  assert.equal(done, ['30-minutes', '10-minutes', '5-minutes', '1-minute', 'post', 'results']);
  assert.equal(
    await room.states(),
    done.map((name) => `${name} done`),
  );
});

test('the timer of a job is set for the exact time until it is due, once for each due time', async () => {
  const room = clockworkRoom();
  room.at(34.5);
  await room.planning.plan();
  await room.planning.setDueAlarms();
  assert.equal(
    room.alarms.map(({ key, afterMs }) => [key.name, afterMs]),
    [['30-minutes', 4.5 * MINUTE]],
  );
  const [before] = room.alarms;
  room.importFacts(moved(-1));
  await room.planning.plan();
  await room.planning.setDueAlarms();
  assert.is(present(room.alarms[1]).afterMs, 3.5 * MINUTE);
  assert.is.not(present(room.alarms[1]).text, present(before).text);
});

test('a post time that moves takes its points along: nothing is done at the old moment, and nothing twice', async () => {
  const room = clockworkRoom();
  await room.planning.plan();
  room.at(30);
  await room.runDue();
  room.importFacts(moved(9));
  await room.planning.plan();
  room.at(10);
  assert.equal(await room.runDue(), []);
  room.at(1);
  assert.is((await room.runDue()).length, 1);
  assert.equal(await room.states(), [
    ...['30-minutes done', '10-minutes done', '5-minutes planned'],
    ...['1-minute planned', 'post planned', 'results planned'],
  ]);
});

test('odds of a post time that moved far are fetched once more for the new one', async () => {
  const room = clockworkRoom();
  await room.planning.plan();
  for (const minutesToPost of [30, 10, 5, 1]) {
    room.at(minutesToPost);
    await room.runDue();
  }
  room.importFacts(moved(25));
  await room.planning.plan();
  assert.equal(await room.states(), [
    ...['30-minutes done', '10-minutes planned', '5-minutes planned'],
    ...['1-minute planned', 'post planned', 'results planned'],
  ]);
  room.at(-15);
  await room.planning.plan();
  await room.runDue();
  assert.equal((await room.states()).slice(0, 3), [
    '30-minutes done',
    '10-minutes done',
    '5-minutes planned',
  ]);
});

/** Asked for a result before the race is run, nobody has one. */
const noResultBefore =
  (isOut: () => boolean): RunJob =>
  async ({ name }) => {
    if (name === 'results' && !isOut())
      throw new Refusal('unavailable', 'schedule.no-result', 'Race 3 has no result yet.');
    return { runId: 'run-1', failure: null, note: null };
  };

test('a result fetched in vain moves with its post time, and its tries start over there', async () => {
  const room = clockworkRoom({ runJob: noResultBefore(() => false) });
  room.at(-14);
  await room.planning.plan();
  for (const minutesToPost of [-15, -20]) {
    room.at(minutesToPost);
    await room.runDue();
  }
  room.importFacts(moved(40));
  await room.planning.plan();
  const result = async () =>
    present((await room.jobs.ofDay(room.scope)).find(({ name }) => name === 'results'));
  const { state, tries, fireAt, sentence } = await result();
  assert.equal([state, tries, fireAt, sentence], ['planned', 0, shift(POST, 55 * MINUTE), null]);
  room.at(-54);
  assert.equal(
    (await room.runDue()).filter((job) => job?.name === 'results'),
    [],
  );
});

test('a result that was given up is fetched again when its race is run later; one that is there is not', async () => {
  for (const isOut of [false, true]) {
    const room = clockworkRoom({ runJob: noResultBefore(() => isOut) });
    room.at(-14);
    await room.planning.plan();
    for (const minutesToPost of [-15, -20, -30, -60, -120]) {
      room.at(minutesToPost);
      await room.runDue();
    }
    assert.is((await room.states()).at(-1), isOut ? 'results done' : 'results failed');
    room.importFacts(moved(150));
    await room.planning.plan();
    const [result] = (await room.states()).filter((state) => state.startsWith('results'));
    assert.is(result, isOut ? 'results done' : 'results planned');
  }
});

test('of a race called off, or taken from the card, what is planned is dropped', async () => {
  const room = clockworkRoom();
  await room.planning.plan();
  room.at(30);
  await room.runDue();
  room.importFacts([aRace({ number: 3, day: JOB_DAY, postTime: POST, isCancelled: true })]);
  await room.planning.plan();
  assert.equal(await room.states(), ['30-minutes done']);
});

test('when no worker was running, odds of past moments are missed and the result is caught up', async () => {
  const room = clockworkRoom();
  await room.planning.plan();
  room.at(-60);
  await room.planning.plan();
  await room.runDue();
  assert.equal(await room.states(), [
    ...['30-minutes missed', '10-minutes missed', '5-minutes missed'],
    ...['1-minute missed', 'post missed', 'results caught-up'],
  ]);
  assert.is(room.alerts.length, 5);
});

test('a clock that jumps ahead leaves late and missed points, and one that jumps back repeats nothing', async () => {
  const room = clockworkRoom();
  await room.planning.plan();
  room.at(29);
  await room.runDue();
  room.at(9);
  await room.runDue();
  assert.equal((await room.states()).slice(0, 2), ['30-minutes late', '10-minutes late']);
  room.at(31);
  await room.planning.plan();
  assert.equal(await room.runDue(), []);
  room.at(30);
  assert.equal(await room.runDue(), []);
  assert.equal((await room.states()).slice(0, 3), [
    '30-minutes late',
    '10-minutes late',
    '5-minutes planned',
  ]);
});

test('a result that is not out is fetched again, and reported as caught up when it comes', async () => {
  let isOut = false;
  const room = clockworkRoom({
    runJob: async ({ name }) => {
      if (name === 'results' && !isOut)
        throw new Refusal('unavailable', 'schedule.no-result', 'No result yet.');
      return { runId: null, failure: null, note: null };
    },
  });
  room.at(-14);
  await room.planning.plan();
  const tried = [];
  for (let minutesToPost = -15; minutesToPost >= -40; minutesToPost -= 1) {
    isOut = minutesToPost < -28;
    room.at(minutesToPost);
    await room.planning.plan();
    for (const job of await room.runDue())
      tried.push([minutesToPost, present(job).state, present(job).tries]);
  }
  assert.equal(tried, [
    [-15, 'planned', 1],
    [-20, 'planned', 2],
    [-30, 'caught-up', 2],
  ]);
  assert.equal(room.alerts, []);
});

test('a final failure is reported, with its reason; a defect is logged as well', async () => {
  const room = clockworkRoom({ runJob: () => Promise.reject(new TypeError('it is not a function')) });
  await room.planning.plan();
  room.at(30);
  await room.runDue();
  const [alert] = room.alerts;
  assert.equal([present(alert).state, present(alert).code], ['failed', 'operations.defect']);
  assert.is(room.errors.length, 1);
});

test('a worker that was lost in the middle is followed by another, and what it ends later does not count', async () => {
  let finish = (): void => undefined;
  let tries = 0;
  const room = clockworkRoom({
    runJob: () => {
      tries += 1;
      const well = { runId: `run-${tries}`, failure: null, note: null };
      return tries > 1
        ? Promise.resolve(well)
        : new Promise((resolve) => {
            finish = () => resolve(well);
          });
    },
  });
  await room.planning.plan();
  room.at(30);
  const lost = room.runDue('lost');
  await new Promise((resolve) => setImmediate(resolve));
  room.at(29.8);
  assert.equal(await room.runDue('w2'), []);
  room.at(29.5);
  const [followed] = await room.runDue('w2');
  finish();
  assert.equal(await lost, [null]);
  const [job] = (await room.jobs.ofDay(room.scope)) as [Job];
  assert.equal([job.state, job.runId, present(followed).state], ['late', 'run-2', 'late']);
});

test('incomplete odds are reported to the operator', async () => {
  const room = clockworkRoom({
    runJob: async () => ({ runId: 'run-1', failure: null, note: '7 of 10 received.' }),
  });
  await room.planning.plan();
  room.at(30);
  await room.runDue();
  assert.equal(
    [present(room.alerts[0]).state, present(room.alerts[0]).sentence],
    ['partial', '7 of 10 received.'],
  );
});

test('a failure whose worker died before reporting it is reported a minute later, once', async () => {
  const alerted: string[] = [];
  const room = clockworkRoom({
    runJob: () => Promise.reject(new Refusal('unavailable', 'source.unavailable', 'The host is down.')),
  });
  const { jobs: jobStore } = room;
  await room.planning.plan();
  room.at(30);
  await room.runDue();
  const alert = async ({ name }: Job) => void alerted.push(name);
  const clockAt = (minutesToPost: number) => () => shift(POST, -minutesToPost * MINUTE);
  await makeAlertUnreported({ jobs: jobStore, alert, clock: clockAt(28) })();
  assert.equal(alerted, []);
  const killed = { ...jobStore, noteReported: () => new Promise<never>(() => undefined) };
  const other = clockworkRoom({
    jobs: killed,
    runJob: () => Promise.reject(new Refusal('unavailable', 'source.unavailable', 'It is down.')),
  });
  other.at(10);
  void other.runDue();
  await new Promise((resolve) => setImmediate(resolve));
  await makeAlertUnreported({ jobs: jobStore, alert, clock: clockAt(9.5) })();
  assert.equal(alerted, []);
  for (const minutesToPost of [9, 8])
    await makeAlertUnreported({ jobs: jobStore, alert, clock: clockAt(minutesToPost) })();
  assert.equal(alerted, ['10-minutes']);
});

test('what was done is stored as soon as the store is back, and is not done again', async () => {
  const store = makeMemoryJobStore();
  let [away, done] = [3, 0];
  const settle: typeof store.settle = (...words) => {
    away -= 1;
    return away < 0
      ? store.settle(...words)
      : Promise.reject(new Refusal('unavailable', 'database.away', 'The database is away.'));
  };
  const room = clockworkRoom({
    jobs: { ...store, settle },
    runJob: async () => {
      done += 1;
      return { runId: 'run-1', failure: null, note: null };
    },
  });
  await room.planning.plan();
  room.at(30);
  await room.runDue();
  assert.equal([(await room.states())[0], done], ['30-minutes done', 1]);
});

test('an act cut short by the end of its process is left to the next worker', async () => {
  const room = clockworkRoom({
    runJob: async () => ({ runId: 'run-1', failure: PROCESS_ENDED, note: null }),
  });
  await room.planning.plan();
  room.at(30);
  assert.equal(await room.runDue(), [null]);
  assert.equal([(await room.states())[0], room.alerts], ['30-minutes running', []]);
});

test('on a racing clock of its own a job is due when that clock says so', async () => {
  const room = clockworkRoom({ clock: -11_000 * HOUR });
  await room.planning.plan();
  room.at(30);
  await room.runDue();
  assert.is((await room.states())[0], '30-minutes done');
  assert.is(await room.take({ ...room.scope, clock: 0, raceNumber: 3, name: '10-minutes' }, 'w1'), null);
});

test.run();
