import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#core/kernel/refusal.ts';
import { canTraverse } from './file-access.ts';
import { ownIds, type ServerAccount } from './server-account.ts';

/** The number only names the socket file: each server has its own folder. */
export const PORT = 5432;

/** macOS takes 103 bytes and Linux 107; longer socket paths fail. */
const LONGEST_PATH = 103;

/**
 * The private folder of the server's socket, created when absent: its name follows from the data folder and the
 * account, it belongs to the account, and nobody else (but root) can enter, which is why the server may trust callers.
 * @throws Refusal database.no-socket-folder
 */
export function openSocketFolder(dataFolder: string, account: ServerAccount): string {
  const mark = createHash('sha256').update(`${account.ids.uid}:${dataFolder}`).digest('hex').slice(0, 16);
  const candidates = [tmpdir(), '/tmp', dataFolder].map((base) => ({
    base,
    folder: join(base, `clubhouse-turn-${mark}`),
  }));
  const chosen = candidates.find(({ base, folder }) => {
    const fits = Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;
    return fits && canTraverse(account.ids, base) && isPrivate(folder, account);
  });
  if (chosen !== undefined) return chosen.folder;
  throw new Refusal(
    'unavailable',
    'database.no-socket-folder',
    `No private folder for the database socket could be made below ${tmpdir()} or /tmp: set TMPDIR to a short folder of your own.`,
  );
}

/** Removes the folder after the server stopped. A folder that still holds anything stays and is used again. */
export function closeSocketFolder(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** A folder that another user created under our name is not used. */
function isPrivate(folder: string, account: ServerAccount): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const entry = lstatSync(folder);
    if (!entry.isDirectory()) return false;
    if (entry.uid !== account.ids.uid && entry.uid !== ownIds().uid) return false;
    if (entry.uid !== account.ids.uid) chownSync(folder, account.ids.uid, account.ids.gid);
    chmodSync(folder, 0o700);
    return true;
  } catch {
    return false;
  }
}
