import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { oneAddress } from './crowd.ts';
import { median, type Row, rowOf } from './figures.ts';
import { heldBack } from './held-back.ts';
import { lightRate, requestBytes } from './light-load.ts';
import { serversOn, whoWorks } from './machine-share.ts';
import { type Product, project } from './product.ts';
import { note } from './real-files.ts';

/** What the screens of a signed-in member request, answered per member: none of it is cached as bytes. */
const OWN_CALLS = ['/api/auth/user', '/api/longshot-alerts', '/api/user/activity', '/api/disclaimer/check'];

const CONNECTIONS = 48;
const ROUNDS = 6;
const ROUND_MS = 3_000;

async function secondServer(dataFolder: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const env = { ...process.env, RACING_DATA_DIR: dataFolder, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['cli/racing-cli.mjs', 'serve', '--no-worker'], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk));
      if (found !== null) resolve(found[0]);
    });
    child.on('exit', (code) => reject(new Error(`a second server ended with ${code}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
  };
  return { address, stop };
}

/** Which processes used the processors, and how much of one an answer took. */
const usageText = (busy: ReadonlyMap<string, number>, rate: number): string =>
  [...busy]
    .map(
      ([part, processors]) =>
        `${part} ${processors.toFixed(2)} (${((1_000 * processors) / rate).toFixed(2)} ms)`,
    )
    .join(', ');

interface Rate {
  readonly done: number;
  readonly busy: ReadonlyMap<string, number>;
}

interface Turns {
  readonly alone: () => Promise<Rate>;
  readonly both: () => Promise<Rate>;
}

const sumOf = (busy: ReadonlyMap<string, number>): number =>
  [...busy.values()].reduce((sum, part) => sum + part, 0);

/** Rates of one and of two `serve`, alternating, without the first turn: their ratio, and which processes used the processors. */
async function ratioOf(what: string, { alone, both }: Turns): Promise<number> {
  const ratios: number[] = [];
  const atMost: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rate = await alone();
    const two = await both();
    if (round === 0) continue;
    ratios.push(two.done / rate.done);
    atMost.push(availableParallelism() / sumOf(rate.busy));
    for (const [servers, { done, busy }] of [
      ['one', rate],
      ['two', two],
    ] as const)
      note(`${what}, ${servers}: ${Math.round(done)} answers a second; processors: ${usageText(busy, done)}`);
  }
  note(
    `${what}: two give ${median(ratios).toFixed(2)} times the rate of one; what one takes with PostgreSQL, the load and the address allows at most ${median(atMost).toFixed(2)} on the ${availableParallelism()} processors here`,
  );
  return median(ratios);
}

/**
 * One `serve` against two behind one address. When one of them, its PostgreSQL and the load fill the machine, a second has
 * no processor to work on, so they are also measured with each held to a third of a processor, which leaves room for both.
 */
export async function pairRows({ address, dataFolder }: Product, cookie: string): Promise<readonly Row[]> {
  const second = await secondServer(dataFolder);
  const [alone, both] = [await oneAddress([address]), await oneAddress([address, second.address])];
  const requests = OWN_CALLS.map((path) => requestBytes(path, cookie));
  const rateOf = (server: { readonly address: string }) => () =>
    whoWorks(dataFolder, () =>
      lightRate({
        port: Number(new URL(server.address).port),
        requests,
        connections: CONNECTIONS,
        forMs: ROUND_MS,
      }),
    );
  const free: Turns = { alone: rateOf(alone), both: rateOf(both) };
  const servers = serversOn(dataFolder);
  const turns: Turns = {
    alone: () => heldBack(servers, free.alone),
    both: () => heldBack(servers, free.both),
  };
  try {
    const what = 'two `serve` processes behind one address against one';
    const rows = [rowOf(what, await ratioOf('`serve` with all there is', free), '', 2, { atLeast: 1.3 })];
    if (servers.length < 2)
      note('This system does not show which processes serve, so holding them back was not measured.');
    else {
      const ratio = await ratioOf('`serve` held to a third of a processor', turns);
      rows.push(rowOf(`${what}, each held to a third of a processor`, ratio, '', 2, { atLeast: 1.3 }));
    }
    return rows;
  } finally {
    alone.server.close();
    both.server.close();
    await second.stop();
  }
}
