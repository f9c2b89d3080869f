import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  analystFailed,
  answererText,
  answerOrStandIn,
  builtIn,
  outsideAnswerer,
  tokensOf,
} from '#core/assistant/outside-model.ts';
import type { ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import { A_USAGE, type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('A model that is asked, and who answers in its place');

const QUESTION: ModelQuestion<'text'> = {
  shape: 'text',
  feature: 'ask-jake',
  raceId: null,
  askedBy: 'm1',
  instructions: 'Rules.',
  shared: '',
  question: 'Who wins?',
};

async function answered(
  answering: Answering | null,
  problemsOf: (text: string) => readonly string[] = () => [],
) {
  const scripted = answering === null ? null : aProvider('claude', answering);
  let standIns = 0;
  const work = answerOrStandIn({
    outside: scripted?.provider ?? null,
    question: QUESTION,
    problemsOf: ({ text }) => problemsOf(text),
    standIn: {
      name: 'Form analyst',
      value: () => {
        standIns += 1;
        return { text: 'By our own figures.' };
      },
    },
  });
  return { work, heard: scripted?.heard ?? [], standIns: () => standIns };
}

test('without a model the built-in answer is given, for no tokens and without a note', async () => {
  const { work } = await answered(null);
  assert.equal(await work, {
    value: { text: 'By our own figures.' },
    by: { name: 'Form analyst', model: null, isBuiltIn: true, note: null },
    tokens: 0,
  });
});

test('a model’s answer is its own, and what was paid for it', async () => {
  const { work, heard: questions, standIns } = await answered(() => ({ text: 'The 4.' }));
  const { value, by, tokens } = await work;
  assert.equal(value, { text: 'The 4.' });
  assert.equal(by, { name: 'Claude', model: 'claude-sonnet-5-5', isBuiltIn: false, note: null });
  assert.equal([tokens, questions.length, standIns()], [2_300, 1, 0]);
});

test('an answer with a fault is requested again with the fault named, and both are paid', async () => {
  const { work, heard: questions } = await answered(
    (_, nth) => ({ text: nth === 0 ? 'wrong' : 'right' }),
    (text) => (text === 'wrong' ? ['it is wrong'] : []),
  );
  const { value, tokens } = await work;
  assert.equal([value.text, tokens], ['right', 4_600]);
  assert.match(String(questions[1]?.question), /it is wrong/);
});

test('with the budget spent the built-in answer carries the reason', async () => {
  const { work } = await answered(() => fails('no-budget', 'Spent until midnight.'));
  const { by, value, tokens } = await work;
  assert.equal(
    [by.isBuiltIn, by.note, value.text, tokens],
    [true, 'Spent until midnight.', 'By our own figures.', 0],
  );
});

for (const is of ['refused', 'cut-off', 'unavailable', 'too-slow', 'not-allowed', 'given-up'] as const)
  test(`an answer that is ${is} is refused as unavailable, without a built-in answer`, async () => {
    const { work, standIns } = await answered(() => fails(is, 'So it is.'));
    const { kind, code, message } = await refused(work);
    assert.equal(
      [kind, code, message],
      ['unavailable', 'assistant.analyst-failed', 'Claude gave no answer: So it is.'],
    );
    assert.is(standIns(), 0);
  });

test('two faulty answers give no answer, and the refusal names the fault', async () => {
  const { work } = await answered(
    () => ({ text: 'wrong' }),
    () => ['it is wrong'],
  );
  assert.match(
    (await refused(work)).message,
    /^Claude gave no answer: Two unusable answers in a row: it is wrong\.$/,
  );
});

test('who answered is a name, its model where one ran, and why another was set', () => {
  assert.is(answererText(outsideAnswerer({ name: 'GPT', model: 'gpt-x' })), 'GPT (gpt-x)');
  assert.is(answererText(builtIn('Form analyst')), 'Form analyst');
  assert.is(answererText(builtIn('Form analyst', 'Spent.')), 'Form analyst. Spent.');
});

test('tokens are those read and written; none are known where nothing was reported', () => {
  assert.is(tokensOf(A_USAGE), 2_300);
  assert.is(tokensOf({ ...A_USAGE, cachedTokens: 1_500, cacheWriteTokens: 200 }), 2_300, 'part of the input');
  assert.is(tokensOf(null), 0);
});

test('a failed analyst is something to try again later', () => {
  const { kind, message } = analystFailed('GPT', 'it is down.');
  assert.equal([kind, message], ['unavailable', 'GPT gave no answer: it is down.']);
});

test.run();
