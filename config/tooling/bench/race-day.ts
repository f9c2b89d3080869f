import { spawn } from 'node:child_process';
import { listenAll, oneAddress, p95Of, poll, quantile, rateOver } from './crowd.ts';
import { median, type Row, rowOf } from './figures.ts';
import { addMembers, addRaceDays, databaseOf } from './many-years.ts';
import {
  dropFolder,
  newDataFolder,
  type Product,
  project,
  runCommand,
  signedIn,
  startProduct,
} from './product.ts';
import { note } from './real-files.ts';

const SEASON = 40;
const YEARS = 4_000;
const MEMBERS = 10_000;
const CLIENTS = 200;
const LISTENERS = 1_000;
const POLLED_MS = 60_000;

const CALLS = [
  { what: "today's card", path: '/api/races/saratoga/today' },
  { what: 'bias over 90 days', path: '/api/track-bias/saratoga?days=90' },
  { what: 'activity of 10,000 members', path: '/api/admin/user-activity' },
];

async function p95s({ address }: Product, cookie: string): Promise<readonly number[]> {
  const all: number[] = [];
  for (const { path } of CALLS) all.push(await p95Of(`${address}${path}`, cookie, 20));
  return all;
}

async function yearRows(product: Product, cookie: string): Promise<readonly Row[]> {
  const { sql, close } = await databaseOf(product.dataFolder);
  try {
    await addMembers(sql, MEMBERS);
    const few = await p95s(product, cookie);
    const days = await addRaceDays(sql, YEARS);
    const many = await p95s(product, cookie);
    return CALLS.map(({ what }, at) => {
      const [before = Number.NaN, after = Number.NaN] = [few[at], many[at]];
      note(
        `${what}: 95th percentile ${before.toFixed(1)} ms with ${SEASON} days, ${after.toFixed(1)} ms with ${days}`,
      );
      return rowOf(
        `${what}, 95th percentile with ${days} race days against ${SEASON}`,
        after / before,
        '',
        2,
        {
          atMost: 1.5,
        },
      );
    });
  } finally {
    await close();
  }
}

async function pollingRows({ address }: Product, cookie: string): Promise<readonly Row[]> {
  const { times, failed } = await poll(
    address,
    Array.from({ length: CLIENTS }, () => cookie),
    POLLED_MS,
  );
  note(`${times.length} answers to ${CLIENTS} polling clients, ${failed.length} failures ${failed[0] ?? ''}`);
  return [
    rowOf(`${CLIENTS} clients polling for a minute, 99th percentile`, quantile(times, 0.99), ' ms', 0, {
      atMost: 250,
    }),
    rowOf(`${CLIENTS} clients polling for a minute, failures`, failed.length, '', 0, { atMost: 0 }),
  ];
}

async function listenerRows({ address }: Product, cookie: string): Promise<readonly Row[]> {
  const streams = await listenAll(address, cookie, LISTENERS, 'event: picks');
  const started = performance.now();
  await fetch(`${address}/api/ai/enhanced-picks/force-refresh`, {
    method: 'POST',
    headers: { cookie, origin: address },
  }).then((answer) => answer.arrayBuffer());
  for (let tries = 0; streams.heard() < LISTENERS && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  note(
    `${streams.heard()} of ${LISTENERS} listeners heard after ${Math.round(performance.now() - started)} ms`,
  );
  streams.leave();
  return [
    rowOf(
      `listeners to events on one process that heard of new picks, of ${LISTENERS}`,
      streams.heard(),
      '',
      0,
      {
        atLeast: LISTENERS,
      },
    ),
  ];
}

/** Answered for each member anew: nothing of them is kept for others. */
const OWN_CALLS = ['/api/longshot-alerts', '/api/auth/user', '/api/user/activity', '/api/recommendations'];

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

async function pairRows({ address, dataFolder }: Product, cookie: string): Promise<readonly Row[]> {
  const second = await secondServer(dataFolder);
  const [alone, both] = [await oneAddress([address]), await oneAddress([address, second.address])];
  try {
    const ratios: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const one = await rateOver(alone.address, cookie, OWN_CALLS, 4);
      const two = await rateOver(both.address, cookie, OWN_CALLS, 4);
      if (round > 0) ratios.push(two / one);
      note(`answers a second: ${Math.round(one)} on one process, ${Math.round(two)} on two`);
    }
    return [
      rowOf(
        'two `serve` processes behind one address against one, calls of a member',
        median(ratios),
        '',
        2,
        {
          atLeast: 1.3,
        },
      ),
    ];
  } finally {
    alone.server.close();
    both.server.close();
    await second.stop();
  }
}

/** The rows of a race day: many years kept, many people asking, many listening, two servers. */
export async function raceDayRows(): Promise<readonly Row[]> {
  const dataFolder = newDataFolder();
  try {
    runCommand(dataFolder, 'demo', 'load', '--days', String(SEASON));
    const product = await startProduct(dataFolder, { DEMO_DAYS: String(SEASON) });
    try {
      const cookie = await signedIn(product.address);
      return [
        ...(await listenerRows(product, cookie)),
        ...(await pollingRows(product, cookie)),
        ...(await pairRows(product, cookie)),
        ...(await yearRows(product, cookie)),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    dropFolder(dataFolder);
  }
}
