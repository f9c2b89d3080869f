import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import Koa from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '#adapters/http/server.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The server');

test('a port in use is refused in one sentence that says what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    const refusal = await refused(listen(new Koa(), { host: '127.0.0.1', port }));
    assert.is(refusal.kind, 'unavailable');
    assert.match(refusal.message, `127.0.0.1:${port} is in use`);
    assert.match(refusal.message, 'PORT');
  } finally {
    other.close();
  }
});

test('an address that is not of this machine is refused', async () => {
  assert.is((await refused(listen(new Koa(), { host: '203.0.113.9', port: 0 }))).kind, 'unavailable');
});

test('closing lets a request under way end', async () => {
  const app = new Koa();
  app.use(async (ctx) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    ctx.body = 'finished';
  });
  const { address, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  const reply = fetch(address).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([close(), reply]);
  assert.is(await reply, 'finished');
});

test.run();
