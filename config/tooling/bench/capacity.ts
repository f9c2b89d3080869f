import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts, makeProcesses, type Processes, until } from '../cluster/processes.ts';
import { type Ids, onPath, unprivileged } from '../cluster/programs.ts';
import { startProxy } from '../cluster/proxy.ts';
import { bareServer } from './call-rate.ts';
import { listenAll } from './crowd.ts';
import { median, type Row, rowOf } from './figures.ts';
import { lightRate, requestBytes } from './light-load.ts';
import { serversOn } from './machine-share.ts';
import type { Product } from './product.ts';
import { note } from './real-files.ts';

const CARD = '/api/races/saratoga/today';
const OWN = '/api/auth/user';
const GZIP = 'Accept-Encoding: gzip';
const ROUNDS = 3;
const ROUND_MS = 1_500;
const CONNECTIONS = 24;
const LISTENERS = 2_000;

interface Place {
  readonly folder: string;
  readonly ids: Ids;
  readonly processes: Processes;
  readonly nginx: string;
}

/** nginx that sends one file, packed as it is. */
async function bareNginx({ folder, processes, nginx }: Place, body: Buffer): Promise<number> {
  const [port = 0] = await freePorts(1);
  writeFileSync(join(folder, 'card'), body);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off;
worker_processes 1;
pid ${join(folder, 'bare.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
  default_type application/json;
${temp.map((part) => `  ${part}_temp_path ${join(folder, `bare-${part}`)};`).join('\n')}
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`;
  writeFileSync(join(folder, 'bare.conf'), config);
  const args = ['-p', folder, '-e', join(folder, 'bare-errors.log'), '-c', join(folder, 'bare.conf')];
  const running = processes.start({ name: 'bare-nginx', program: nginx, args });
  await until('nginx answers', async () => (await fetch(`http://127.0.0.1:${port}/card`)).ok, running);
  return port;
}

interface Target {
  readonly name: string;
  readonly port: number;
  readonly request: Buffer;
}

/** The card for somebody who has the version, and for somebody who has not. */
async function targetsOf(
  name: string,
  port: number,
  path: string,
  known?: string,
): Promise<readonly Target[]> {
  const first = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'gzip' } });
  await first.arrayBuffer();
  const tag = known ?? first.headers.get('etag') ?? '';
  return [
    { name: `${name}, same`, port, request: requestBytes(path, '', [GZIP, `If-None-Match: ${tag}`]) },
    { name: `${name}, whole`, port, request: requestBytes(path, '', [GZIP]) },
  ];
}

/** Median rates, in alternating rounds; the first round does not count. */
async function ratesOf(targets: readonly Target[]): Promise<ReadonlyMap<string, number>> {
  const samples = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { name, port, request } of targets) {
      const rate = await lightRate({ port, requests: [request], connections: CONNECTIONS, forMs: ROUND_MS });
      if (round > 0) samples.get(name)?.push(rate);
    }
  return new Map([...samples].map(([name, rates]) => [name, median(rates)]));
}

/** Bytes of an answer with its head, as sent. */
async function bytesOf(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const text = await answer.arrayBuffer();
  const head = [...answer.headers].map(([name, value]) => name.length + value.length + 4);
  const body = Number(answer.headers.get('content-length') ?? text.byteLength);
  return head.reduce((sum, length) => sum + length, 19) + (answer.status === 304 ? 0 : body);
}

const residentBytes = (pid: number): number =>
  1_024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

/** What an open stream adds to the memory of `serve`; null where the system does not show it. */
async function listenerBytes({ address, dataFolder }: Product, cookie: string): Promise<number | null> {
  const [pid] = serversOn(dataFolder);
  if (pid === undefined) return null;
  const before = residentBytes(pid);
  const streams = await listenAll(address, cookie, LISTENERS, 'event: picks');
  await pause(2_000);
  const bytes = (residentBytes(pid) - before) / LISTENERS;
  streams.leave();
  return bytes;
}

async function rowsAt(place: Place, product: Product, cookie: string): Promise<readonly Row[]> {
  const server = Number(new URL(product.address).port);
  const [port = 0] = await freePorts(1);
  const programs = { postgres: '', pgbouncer: '', nginx: place.nginx };
  const proxy = startProxy({ ...place, programs, port, servers: [server] });
  await until('nginx answers', async () => (await fetch(`http://127.0.0.1:${port}/livez`)).ok, proxy);
  const packed = await fetch(`${product.address}${CARD}`, { headers: { 'accept-encoding': 'gzip' } });
  const body = Buffer.alloc(Number(packed.headers.get('content-length')), 'x');
  await packed.arrayBuffer();
  const bare = await bareServer(body);
  try {
    const rates = await ratesOf([
      ...(await targetsOf('`serve`', server, CARD)),
      ...(await targetsOf('nginx before it', port, CARD)),
      ...(await targetsOf('bare node', Number(new URL(bare.address).port), '/', '"same"')),
      ...(await targetsOf('bare nginx', await bareNginx(place, body), '/card')),
      { name: "a member's own read", port: server, request: requestBytes(OWN, cookie) },
    ]);
    for (const [name, rate] of rates) note(`${name}: ${Math.round(rate)} answers a second`);
    const gzip = { 'accept-encoding': 'gzip' };
    const tag = packed.headers.get('etag') ?? '';
    note(`bytes: whole ${await bytesOf(port, CARD, gzip)}`);
    note(`bytes: same ${await bytesOf(port, CARD, { ...gzip, 'if-none-match': tag })}`);
    note(`bytes: own ${await bytesOf(port, OWN, { ...gzip, cookie })}`);
    const perListener = await listenerBytes(product, cookie);
    note(`memory of a listener, of ${LISTENERS}: ${Math.round(perListener ?? Number.NaN)} bytes`);
    const ratio = (name: string, other: string) =>
      (rates.get(name) ?? Number.NaN) / (rates.get(other) ?? Number.NaN);
    const kilobytes = (perListener ?? Number.NaN) / 1_000;
    return [
      rowOf(
        "today's card to who has its version, `serve` against bare node",
        ratio('`serve`, same', 'bare node, same'),
        '',
        2,
        { atLeast: 0.1 },
      ),
      rowOf(
        "today's card whole, `serve` against bare node",
        ratio('`serve`, whole', 'bare node, whole'),
        '',
        2,
        { atLeast: 0.1 },
      ),
      rowOf(
        "today's card to who has its version, nginx's cache against bare nginx",
        ratio('nginx before it, same', 'bare nginx, same'),
        '',
        2,
        { atLeast: 0.25 },
      ),
      rowOf(
        "today's card whole, nginx's cache against bare nginx",
        ratio('nginx before it, whole', 'bare nginx, whole'),
        '',
        2,
        { atLeast: 0.25 },
      ),
      rowOf(
        "today's card to who has its version, nginx's cache against `serve`",
        ratio('nginx before it, same', '`serve`, same'),
        '',
        1,
        { atLeast: 1.5 },
      ),
      ...(perListener === null
        ? []
        : [rowOf(`memory of an event listener, of ${LISTENERS}`, kilobytes, ' kB', 0, { atMost: 100 })]),
    ];
  } finally {
    bare.child.kill();
  }
}

/**
 * What members in the thousands cost: answers a second of the day's card from `serve`, from nginx before it and from
 * bare servers, bytes, and memory of a listener.
 */
export async function capacityRows(product: Product, cookie: string): Promise<readonly Row[]> {
  const nginx = onPath('nginx', existsSync);
  if (nginx === null) {
    note('nginx is not installed: what it answers was not measured.');
    return [];
  }
  const ids = unprivileged();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'capacity-')));
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid);
  const processes = makeProcesses(folder, ids);
  try {
    return await rowsAt({ folder, ids, processes, nginx }, product, cookie);
  } finally {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
