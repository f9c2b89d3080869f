import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#core/kernel/refusal.ts';
import { isLiving, ownIdentity, parseIdentity } from './process-identity.ts';

export interface HeldLock {
  release(): void;
}

interface Holder {
  readonly token: string;
  readonly living: boolean;
}

const LIMIT_MS = 180_000;
const LITTER_AGE_MS = 600_000;

/**
 * One attempt at the lock: null when another living process (or another call of this one) holds it.
 * The file appears complete or not at all (hard link). A lock whose holder died is removed under a
 * second lock named after the dead one, so two processes that find it dead never remove a living successor.
 */
export function tryTakeLock(path: string): HeldLock | null {
  const token = randomUUID();
  const draft = `${path}.${token}`;
  writeFileSync(draft, JSON.stringify({ token, ...ownIdentity() }), { mode: 0o644 });
  try {
    if (linked(draft, path)) return { release: () => removeIfStill(path, token) };
  } finally {
    rmSync(draft, { force: true });
  }
  const holder = holderOf(path);
  if (holder !== null && !holder.living) removeDead(path, holder.token);
  return null;
}

/** Runs `act` with the lock held, waiting for its current holder. Refuses after three minutes. */
export async function withLock<T>(path: string, act: () => Promise<T>): Promise<T> {
  const lock = await takeLock(path);
  try {
    sweepLitter(path);
    return await act();
  } finally {
    lock.release();
  }
}

async function takeLock(path: string): Promise<HeldLock> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const lock = tryTakeLock(path);
    if (lock !== null) return lock;
    if (performance.now() > deadline) {
      throw new Refusal(
        'unavailable',
        'database.busy',
        'Another process has been opening the database for too long.',
      );
    }
    await pause(15);
  }
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A lock without readable content was cut short by a power failure: no process holds it. */
function holderOf(path: string): Holder | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const identity = parseIdentity(text);
  if (identity === null) return { token: 'unreadable', living: false };
  const { token } = JSON.parse(text) as { token?: unknown };
  return { token: String(token), living: isLiving(identity) };
}

function removeDead(path: string, token: string): void {
  const right = tryTakeLock(`${path}.dead-${token}`);
  if (right === null) return;
  try {
    removeIfStill(path, token);
  } finally {
    right.release();
  }
}

function removeIfStill(path: string, token: string): void {
  if (holderOf(path)?.token === token) rmSync(path, { force: true });
}

/** Drafts left by processes that were killed while waiting. */
function sweepLitter(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.startsWith(`${basename(path)}.`)) continue;
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - touched > LITTER_AGE_MS) rmSync(file, { force: true });
  }
}
