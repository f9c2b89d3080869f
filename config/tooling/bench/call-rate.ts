import { type ChildProcess, spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { median } from './figures.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;

/** Answers 304 to whoever names the version. */
const BARE = `
  const http = require('node:http');
  let body = Buffer.alloc(0);
  process.stdin.on('data', (chunk) => { body = Buffer.concat([body, chunk]); }).on('end', () => {
    const server = http.createServer((request, response) => {
      if (request.headers['if-none-match'] === '"same"') return response.writeHead(304).end();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('content-length', body.length);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)));
  });`;

/** A bare node http server that sends these bytes. */
export async function bareServer(body: Buffer): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin?.end(body);
  const port = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (chunk: Buffer) => resolve(String(chunk))),
  );
  return { address: `http://127.0.0.1:${port}/`, child };
}

async function rateOf(url: string, cookie: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors under load`);
  return result.requests.average;
}

export interface CallRate {
  readonly bytes: number;
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

/** Requests a second of an address, today's card when none is named, against a bare node http server sending the same bytes; alternating, median ratio. */
export async function measureCallRate(
  address: string,
  cookie: string,
  path = '/api/races/saratoga/today',
): Promise<CallRate> {
  const url = `${address}${path}`;
  const answer = await fetch(url, { headers: { cookie } });
  const body = Buffer.from(new Uint8Array(await answer.arrayBuffer()));
  const bare = await bareServer(body);
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [a, b] = [await rateOf(url, cookie), await rateOf(bare.address, cookie)];
      if (round === 0) continue;
      ours.push(a);
      theirs.push(b);
    }
    const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
    return { bytes: body.length, ours: median(ours), bare: median(theirs), ratio };
  } finally {
    bare.child.kill();
  }
}
