import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { oneAddress } from './crowd.ts';
import { median, type Row, rowOf } from './figures.ts';
import { lightRate, requestBytes } from './light-load.ts';
import { whoWorks } from './machine-share.ts';
import { type Product, project } from './product.ts';
import { note } from './real-files.ts';

/** Calls of a member, in turn. */
interface Asked {
  readonly what: string;
  readonly paths: readonly string[];
  /** The limit is held where the processors are those who answer. */
  readonly isHeld: boolean;
}

/** What the screens of a signed-in member ask, of which nothing is kept as bytes. */
const ASKED: readonly Asked[] = [
  {
    what: 'what is only looked up for a member',
    paths: ['/api/auth/user', '/api/longshot-alerts', '/api/user/activity', '/api/disclaimer/check'],
    isHeld: false,
  },
  {
    what: 'what is worked out for a member among what is looked up',
    paths: ['/api/claude/race-summaries', '/api/auth/user', '/api/picks', '/api/user/activity'],
    isHeld: true,
  },
];

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

/** Who had the processors, and how much of one an answer took. */
const told = (busy: ReadonlyMap<string, number>, rate: number): string =>
  [...busy]
    .map(
      ([part, processors]) =>
        `${part} ${processors.toFixed(2)} (${((1_000 * processors) / rate).toFixed(2)} ms)`,
    )
    .join(', ');

interface Pair {
  readonly dataFolder: string;
  readonly cookie: string;
  readonly alone: string;
  readonly both: string;
}

/** One `serve` and two behind one address, in turns: the ratio of what they answer, and who had the processors. */
async function ratioOf({ what, paths }: Asked, { dataFolder, cookie, alone, both }: Pair): Promise<number> {
  const requests = paths.map((path) => requestBytes(path, cookie));
  const rateOf = (address: string) =>
    whoWorks(dataFolder, () =>
      lightRate({
        port: Number(new URL(address).port),
        requests,
        connections: CONNECTIONS,
        forMs: ROUND_MS,
      }),
    );
  const ratios: number[] = [];
  const atMost: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await rateOf(alone);
    const two = await rateOf(both);
    if (round === 0) continue;
    ratios.push(two.done / one.done);
    atMost.push(availableParallelism() / [...one.busy.values()].reduce((sum, part) => sum + part, 0));
    for (const [servers, { done, busy }] of [
      ['one `serve`', one],
      ['two', two],
    ] as const)
      note(
        `${what}, ${servers}: ${Math.round(done)} answers a second; processors (for an answer): ${told(busy, done)}`,
      );
  }
  note(
    `${what}: two give ${median(ratios).toFixed(2)} times the rate of one; what one \`serve\`, PostgreSQL, the load and the address take together allows at most ${median(atMost).toFixed(2)} on the ${availableParallelism()} processors here`,
  );
  return median(ratios);
}

/** What a second `serve` on the same database brings. */
export async function pairRows({ address, dataFolder }: Product, cookie: string): Promise<readonly Row[]> {
  const second = await secondServer(dataFolder);
  const [alone, both] = [await oneAddress([address]), await oneAddress([address, second.address])];
  const pair = { dataFolder, cookie, alone: alone.address, both: both.address };
  try {
    const rows: Row[] = [];
    for (const asked of ASKED) {
      const ratio = await ratioOf(asked, pair);
      const row = `two \`serve\` behind one address against one, ${asked.what}`;
      if (asked.isHeld) rows.push(rowOf(row, ratio, '', 2, { atLeast: 1.3 }));
    }
    return rows;
  } finally {
    alone.server.close();
    both.server.close();
    await second.stop();
  }
}
