import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let interrupted: Promise<NodeJS.Signals> | undefined;

/** The first signal that asks this process to end. Later ones change nothing: npm hands a Ctrl-C of the terminal on once more. */
export function whenInterrupted(): Promise<NodeJS.Signals> {
  interrupted ??= new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
  });
  return interrupted;
}

/** Work stopped early by a signal; `message` says how far it got. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly exitCode: number;

  constructor(signal: NodeJS.Signals, sentence: string) {
    super(sentence);
    this.exitCode = 128 + constants.signals[signal];
  }
}

const LOOK_MS = 250;

/** Ends this process as a signal would once its parent is gone, however that ended. */
export function endWith(parent: number): void {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

const LINGER_MS = 1_000;

/** Ends this process, now that it is done, even if something that was given up still holds on to it, such as a mail server that says nothing. */
export function endSoon(): void {
  setTimeout(() => process.exit(), LINGER_MS).unref();
}

/** What is not settled within that is left to others. */
const SETTLE_WITHIN_MS = 3_000;

/**
 * Opens what a command works with. A signal ends the process, but not before everything is open, as a database that is
 * just being started would stay behind, and `settle` has settled what the command runs.
 */
export async function openUnlessInterrupted<App>(
  open: () => Promise<App>,
  settle: (app: App) => Promise<void> = async () => undefined,
): Promise<App> {
  const interruption = whenInterrupted();
  const opening = open();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const settled = opening.then(settle).catch(() => undefined);
    await Promise.race([settled, opening.catch(() => undefined).then(() => pause(SETTLE_WITHIN_MS))]);
    process.exit(128 + constants.signals[signal]);
  };
  void interruption.then(end);
  return opening;
}
