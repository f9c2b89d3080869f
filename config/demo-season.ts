import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { DemoRequest } from '#core/card/use-cases/load-demo.ts';
import type { Log } from '#core/kernel/functions.ts';
import { projectFolder } from './env.ts';
import type { LoadedSeason } from './wiring/season.ts';

/** The first answers come first. */
const START_AFTER_MS = 1_000;

export interface SeasonRequest {
  readonly request: DemoRequest;
  /** Race days before the demo day. */
  readonly days: number;
  readonly isSeasonLoaded: () => Promise<boolean>;
  readonly say: Log;
  readonly failed: (cause: unknown) => void;
}

function startLoading({ seed, day }: DemoRequest, days: number): ChildProcess {
  const words = ['demo', 'load', '--days', days, '--seed', seed, '--served-day', day];
  const args = [...words, '--server', process.pid, '--json'].map(String);
  const child = spawn(process.execPath, [join(projectFolder, 'cli', 'racing-cli.mjs'), ...args], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** What it loaded; null when it was interrupted. Fails with its error output. */
function endOf(child: ChildProcess): Promise<LoadedSeason | null> {
  let [printed, errors] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve((JSON.parse(printed) as { season: LoadedSeason }).season);
      else if (code === null || code > 128) resolve(null);
      else reject(new Error(`demo load ended with ${code}: ${errors.trim()}`));
    });
  });
}

/**
 * Has the season before the demo day loaded by a process of its own, shortly after the server began to listen, unless
 * it is there already. The answer ends that; what is half done goes on with the next start.
 */
export function loadSeasonInBackground({
  request,
  days,
  isSeasonLoaded,
  say,
  failed,
}: SeasonRequest): () => Promise<void> {
  let child: ChildProcess | null = null;
  let isOver = false;
  const load = async (): Promise<void> => {
    if ((await isSeasonLoaded()) || isOver) return;
    say(`Generating ${days} past race days in the background…`);
    child = startLoading(request, days);
    const season = await endOf(child);
    if (season === null) return;
    say(`Demo season loaded: ${season.days} race days from ${season.from}, ${season.races} races.`);
  };
  let loading = Promise.resolve();
  const timer = setTimeout(() => {
    loading = load().catch(failed);
  }, START_AFTER_MS).unref();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    child?.kill('SIGKILL');
    await loading;
  };
}
