import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '#api/api.ts';
import { eventsIn, streamAnswer } from '../../../frontends/picks/chat/spoken.ts';
import { textOf } from '../../../frontends/picks/chat/use-spoken.ts';
import { aloud, roundsIn } from '../../../frontends/picks/debate/debate.ts';

const test = suite('a streamed answer');
const fetched = globalThis.fetch;
test.after.each(() => {
  globalThis.fetch = fetched;
});

const bytes = (text: string) => new TextEncoder().encode(text);
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const WHOLE = { response: 'Keep most of it. 5–2 is short.', analysedBy: 'Claude', isBuiltIn: false };

/** A stream cut into pieces of so many bytes. */
function cut(text: string, every: number): ReadableStream<Uint8Array> {
  const all = bytes(text);
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= all.length) return controller.close();
      controller.enqueue(all.slice(offset, offset + every));
      offset += every;
    },
  });
}

const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
const answering = (text: string, every = 7) => {
  globalThis.fetch = async () => new Response(cut(text, every), { headers });
};

const ask = async (signal = new AbortController().signal) => {
  const pieces: string[] = [];
  const receive = ({ text = '' }: { readonly text?: string }) => void pieces.push(text);
  const reply = streamAnswer('POST /api/ai/ask-jake', { body: { question: 'x' } }, { receive, signal });
  return reply.then(
    (answer) => ({ pieces, answer, error: null }),
    (error: unknown) => ({ pieces, answer: null, error }),
  );
};

test('pieces arrive in order and the full reply ends them, wherever the network splits them', async () => {
  const text = `: still here\n\n${event('piece', { text: 'Keep most of it. ' })}${event('piece', { text: '5–2 is short. ' })}${event('answer', WHOLE)}`;
  for (const every of [1, 2, 3, 64, 10_000]) {
    answering(text, every);
    const { pieces, answer } = await ask();
    assert.equal(pieces, ['Keep most of it. ', '5–2 is short. '], `cut every ${every} bytes`);
    assert.equal(answer, WHOLE);
  }
});

test('a reply in one piece arrives at the end, as documented', async () => {
  const acceptHeaders: (string | null)[] = [];
  globalThis.fetch = async (_path, init) => {
    acceptHeaders.push(new Headers(init?.headers).get('Accept'));
    return Response.json(WHOLE);
  };
  const { pieces, answer } = await ask();
  assert.equal([pieces, answer], [[], WHOLE]);
  assert.match(acceptHeaders[0] ?? '', /text\/event-stream/);
});

test('a refusal keeps its status and its sentence, before the first piece and half-way', async () => {
  globalThis.fetch = async () => Response.json({ message: 'Ask a question.' }, { status: 400 });
  const before = (await ask()).error;
  assert.ok(before instanceof HttpError && before.status === 400);
  assert.is((before as HttpError).serverMessage, 'Ask a question.');
  answering(
    event('piece', { text: 'Keep ' }) + event('refused', { status: 502, message: 'Claude gave no answer.' }),
  );
  const { pieces, error } = await ask();
  assert.equal(pieces, ['Keep ']);
  assert.ok(error instanceof HttpError && error.status === 502);
  assert.is((error as HttpError).serverMessage, 'Claude gave no answer.');
});

test('a connection lost halfway is an error and never an answer', async () => {
  answering(`${event('piece', { text: 'Keep ' })}event: answer\ndata: {"respon`);
  const { pieces, error } = await ask();
  assert.equal(pieces, ['Keep ']);
  assert.ok(error instanceof Error && !(error instanceof HttpError));
});

test('leaving aborts the call', async () => {
  const leaving = new AbortController();
  const state = { signal: null as AbortSignal | null | undefined };
  globalThis.fetch = (_path, init) => {
    state.signal = init?.signal;
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  };
  const reply = ask(leaving.signal);
  leaving.abort();
  assert.ok((await reply).error);
  assert.is(state.signal?.aborted, true);
});

test('unsubscribing cancels the stream', async () => {
  const state = { isLetGo: false };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes(event('piece', { text: 'x' }))),
    cancel: () => {
      state.isLetGo = true;
    },
  });
  for await (const _ of eventsIn(body)) break;
  await new Promise((resolve) => setTimeout(resolve, 1));
  assert.is(state.isLetGo, true);
});

test('rounds of a debate are joined as they arrive, and announced once each', () => {
  const speakers = { claude: {}, gpt: {} } as never;
  const one = { round1: { claude: 'a' }, speakers: { round1: speakers } } as never;
  const two = { round2: { claude: 'b' }, speakers: { round2: speakers } } as never;
  assert.equal(Object.keys(roundsIn([one, two]).speakers ?? {}), ['round1', 'round2']);
  assert.is(aloud(roundsIn([]), true), 'The analysts are debating.');
  assert.is(aloud(roundsIn([one, two]), true), 'Round 2 is ready.');
  assert.is(aloud({}, false), '');
  assert.is(textOf([{ text: 'a ' }, {}, { text: 'b' }]), 'a b');
});

test.run();
