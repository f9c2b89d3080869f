import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../../..', import.meta.url));

export interface Product {
  readonly address: string;
  readonly dataFolder: string;
  /** Where the first administrator signs up; null once there is one. */
  readonly setupUrl: string | null;
  /** Milliseconds from starting the command to the first answer of the card call. */
  readonly firstAnswerMs: number;
  stop(): Promise<void>;
}

interface Printed {
  readonly address: string;
  readonly setupUrl: string | null;
}

async function untilAddress(child: ChildProcess): Promise<Printed> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const receive = (chunk: Buffer): void => {
      printed += chunk;
      const found = /(?<=is at )http:\/\/127\.0\.0\.1:\d+/.exec(printed);
      if (found !== null)
        resolve({ address: found[0], setupUrl: /\S+#setup=\S+/.exec(printed)?.[0] ?? null });
    };
    child.stdout?.on('data', receive);
    child.stderr?.on('data', receive);
    child.on('exit', (code) => reject(new Error(`the product ended with ${code}: ${printed.slice(-500)}`)));
  });
}

export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'bench-'));
export const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Runs a command of the project, which must succeed. */
export function runCommand(dataFolder: string, ...args: string[]): void {
  const env = { ...process.env, RACING_DATA_DIR: dataFolder, DATABASE_URL: '' };
  const done = spawnSync(process.execPath, ['cli/racing-cli.mjs', ...args], { cwd: project, env });
  if (done.status !== 0) throw new Error(`${args.join(' ')} ended with ${done.status}: ${done.stderr}`);
}

/** Runs `npm start` on a data folder and waits for its first answer. */
export async function startProduct(
  dataFolder: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const started = performance.now();
  const environment = {
    ...process.env,
    PORT: '0',
    RACING_DATA_DIR: dataFolder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...extra,
  };
  const child = spawn('npm', ['start'], {
    cwd: project,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const { address, setupUrl } = await untilAddress(child);
  await fetch(`${address}/api/races/saratoga/today`).then((answer) => answer.text());
  const firstAnswerMs = performance.now() - started;
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  return { address, setupUrl, dataFolder, firstAnswerMs, stop };
}

/** Creates an account, the first one of a product as its administrator, accepts the disclaimer and returns the session's cookies. */
export async function signedIn({
  address,
  setupUrl,
}: Pick<Product, 'address' | 'setupUrl'>): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: address };
  const account = {
    email: `bench-${Date.now()}@example.com`,
    password: 'Bench-Pass-1',
    firstName: 'Bench',
    lastName: 'Mark',
  };
  const setup = setupUrl?.split('#setup=')[1];
  const made = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...account, ...(setup !== undefined && { setup }) }),
  });
  if (!made.ok) throw new Error(`sign-up answered ${made.status}: ${await made.text()}`);
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const text = (await fetch(`${address}/api/disclaimer/text`).then((answer) => answer.json())) as Record<
    string,
    unknown
  >;
  const acceptance = {
    disclaimerType: text['disclaimerType'],
    disclaimerVersion: text['disclaimerVersion'],
    disclaimerText: text['disclaimerText'],
    acceptedAt: new Date().toISOString(),
  };
  const accepted = await fetch(`${address}/api/disclaimer/accept`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify(acceptance),
  });
  if (!accepted.ok) throw new Error(`accepting answered ${accepted.status}: ${await accepted.text()}`);
  return cookie;
}

/**
 * A server looks a second after its start whether its season is loaded as it should be; race days that a measurement adds
 * before that are taken for another season and dropped.
 */
const SEASON_LOOKED_AT_MS = 5_000;

/** Race days before the demo day. */
export const DEMO_SEASON = 40;

/** Runs on a separate product with its demo season loaded, so that no season is generated during the measurement. */
export async function onDemoSeason<T>(work: (product: Product) => Promise<T>): Promise<T> {
  const dataFolder = newDataFolder();
  try {
    runCommand(dataFolder, 'demo', 'load', '--days', String(DEMO_SEASON));
    const product = await startProduct(dataFolder, { DEMO_DAYS: String(DEMO_SEASON) });
    try {
      await sleep(SEASON_LOOKED_AT_MS);
      return await work(product);
    } finally {
      await product.stop();
    }
  } finally {
    dropFolder(dataFolder);
  }
}
