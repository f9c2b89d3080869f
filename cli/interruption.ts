import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let interrupted: Promise<NodeJS.Signals> | undefined;

/** The first signal that asks this process to end. Later ones change nothing: npm hands a Ctrl-C of the terminal on once more. */
export function whenInterrupted(): Promise<NodeJS.Signals> {
  interrupted ??= new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
  });
  return interrupted;
}

const LOOK_MS = 250;

/** Ends this process as a signal would once its parent is gone, however that ended. */
export function endWith(parent: number): void {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

/**
 * Opens what a command works with. A signal ends the process, but not before everything is open: a database that is
 * just being started would stay behind.
 */
export async function openUnlessInterrupted<House>(open: () => Promise<House>): Promise<House> {
  const told = whenInterrupted();
  const opening = open();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    await opening.catch(() => undefined);
    process.exit(128 + constants.signals[signal]);
  };
  void told.then(end);
  return opening;
}
