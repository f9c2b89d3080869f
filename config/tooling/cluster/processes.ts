import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ids } from './programs.ts';

/** A program that was started. */
export interface Running {
  readonly name: string;
  readonly pid: number;
  /** Resolves with its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  isEnded(): boolean;
  /** What it said so far. */
  said(): string;
  signal(signal: NodeJS.Signals): void;
}

export interface Start {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What makes it end soon and in order. */
  readonly endsBy?: NodeJS.Signals;
}

/** Starts programs below one folder and ends all of them, and no others. */
export interface Processes {
  start(what: Start): Running;
  /** Runs a program to its end, which must be a success. */
  run(what: Start): Promise<void>;
  /** What has not ended after so long is killed. */
  endAll(withinMs?: number): Promise<void>;
}

const END_WITHIN_MS = 20_000;
const LAST_LINES = 1_500;

const INHERITED = /^(PATH|HOME|TMPDIR|LANG|TERM)$/;
const plainEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      INHERITED.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );

function runningOf(name: string, child: ChildProcess, log: string): Running {
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve).on('error', () => resolve(-1));
  });
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    isEnded: () => child.exitCode !== null || child.signalCode !== null,
    said: () => readFileSync(log, 'utf8'),
    signal: (signal) => void child.kill(signal),
  };
}

async function end(running: Running, signal: NodeJS.Signals, withinMs: number): Promise<void> {
  if (running.isEnded()) return;
  running.signal(signal);
  const isOver = await Promise.race([running.ended.then(() => true), pause(withinMs, false, { ref: false })]);
  if (!isOver) running.signal('SIGKILL');
  await running.ended;
}

/** Each program gets a process group of its own, so that a Ctrl-C reaches this process alone, which ends them in order. */
export function makeProcesses(folder: string, ids: Ids): Processes {
  const started: { running: Running; endsBy: NodeJS.Signals }[] = [];
  let isOver = false;
  const start = ({ name, program, args, env = {}, endsBy = 'SIGTERM' }: Start): Running => {
    if (isOver) throw new Error(`${name} is not started any more`);
    const path = join(folder, `${name}.log`);
    const log = openSync(path, 'a');
    const child = spawn(program, args, {
      ...ids,
      cwd: folder,
      env: { ...plainEnvironment(), ...env },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const running = runningOf(name, child, path);
    started.push({ running, endsBy });
    return running;
  };
  return {
    start,
    run: async (what) => {
      const running = start(what);
      if ((await running.ended) === 0) return;
      throw new Error(`${what.name} failed: ${running.said().slice(-LAST_LINES)}`);
    },
    endAll: async (withinMs = END_WITHIN_MS) => {
      isOver = true;
      for (const { running, endsBy } of started.reverse()) await end(running, endsBy, withinMs);
    },
  };
}

const WITHIN_MS = 90_000;

/** Waits until the question is answered with yes; fails after 90 seconds, or as soon as the program that it is about has ended. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  about: Running | null = null,
): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  while (!(await isSo().catch(() => false))) {
    if (about?.isEnded()) throw new Error(`${about.name} ended: ${about.said().slice(-LAST_LINES)}`);
    if (performance.now() > deadline) throw new Error(`${what}: not within ${WITHIN_MS / 1_000} s`);
    await pause(50);
  }
}

/** Waits for a line of a program. */
export const untilSaid = (running: Running, line: string): Promise<void> =>
  until(`${running.name} says "${line}"`, async () => running.said().includes(line), running);

/** Ports of the loopback that were free a moment ago. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const server = createServer();
          server.listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
