import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';

const LIMIT_BYTES = 4 * 1024 * 1024;

/** Runs `act` with the log open for appending, as the server's own output. */
export function withServerLog<T>(file: string, act: (descriptor: number) => T): T {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    return act(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** What the log has gained since it was `from` bytes long. */
export function readServerLog(file: string, from: number): string {
  return readFileSync(file).subarray(from).toString('utf8');
}

export function serverLogSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Keeps the log below its limit, with one earlier part; safe while the server appends to it.
 * False when the disk refused: a log is not worth a failure.
 */
export function trimServerLog(file: string): boolean {
  try {
    if (serverLogSize(file) <= LIMIT_BYTES) return true;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
    return true;
  } catch {
    return false;
  }
}
