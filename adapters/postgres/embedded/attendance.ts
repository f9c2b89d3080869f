import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLiving, ownIdentity, parseIdentity } from './process-identity.ts';

/** Signs this process in and returns its attendance file. Call with the lock held. */
export function signIn(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(ownIdentity()), { mode: 0o644 });
  return file;
}

/** Signs out; signing out twice is harmless. */
export function signOut(file: string): void {
  rmSync(file, { force: true });
}

/** How many living processes use the server. Files left by killed ones are cleared. Call with the lock held. */
export function countPresent(folder: string): number {
  return attendanceFiles(folder).filter((file) => {
    const identity = parseIdentity(readFileSync(file, 'utf8'));
    if (identity !== null && isLiving(identity)) return true;
    rmSync(file, { force: true });
    return false;
  }).length;
}

function attendanceFiles(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
