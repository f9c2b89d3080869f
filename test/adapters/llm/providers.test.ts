import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeAnthropic } from '#adapters/llm/anthropic/index.ts';
import { makeOpenAi } from '#adapters/llm/openai/index.ts';
import type { AskLimits } from '#adapters/llm/provider-settings.ts';
import type { AskExtras, ModelAnswer, ModelQuestion } from '#core/picks/model-questions/model-question.ts';
import { aParsedPick, aQuestion, limits } from '#test/support/ai/a-question.ts';
import { openAnthropicServer } from '#test/support/ai/anthropic-server.ts';
import type { ModelServer, React, Reaction } from '#test/support/ai/model-server.ts';
import { openOpenAiServer } from '#test/support/ai/openai-server.ts';

const openChatServer = (react: React) => openOpenAiServer(react, { chatOnly: true });

const HOUSES = [
  { name: 'OpenAI, Responses', open: openOpenAiServer, make: makeOpenAi, writes: 0 },
  { name: 'OpenAI, chat completions', open: openChatServer, make: makeOpenAi, writes: 0 },
  { name: 'Anthropic, Messages', open: openAnthropicServer, make: makeAnthropic, writes: 1 },
] as const;

const PICK = JSON.stringify(aParsedPick());
const answers = (text: string): Reaction => ({ does: 'answer', text });
const TEXT = aQuestion({ shape: 'text' });

const whyOf = (answer: ModelAnswer): string => ('why' in answer ? answer.why : '');

for (const { name, open, make, writes } of HOUSES) {
  const test = suite(name);

  async function ask(
    react: React | Reaction,
    question: ModelQuestion = aQuestion(),
    { extras = {}, change = {} }: { extras?: AskExtras; change?: Partial<AskLimits> } = {},
  ): Promise<{ answer: ModelAnswer; server: ModelServer }> {
    const server = await open(typeof react === 'function' ? react : () => react);
    const settings = { name: 'The model', model: 'a-model', apiKey: 'a-key', baseUrl: server.address };
    const provider = make({ ...settings, effort: null, limits: limits(change) });
    try {
      return { answer: await (provider.persist?.(provider.ask) ?? provider.ask)(question, extras), server };
    } finally {
      await server.close();
    }
  }

  test('an answer in the shape is read, with what it took', async () => {
    const { answer, server } = await ask(answers(PICK));
    assert.is(answer.is, 'answered');
    assert.equal('value' in answer && answer.value, aParsedPick());
    assert.ok((answer.usage?.inputTokens ?? 0) > 100);
    assert.is(answer.usage?.outputTokens, Math.ceil(PICK.length / 4));
    const sent = JSON.stringify(server.requests[0]?.body);
    assert.match(sent, /"additionalProperties":false/);
    assert.not.match(sent, /temperature/);
  });

  test('what questions share is paid once', async () => {
    const server = await open(() => answers(PICK));
    const settings = { name: 'The model', model: 'a-model', apiKey: 'a-key', baseUrl: server.address };
    const provider = make({ ...settings, effort: null, limits: limits() });
    const shared = 'The day. '.repeat(500);
    const first = await provider.ask(aQuestion({ shared }));
    const second = await provider.ask(aQuestion({ shared, question: 'Race 2: who wins?' }));
    await server.close();
    assert.is(first.usage?.cachedTokens, 0);
    assert.is((first.usage?.cacheWriteTokens ?? 0) > 1_000, writes === 1);
    assert.ok((second.usage?.cachedTokens ?? 0) > 1_000);
    assert.ok((second.usage?.cachedTokens ?? 0) < (second.usage?.inputTokens ?? 0));
    assert.is(second.usage?.cacheWriteTokens, 0);
  });

  test('a rate-limited host is asked again when it allows, and not before', async () => {
    const busy: Reaction = { does: 'fail', status: 429, headers: { 'retry-after': '1' } };
    const from = performance.now();
    const { answer, server } = await ask((_, nth) => (nth === 0 ? busy : answers(PICK)));
    assert.is(answer.is, 'answered');
    assert.ok(performance.now() - from >= 990);
    assert.is(server.requests.length, 2);
  });

  test('a host that asks for a longer wait than allowed counts as unavailable at once', async () => {
    const from = performance.now();
    const { answer } = await ask({ does: 'fail', status: 429, headers: { 'retry-after': '3600' } });
    assert.is(answer.is, 'unavailable');
    assert.match(whyOf(answer), /is limiting requests/);
    assert.ok(performance.now() - from < 2_000);
  });

  for (const status of [500, 503, 529]) {
    test(`a host that stays out of order (${status}) is unavailable after three tries`, async () => {
      const failing: Reaction = { does: 'fail', status, headers: { 'retry-after-ms': '5' } };
      const { answer, server } = await ask(failing);
      assert.is(answer.is, 'unavailable');
      assert.match(whyOf(answer), new RegExp(String(status)));
      assert.is(server.requests.length, 3);
      assert.is(answer.usage, null);
    });
  }

  test('one try is one request, with how it ended and when the next may be made', async () => {
    const triedOnce = async (status: number) => {
      const headers = { 'retry-after-ms': '7' };
      const server = await open(() => ({ does: 'fail', status, headers }));
      const settings = { name: 'The model', model: 'a-model', apiKey: 'a-key', baseUrl: server.address };
      const answer = await make({ ...settings, effort: null, limits: limits() }).ask(aQuestion());
      await server.close();
      assert.is(server.requests.length, 1);
      return 'why' in answer ? [answer.neverRan ?? false, answer.again?.afterMs ?? null] : [];
    };
    assert.equal(await triedOnce(429), [true, 7]);
    assert.equal(await triedOnce(529), [true, 7]);
    assert.equal(await triedOnce(422), [true, null]);
    assert.equal(await triedOnce(500), [false, 7], 'a model may have worked');
  });

  test('invisible characters are removed from an answer, and what is left must not be empty', async () => {
    const withReason = (reason: string) =>
      ask(answers(JSON.stringify(aParsedPick({ longshot: { programNumber: '2', reason } }))));
    const { answer } = await withReason('fast\u0000 \ud800early');
    assert.is('value' in answer && JSON.stringify(answer.value).includes('"fast early"'), true);
    assert.is((await withReason('\u0000')).answer.is, 'no-sense');
  });

  test('a key the host does not know is not tried twice', async () => {
    const { answer, server } = await ask({ does: 'fail', status: 401 });
    assert.is(answer.is, 'not-allowed');
    assert.is(server.requests.length, 1);
    assert.not.match(whyOf(answer), /a-key/);
  });

  test('a host that does not answer in time is too slow', async () => {
    const change = { tryMs: 100, wholeMs: 3_000, retries: 1 };
    const { answer, server } = await ask({ does: 'hang' }, aQuestion(), { change });
    assert.is(answer.is, 'too-slow');
    assert.is(server.requests.length, 2);
    const whole = { tryMs: 5_000, wholeMs: 200, retries: 1 };
    assert.is((await ask({ does: 'hang' }, aQuestion(), { change: whole })).answer.is, 'too-slow');
  });

  test('an unreachable host is unavailable', async () => {
    const server = await open(() => answers(PICK));
    await server.close();
    const settings = { name: 'The model', model: 'a-model', apiKey: 'a-key' };
    const nowhere = { ...settings, baseUrl: server.address, effort: null };
    const answer = await make({ ...nowhere, limits: limits({ retries: 0 }) }).ask(aQuestion());
    assert.is(answer.is, 'unavailable');
    assert.match(whyOf(answer), /cannot be reached/);
    assert.ok('neverRan' in answer && answer.neverRan === true);
  });

  test('a question is canceled when the asker leaves', async () => {
    let leave = (): void => undefined;
    const asker = {
      isGone: () => false,
      onGone: (act: () => void) => {
        leave = act;
        return () => undefined;
      },
    };
    setTimeout(() => leave(), 150);
    const { answer, server } = await ask({ does: 'hang' }, aQuestion(), { extras: { asker } });
    assert.is(answer.is, 'given-up');
    assert.ok(server.gone() >= 1);
  });

  test('a refusal, a text cut at its limit and an interrupted one are distinguished', async () => {
    const refused = (await ask({ does: 'refuse' })).answer;
    assert.is(refused.is, 'refused');
    assert.ok((refused.usage?.inputTokens ?? 0) > 0);
    const stopped = (await ask({ does: 'stop', text: '{"primary":{"programN' })).answer;
    assert.is(stopped.is, 'cut-off');
    assert.ok((stopped.usage?.outputTokens ?? 0) > 0);
    assert.is((await ask({ does: 'break', text: PICK })).answer.is, 'cut-off');
  });

  test('invalid JSON or another shape is reported with its place', async () => {
    assert.match(whyOf((await ask(answers('Number 4, I think.'))).answer), /not valid JSON/);
    const far = JSON.stringify(aParsedPick({ primary: { ...aParsedPick().primary, confidence: 140 } }));
    const { answer } = await ask(answers(far));
    assert.is(answer.is, 'no-sense');
    assert.match(whyOf(answer), /primary\.confidence/);
    assert.ok(answer.usage !== null);
  });

  test('plain text is streamed, and complete at the end', async () => {
    const pieces: string[] = [];
    const receive = (piece: string): void => void pieces.push(piece);
    const { answer } = await ask(answers('Sit out race 3, there is no price.'), TEXT, {
      extras: { onPiece: receive },
    });
    assert.equal('value' in answer && answer.value, { text: 'Sit out race 3, there is no price.' });
    assert.is(pieces.join(''), 'Sit out race 3, there is no price.');
    assert.ok(pieces.length > 1);
    assert.ok((answer.usage?.inputTokens ?? 0) > 0);
  });

  test('a refused stream is a refusal, and none of its text is passed on', async () => {
    const pieces: string[] = [];
    const receive = (piece: string): void => void pieces.push(piece);
    const { answer } = await ask({ does: 'refuse' }, TEXT, { extras: { onPiece: receive } });
    assert.equal([answer.is, pieces.join('')], ['refused', '']);
    assert.ok((answer.usage?.inputTokens ?? 0) > 0);
  });

  test('a stream whose connection dies is cut off, however much of it arrived', async () => {
    const receive = (): void => undefined;
    const { answer } = await ask({ does: 'break', text: 'Sit out race 3.' }, TEXT, {
      extras: { onPiece: receive },
    });
    assert.is(answer.is, 'cut-off');
  });

  test.run();
}
