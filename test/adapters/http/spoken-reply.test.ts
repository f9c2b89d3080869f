import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StreamedReply } from '#adapters/http/handlers.ts';
import { type JsonReply, jsonReply } from '#adapters/http/replies/json-reply.ts';
import { sendStreamed } from '#adapters/http/replies/streamed-reply.ts';

const test = suite('A reply sent as it is produced');

/** What a client that accepts events receives, and the errors the app reported. */
async function received(spoken: StreamedReply<unknown>, render: (value: unknown) => JsonReply) {
  const wrong: string[] = [];
  const app = new Koa().use((ctx) => sendStreamed(ctx, spoken, render));
  app.on('error', (error: Error) => wrong.push(error.message));
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { Accept: 'text/event-stream' } });
    return { text: await response.text(), wrong };
  } finally {
    server.close();
  }
}

const advice: StreamedReply<unknown> = {
  send: async (receive) => {
    receive('Keep most of it. ');
    return { response: 'Keep most of it.' };
  },
};

test('pieces come first, the whole last', async () => {
  const { text, wrong } = await received(advice, (value) => jsonReply(JSON.stringify(value)));
  assert.is(
    text,
    'event: piece\ndata: {"text":"Keep most of it. "}\n\nevent: answer\ndata: {"response":"Keep most of it."}\n\n',
  );
  assert.equal(wrong, []);
});

test('an answer of another shape than the table names is refused at the end, and the server goes on', async () => {
  const { text, wrong } = await received(advice, () => {
    throw new Error('analysedBy is missing');
  });
  assert.match(text, /event: refused\ndata: \{"status":500,/);
  assert.not.match(text, /analysedBy|event: answer/);
  assert.equal(wrong, ['analysedBy is missing']);
});

test.run();
