import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTING_NAMES } from '#config/env.ts';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

export type Environment = Readonly<Record<string, string>>;

const BLANK = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
const INHERITED = /^(PATH|HOME|TMPDIR|LANG|TERM|USER|npm_execpath)$/;

/** The environment of a command under test: a data folder of its own; nothing inherited or in `.env` that would switch something on. */
export function cleanEnvironment(dataFolder: string, extra: Environment = {}): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => INHERITED.test(name)));
  const chromium = process.env['CHROMIUM_PATH'] ?? '';
  const quiet = { LOG_LEVEL: 'warn', DEMO_DAYS: '0' };
  const defaults = { CHROMIUM_PATH: chromium, PORT: '0', RACING_DATA_DIR: dataFolder, ...quiet };
  return { ...inherited, ...BLANK, ...defaults, ...extra };
}

export const newDataFolder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'product-')));
export const dropDataFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

export interface Ended {
  /** Null when a signal killed it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command under way. */
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Everything it has said so far, both streams. */
  output(): string;
  /** The first match in what it says; fails when it ends without saying so. */
  hears(pattern: RegExp): Promise<string>;
}

/** Starts a program in the project's folder, or in another. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = projectFolder,
): Started {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '', both: '' };
  const listeners = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      output[name] += chunk;
      output.both += chunk;
      for (const listen of listeners) listen();
    });
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout: output.stdout, stderr: output.stderr }));
  });
  const hears = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const listen = (): void => {
        const found = pattern.exec(output.both)?.[0];
        if (found === undefined) return;
        listeners.delete(listen);
        resolve(found);
      };
      listeners.add(listen);
      listen();
      ended.then(({ code }) => reject(new Error(`ended with ${code}: ${output.both}`)), reject);
    });
  return { child, ended, output: () => output.both, hears };
}

/** Starts one `racing-cli` command. */
export const startCommand = (dataFolder: string, args: readonly string[], extra: Environment = {}): Started =>
  startProgram(process.execPath, ['cli/racing-cli.mjs', ...args], cleanEnvironment(dataFolder, extra));

/** Runs one `racing-cli` command to its end. */
export const racingCli = (
  dataFolder: string,
  args: readonly string[],
  extra: Environment = {},
): Promise<Ended> => startCommand(dataFolder, args, extra).ended;

export interface RunningProduct {
  readonly address: string;
  /** The code of the address at which the first administrator signs up; null once there is one. */
  readonly setupCode: string | null;
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Everything it has said so far, both streams. */
  output(): string;
  /** Ctrl-C, then waits for the end; gives the exit code. */
  stop(): Promise<number | null>;
}

/** The setup code in what a server said; null when it printed none. */
export const setupCodeIn = (output: string): string | null => /#setup=([\w-]+)/.exec(output)?.[1] ?? null;

/** Starts `racing-cli serve` and waits until it tells its address. */
export async function startServing(dataFolder: string, extra: Environment = {}): Promise<RunningProduct> {
  const { child, ended, output, hears } = startCommand(dataFolder, ['serve'], extra);
  const address = await hears(/(?<=Clubhouse Turn is at )http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost):\d+/);
  const setupCode = setupCodeIn(output());
  const stop = async (): Promise<number | null> => {
    child.kill('SIGINT');
    return (await ended).code;
  };
  return { address, setupCode, child, ended, output, stop };
}
