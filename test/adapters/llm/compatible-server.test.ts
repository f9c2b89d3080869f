import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeAnthropic } from '#adapters/llm/anthropic/index.ts';
import { makeOpenAi } from '#adapters/llm/openai/index.ts';
import { SHAPES } from '#adapters/llm/shapes/index.ts';
import { aParsedPick, aQuestion, limits } from '#test/support/ai/a-question.ts';
import { openAnthropicServer } from '#test/support/ai/anthropic-server.ts';
import type { Reaction } from '#test/support/ai/model-server.ts';
import { openOpenAiServer } from '#test/support/ai/openai-server.ts';

const test = suite('compatible servers');
const PICK: Reaction = { does: 'answer', text: JSON.stringify(aParsedPick()) };
const settingsFor = (baseUrl: string) => ({
  name: 'The model',
  model: 'a-model',
  apiKey: 'a-key',
  baseUrl,
  effort: 'low' as const,
  limits: limits(),
});

test('a server without Responses is asked through chat completions, and asked so from then on', async () => {
  const server = await openOpenAiServer(() => PICK, { chatOnly: true });
  const provider = makeOpenAi(settingsFor(server.address));
  await provider.ask(aQuestion());
  assert.is((await provider.ask(aQuestion())).is, 'answered');
  await server.close();
  assert.equal(
    server.requests.map(({ path }) => path),
    ['/v1/chat/completions', '/v1/chat/completions'],
  );
  assert.is(server.requests[0]?.body['reasoning_effort'], 'low');
});

test('a server with both is asked through Responses, with one key for one beginning', async () => {
  const server = await openOpenAiServer(() => PICK);
  const provider = makeOpenAi(settingsFor(server.address));
  await provider.ask(aQuestion());
  await provider.ask(aQuestion({ question: 'Race 2: who wins?' }));
  await provider.ask(aQuestion({ shared: 'Another day.' }));
  await server.close();
  const [a, other, third] = server.requests.map(({ body }) => body['prompt_cache_key']);
  assert.is(a, other);
  assert.is.not(a, third);
  assert.is(server.requests[0]?.body['store'], false);
});

test('a model the host does not have does not switch the interface', async () => {
  const body = { error: { message: 'no such model', code: 'model_not_found', type: 'invalid', param: null } };
  const server = await openOpenAiServer(() => ({ does: 'fail', status: 404, body }));
  const answer = await makeOpenAi(settingsFor(server.address)).ask(aQuestion());
  await server.close();
  assert.is(answer.is, 'not-allowed');
  assert.is(server.requests.length, 1);
});

test('the cache mark is on the last shared block, or on the instructions without one', async () => {
  const server = await openAnthropicServer(() => PICK);
  const provider = makeAnthropic(settingsFor(server.address));
  await provider.ask(aQuestion());
  await provider.ask(aQuestion({ shared: '' }));
  await server.close();
  const marked = server.requests.map(({ body }) =>
    JSON.stringify([body['system'], body['messages']])
      .match(/"text":"([^"]*)","cache_control"/)
      ?.at(1),
  );
  assert.equal(marked, ['The day: seven races.', 'You analyze horse races.']);
  assert.is(server.requests[0]?.headers['anthropic-version'], '2026-10-21');
});

test('a host that answers with something else altogether is out of order', async () => {
  const server = await openOpenAiServer(() => ({ does: 'fail', status: 200, body: { hello: 'there' } }));
  const answer = await makeOpenAi(settingsFor(server.address)).ask(aQuestion());
  await server.close();
  assert.is(answer.is, 'unavailable');
});

test('an address at which nothing may be asked costs nothing', async () => {
  const answer = await makeOpenAi(settingsFor('http://127.0.0.1:9/v1')).ask(aQuestion());
  assert.equal([answer.is, 'neverRan' in answer && answer.neverRan], ['unavailable', true]);
});

test('every shape names all of its fields as needed', () => {
  for (const [name, shape] of Object.entries(SHAPES)) {
    assert.ok(!shape.safeParse({}).success, name);
    assert.ok(!shape.safeParse([]).success, name);
  }
});

test.run();
