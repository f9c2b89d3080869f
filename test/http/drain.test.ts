import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDrain } from '#adapters/http/drain.ts';
import { aWebBuild } from '#test/support/a-web-build.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('A server that is stopped');

/** What a request came to; a proxy sends a refused one to another server, a lost one is lost. */
type Outcome = number | 'refused' | 'lost';

const ask = (address: string, path: string, agent?: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const asking = request(`${address}${path}`, agent === undefined ? {} : { agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 'lost'));
    });
    asking.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
    );
    asking.end();
  });

async function withDrainingServer(
  work: (server: TestServer, drain: ReturnType<typeof makeDrain>) => Promise<void>,
): Promise<void> {
  const drain = makeDrain();
  const server = await openTestServer({
    web: aWebBuild,
    change: (deps) => {
      const slow = async () => {
        await pause(200);
        return deps.useCases.races.todaysCard('saratoga');
      };
      const races = { ...deps.useCases.races, todaysCard: slow as never };
      return { ...deps, drain, useCases: { ...deps.useCases, races } };
    },
  });
  try {
    await work(server, drain);
  } finally {
    await server.close();
  }
}

/** Clients on a thread of their own: each asks again and again, on a new connection, until it is refused. */
const CLIENTS = `
  const { request } = require('node:http');
  const { parentPort, workerData: { address, paths } } = require('node:worker_threads');
  const counts = {};
  const client = (path) => new Promise((done) => {
    const count = (outcome) => {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (outcome === 'refused') done();
      else ask();
    };
    const ask = () =>
      request(address + path, { agent: false }, (answer) => {
        answer.resume().on('end', () => count(answer.statusCode)).on('error', () => count('lost'));
      })
        .on('error', ({ code }) => count(code === 'ECONNREFUSED' ? 'refused' : 'lost'))
        .end();
    ask();
  });
  Promise.all(paths.map(client)).then(() => parentPort.postMessage(counts));
`;

test('no request is lost between the signal and the end, whatever clients do meanwhile', async () => {
  await withDrainingServer(async ({ address, close }, drain) => {
    const some = ['/api/races/saratoga/today', '/livez', '/api/races', '/livez'];
    const paths = Array.from({ length: 24 }, (_, nth) => some[nth % some.length]);
    const clients = new Worker(CLIENTS, { eval: true, workerData: { address, paths } });
    const counted = once(clients, 'message');
    await once(clients, 'online');
    await pause(500);
    drain.begin();
    await pause(200);
    await close();
    const [counts] = (await counted) as [Readonly<Record<string, number>>];
    assert.equal(Object.keys(counts).sort(), ['200', 'refused'], JSON.stringify(counts));
  });
});

test('a kept connection is closed after its next answer, so that its owner goes elsewhere', async () => {
  await withDrainingServer(async ({ address }, drain) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    assert.is(await ask(address, '/livez', agent), 200);
    assert.is(Object.values(agent.freeSockets).flat().length, 1);
    drain.begin();
    assert.is(await ask(address, '/livez', agent), 200);
    await pause(20);
    assert.is(Object.values(agent.freeSockets).flat().length, 0);
    agent.destroy();
  });
});

test('what was asked before the server closes is still answered', async () => {
  await withDrainingServer(async ({ address, close }, drain) => {
    const asked = Array.from({ length: 5 }, () => ask(address, '/api/races/saratoga/today'));
    drain.begin();
    await pause(50);
    await close();
    assert.equal(await Promise.all(asked), [200, 200, 200, 200, 200]);
  });
});

test('a connection that has asked nothing does not hold up the end', async () => {
  await withDrainingServer(async ({ address, close }) => {
    const { port, hostname } = new URL(address);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const gone = once(silent, 'close');
    const begun = performance.now();
    await close();
    await gone;
    assert.ok(performance.now() - begun < 4_000, 'well before the five seconds of a request');
  });
});

test.run();
