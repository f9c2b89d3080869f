import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeAnthropic } from '#adapters/llm/anthropic/index.ts';
import { makeOpenAi } from '#adapters/llm/openai/index.ts';
import { limits } from '#test/support/ai/a-question.ts';
import { openAnthropicServer } from '#test/support/ai/anthropic-server.ts';
import type { React, Reaction } from '#test/support/ai/model-server.ts';
import { openOpenAiServer } from '#test/support/ai/openai-server.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite("The assistant through the providers' own libraries");

const settings = (name: string, baseUrl: string) => ({
  name,
  model: 'a-model',
  apiKey: 'a-key',
  baseUrl,
  effort: null,
  limits: limits(),
});

async function room(claude: React, openai: React) {
  const [a, other] = [await openAnthropicServer(claude), await openOpenAiServer(openai)];
  const providers = {
    claude: makeAnthropic(settings('Claude', a.address)),
    openai: makeOpenAi(settings('GPT', other.address)),
  };
  const close = async () => {
    await a.close();
    await other.close();
  };
  return {
    ...(await openAssistant({ providers })),
    requests: { claude: a.requests, openai: other.requests },
    counted: () => ({ claude: a.counted(), openai: other.counted() }),
    close,
  };
}

const answerWith = (value: unknown): Reaction => ({
  does: 'answer',
  text: typeof value === 'string' ? value : JSON.stringify(value),
});

/** What a model says in the rounds of a debate, by what it is asked for. */
const debater =
  (programNumber: string, sentence: string): React =>
  ({ body }) => {
    const prompt = JSON.stringify(body);
    if (prompt.includes('Round 2')) return answerWith({ critique: sentence });
    if (prompt.includes('Round 3')) return answerWith({ programNumber, explanation: sentence });
    return answerWith({ programNumber, confidence: 8, reasoning: sentence });
  };

test('a debate of two models in six questions, checked against the card', async () => {
  const one = 'Paper Lantern 1 (#1) breaks from post 1 and is 5-2 on the morning line.';
  const { holdDebate, requests, close } = await room(
    debater('1', one),
    debater('4', 'Number 4 breaks from post 2, which I like a lot.'),
  );
  const debate = await (await holdDebate({ track: 'saratoga', raceNumber: 1, askedBy: 'm1' })).run();
  await close();
  assert.equal([requests.claude.length, requests.openai.length], [3, 3]);
  assert.is(debate.round1.claude.reasoning, one);
  assert.equal(
    [...new Set(debate.checks.filter(({ verdict }) => verdict === 'wrong').map(({ side }) => side))],
    ['gpt'],
  );
  assert.ok(debate.tokens > 0);
});

test('a debate caches nothing, as each round asks for another shape', async () => {
  const sentence = 'Paper Lantern 1 (#1) breaks from post 1, and I like it a lot.';
  const { holdDebate, counted, close } = await room(debater('1', sentence), debater('1', sentence));
  await (await holdDebate({ track: 'saratoga', raceNumber: 1, askedBy: 'm1' })).run();
  await close();
  const { claude } = counted();
  assert.is(claude.length, 3);
  assert.ok(
    claude.every(({ written, read }) => written === 0 || read > 0),
    JSON.stringify(claude),
  );
});

test('Jake streams sentence by sentence, with the tickets below', async () => {
  const { askJake, close } = await room(
    () => answerWith('Keep most of it. This race is a close one.'),
    () => answerWith(''),
  );
  const pieces: string[] = [];
  const reply = await askJake({
    track: 'saratoga',
    question: 'How should I bet $400 on race 1?',
    field: 'question',
    feature: 'ask-jake',
    askedBy: null,
  });
  const { response, isBuiltIn } = await reply.answer((piece) => pieces.push(String(piece)));
  await close();
  assert.equal(pieces, ['Keep most of it. ', 'This race is a close one. ']);
  assert.is(isBuiltIn, false);
  assert.match(response, /^Keep most of it\. This race is a close one\.\n\n- \$/);
});

test('a wrong wording is not streamed either', async () => {
  const { askJake, close } = await room(
    () => answerWith('Here is my view. Put $999 on number 6 now! Trust me.'),
    () => answerWith(''),
  );
  const pieces: string[] = [];
  const reply = await askJake({
    track: 'saratoga',
    question: 'How should I bet $400 on race 1?',
    field: 'question',
    feature: 'ask-jake',
    askedBy: null,
  });
  const { response } = await reply.answer((piece) => pieces.push(String(piece)));
  await close();
  assert.is(pieces[0], 'Here is my view. ');
  assert.not.match(pieces.slice(0, -1).join(''), /999/);
  assert.not.match(response, /999/);
});

test('an analysis and the summaries of a card, one question a race', async () => {
  const summary = { confidence: 60, riskLevel: 'low', summary: 'An even race.', keyFactor: 'The pace.' };
  const analysis = {
    confidence: 61,
    riskAssessment: 'Low.',
    analysis: 'Even.',
    reasoning: 'So.',
    keyFactors: ['One'],
  };
  const react: React = ({ body }) =>
    answerWith(JSON.stringify(body).includes('You sum up one race') ? summary : analysis);
  const { askPanel, summarizeRaces, requests, close } = await room(react, () => answerWith(''));
  const { answer } = await askPanel.make('race-analysis', { raceId: 'saratoga-2025-08-02-1', askedBy: 'm1' });
  const [first, second] = await summarizeRaces('saratoga');
  await close();
  assert.equal(answer.value, analysis);
  assert.equal([first?.riskLevel, second?.riskLevel], ['low', 'low']);
  assert.is(requests.claude.length, 3);
});

test.run();
