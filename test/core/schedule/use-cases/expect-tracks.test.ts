import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { makeExpectTracks } from '#core/schedule/use-cases/expect-tracks.ts';
import { JOB_DAY } from '#test/support/a-job.ts';

const test = suite('Tracks that are expected to race');

function room(answers: readonly (readonly string[] | Error)[], followed: readonly string[] = []) {
  let now: Instant = instant(0);
  let calls = 0;
  let [reads, isDown] = [0, false];
  const errors: string[] = [];
  const expectTracks = makeExpectTracks({
    meetings: [
      {
        name: 'The feed',
        async tracksOn() {
          const answer = answers[Math.min(calls, answers.length - 1)] ?? [];
          calls += 1;
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
    ],
    async followed() {
      reads += 1;
      if (isDown) throw new Error('down');
      return followed;
    },
    clock: () => now,
    logError: (_, where) => void errors.push(where),
  });
  return {
    errors,
    calls: () => calls,
    reads: () => reads,
    expectTracks,
    setDown(value: boolean) {
      isDown = value;
    },
    later: (ms: number) => {
      now = shift(now, ms);
    },
    /** What is known once the source has answered. */
    async known() {
      await expectTracks(JOB_DAY);
      await new Promise(setImmediate);
      return expectTracks(JOB_DAY);
    },
  };
}

test('tracks that a source names or members follow are expected, each once', async () => {
  const { known } = room([['aqueduct', 'del-mar']], ['aqueduct', 'gulfstream-park']);
  assert.equal(await known(), ['aqueduct', 'del-mar', 'gulfstream-park']);
});

test('a source is asked once in three hours', async () => {
  const { known, later, calls } = room([['aqueduct'], ['del-mar']]);
  await known();
  later(2 * HOUR);
  assert.equal(await known(), ['aqueduct']);
  assert.is(calls(), 1);
  later(HOUR);
  assert.equal(await known(), ['del-mar']);
});

test('a source that fails keeps its last answer, and is asked again after a quarter of an hour', async () => {
  const { known, later, errors, calls } = room([['aqueduct'], new Error('down'), ['del-mar']]);
  await known();
  later(3 * HOUR);
  assert.equal(await known(), ['aqueduct']);
  assert.equal(errors, ['the meetings of The feed']);
  later(14 * MINUTE);
  await known();
  assert.is(calls(), 2);
  later(MINUTE);
  assert.equal(await known(), ['del-mar']);
});

test('the choices of members are read once in five minutes for all days, and again after a failure', async () => {
  const { expectTracks, reads, later, setDown } = room([[]], ['aqueduct']);
  const tomorrow = addDays(JOB_DAY, 1);
  await Promise.all([expectTracks(JOB_DAY), expectTracks(tomorrow)]);
  later(4 * MINUTE);
  await expectTracks(JOB_DAY);
  assert.is(reads(), 1);
  later(MINUTE);
  setDown(true);
  assert.is(await expectTracks(JOB_DAY).then(String, (error: Error) => error.message), 'down');
  setDown(false);
  assert.equal(await expectTracks(JOB_DAY), ['aqueduct']);
  assert.is(reads(), 3);
});

test('planning tomorrow first forgets nothing of today', async () => {
  const { expectTracks, known, later } = room([['aqueduct'], new Error('down')]);
  await known();
  later(3 * HOUR);
  await expectTracks(addDays(JOB_DAY, 1));
  assert.equal(await expectTracks(JOB_DAY), ['aqueduct']);
});

test.run();
