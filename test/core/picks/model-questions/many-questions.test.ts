import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firstThenRest } from '#core/picks/model-questions/first-then-rest.ts';
import { limitConcurrency } from '#core/picks/model-questions/limit-concurrency.ts';
import type { ModelAnswer } from '#core/picks/model-questions/model-question.ts';

const test = suite('many questions');
type End = ModelAnswer['is'];

/** Asks about races that end as listed, and records which were asked and how many ran at once. */
async function asking(ends: readonly End[]) {
  const askedRaces: number[] = [];
  let [running, most] = [0, 0];
  const answers = await firstThenRest(
    ends.map((_, index) => index),
    {
      async ask(race) {
        askedRaces.push(race);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return ends[race] ?? 'unavailable';
      },
      endOf: (end) => end,
      instead: (_, last) => last,
    },
  );
  return { answers, askedRaces, most };
}

test('the first question goes alone, the others together, and answers keep the order', async () => {
  const { answers, askedRaces, most } = await asking(['answered', 'refused', 'answered', 'answered']);
  assert.equal(answers, ['answered', 'refused', 'answered', 'answered']);
  assert.equal([askedRaces, most], [[0, 1, 2, 3], 3]);
});

test('a failure that holds for all questions is not asked into again', async () => {
  for (const end of ['not-allowed', 'no-budget'] as const) {
    const { answers, askedRaces } = await asking([end, 'answered', 'answered']);
    assert.equal([answers, askedRaces], [[end, end, end], [0]]);
  }
});

test('after an unavailable provider one more question goes alone, and settles it', async () => {
  const lasting = await asking(['unavailable', 'too-slow', 'answered']);
  assert.equal(
    [lasting.answers, lasting.askedRaces],
    [
      ['unavailable', 'too-slow', 'too-slow'],
      [0, 1],
    ],
  );
  const passing = await asking(['unavailable', 'answered', 'answered', 'answered']);
  assert.equal(passing.answers, ['unavailable', 'answered', 'answered', 'answered']);
  assert.is(passing.most, 2);
});

test('no subjects, no questions', async () => {
  assert.equal((await asking([])).answers, []);
});

test('at most three run at once, the others in the order they came, also after a failure', async () => {
  const limited = limitConcurrency(3);
  const started: number[] = [];
  let [running, most] = [0, 0];
  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      limited(async () => {
        started.push(index);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (index === 1) throw new Error('refused');
        return index;
      }),
    ),
  );
  assert.is(most, 3);
  assert.equal(started, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.is(ends.filter(({ status }) => status === 'rejected').length, 1);
});

test.run();
