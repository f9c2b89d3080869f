import { once } from 'node:events';
import { connect } from 'node:net';
import Koa from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ARRIVE_WITHIN_MS, listen } from '#adapters/http/server.ts';

const test = suite('Half-sent requests');

test('a request has 15 seconds to arrive', () => {
  assert.is(ARRIVE_WITHIN_MS, 15_000);
});

test('one that does not arrive in time is answered 408 and cut, in its headers as in its body', async () => {
  const app = new Koa();
  app.use(async (ctx) => {
    for await (const _ of ctx.req);
  });
  app.silent = true;
  const { address, close } = await listen(app, { host: '127.0.0.1', port: 0, arriveWithinMs: 100 });
  const halves = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow:',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ];
  for (const half of halves) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += String(part);
    });
    socket.write(half);
    await once(socket, 'close');
    assert.match(text, /^HTTP\/1\.1 408 /);
  }
  await close();
});

test.run();
