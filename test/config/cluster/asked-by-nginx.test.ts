import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { installedNginx, nginxInFront } from './nginx-in-front.ts';

const test = suite('what nginx asks the server');

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

/** nginx before a server that gives these answers. */
async function beforeServer(answer: Answer, work: (address: string) => Promise<void>): Promise<void> {
  const programs = installedNginx();
  if (programs === null) return;
  const server = createServer((req, res) => (req.url === '/livez' ? res.end() : answer(req, res)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await nginxInFront(programs, (server.address() as AddressInfo).port, work);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const get = (address: string, headers: Readonly<Record<string, string | string[]>>): Promise<string> =>
  new Promise((resolve, reject) => {
    const asking = request(address, { headers, agent: false }, (res) => {
      let text = '';
      res.on('data', (part) => {
        text += String(part);
      });
      res.on('end', () => resolve(text));
    });
    asking.on('error', reject);
    asking.end();
  });

/** Says what it was asked with, and lets that be shared. */
const echo: Answer = ({ headers }, res) => {
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60');
  res.end(`${headers['accept-encoding']} ${headers['last-event-id']}`);
};

const CARD = '/api/races/saratoga/today';

test('of two wishes for an encoding the server gets the one that the answer is filed under', () =>
  beforeServer(echo, async (address) => {
    const twice = await get(`${address}${CARD}`, { 'Accept-Encoding': ['identity', 'gzip'] });
    const plain = await get(`${address}${CARD}`, { 'Accept-Encoding': 'identity' });
    const packed = await get(`${address}${CARD}`, { 'Accept-Encoding': 'br, gzip' });
    assert.match(twice, /^(?:identity|gzip) undefined$/);
    assert.equal([plain, packed], ['identity undefined', 'gzip undefined']);
  }));

test('the server is told of the one announcement that the answer is filed under, the header before the cookie', () =>
  beforeServer(echo, async (address) => {
    const heard = async (headers: Readonly<Record<string, string>>): Promise<string> =>
      (await get(`${address}${CARD}`, headers)).replace('identity ', '');
    assert.is(await heard({ Cookie: 'last_event=5' }), '5');
    assert.is(await heard({ Cookie: 'LAST_EVENT=6' }), '6');
    assert.is(await heard({ 'Last-Event-ID': '7', Cookie: 'last_event=9' }), '7');
    for (const number of ['x', '-1', '8 9', '9'.repeat(16)]) {
      assert.is(await heard({ 'Last-Event-ID': number }), 'undefined', number);
      assert.is(await heard({ 'Last-Event-ID': number, Cookie: 'last_event=4' }), '4', number);
    }
  }));

test('the stream of changes gets the number as the browser sends it', () =>
  beforeServer(echo, async (address) => {
    assert.match(await get(`${address}/api/events`, { 'Last-Event-ID': '3', Cookie: 'last_event=9' }), / 3$/);
  }));

const isKept = ({ sharedForMs = 0, tellsTime, isCostly }: Endpoint): boolean =>
  sharedForMs > 0 && tellsTime !== true && isCostly !== true;

const pathOf = ({ path }: Endpoint): string =>
  path
    .replace('{slug}', 'saratoga')
    .replace('{date}', '2025-08-02')
    .replace(/\{\w+\}/g, '1');

/** The addresses whose requests to the server end when their callers leave. */
async function endedWithCallers(paths: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  const ended = new Set<string>();
  // Once nginx stops, every request ends.
  const endedInTime = new Set<string>();
  const never: Answer = ({ url = '' }, res) => {
    asked.add(url);
    res.on('close', () => ended.add(url));
  };
  await beforeServer(never, async (address) => {
    const asking = paths.map((path) => request(`${address}${path}`, { agent: false }));
    for (const call of asking) call.on('error', () => undefined).end();
    while (asked.size < paths.length) await pause(10);
    for (const call of asking) call.destroy();
    await pause(500);
    for (const url of ended) endedInTime.add(url);
  });
  return endedInTime;
}

test('who leaves before an answer that is costly, or for one member, leaves no work behind', async () => {
  if (installedNginx() === null) return;
  const rows: readonly Endpoint[] = endpoints.map(({ row }) => row);
  const reads = rows.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
  const costly = reads.filter(({ isCostly }) => isCostly === 'as-of');
  const asOf = costly.map((row) => `${pathOf(row)}?limit=5&asOf=13:02`);
  const ended = await endedWithCallers([...reads.map(pathOf), ...asOf]);
  assert.ok(reads.filter(isKept).length > 35);
  assert.ok(asOf.length > 5);
  for (const row of reads) assert.is(ended.has(pathOf(row)), !isKept(row), row.path);
  for (const path of asOf) assert.ok(ended.has(path), path);
});

test.run();
