import { join } from 'node:path';
import { type Processes, type Running, until, untilSaid } from './processes.ts';

/** One `serve` that can be ended and started again on its port. */
export interface Serving {
  readonly port: number;
  running(): Running;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  isReady(): Promise<boolean>;
}

export interface ProductDeps {
  readonly folder: string;
  readonly processes: Processes;
  /** The folder of the build for production. */
  readonly app: string;
  readonly env: Readonly<Record<string, string>>;
}

const READY_WITHIN_MS = 4_000;

/** A command of the build for production, each process with a data folder of its own, as on a machine of its own. */
const command = ({ app, env, folder }: ProductDeps, name: string, words: readonly string[]) => ({
  name,
  program: process.execPath,
  args: [join(app, 'cli', 'racing-cli.mjs'), ...words],
  env: { ...env, RACING_DATA_DIR: join(folder, `data-${name}`) },
  endsBy: 'SIGINT' as const,
});

export const runCommand = (deps: ProductDeps, name: string, ...words: string[]): Promise<void> =>
  deps.processes.run(command(deps, name, words));

export function makeServing(deps: ProductDeps, name: string, port: number): Serving {
  const what = command(deps, name, ['serve', '--no-worker']);
  let running: Running | null = null;
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(READY_WITHIN_MS),
    });
    await answer.text();
    return answer.status === 200;
  };
  return {
    port,
    running: () => {
      if (running === null) throw new Error(`${name} was never started`);
      return running;
    },
    start: async () => {
      const begun = deps.processes.start({ ...what, env: { ...what.env, PORT: String(port) } });
      running = begun;
      await until(`${name} is ready`, isReady, begun);
    },
    isReady: () => isReady().catch(() => false),
  };
}

/** Starts `racing-cli work` and waits until it runs. */
export async function startWorker(deps: ProductDeps, round: number): Promise<Running> {
  const running = deps.processes.start(command(deps, `work-${round}`, ['work']));
  await untilSaid(running, 'The scheduler is running');
  return running;
}
