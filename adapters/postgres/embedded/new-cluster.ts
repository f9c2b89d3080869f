import { execFile } from 'node:child_process';
import { chownSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '#core/kernel/refusal.ts';
import type { PlatformPackage } from './platform-package.ts';
import { commandFor, ownerOf, ownIds, type ServerAccount } from './server-account.ts';
import type { ServerPlace } from './server-place.ts';

/** The server's own superuser; callers are known by the private socket folder, not by a password. */
export const SERVER_USER = 'racing';

const DRAFT = 'cluster.new-';

/**
 * Creates the cluster in a draft folder and renames it, so that it exists complete or not at all. Call with the lock held:
 * any other draft is then a leftover, even one that the orphan of a killed process was still writing at first.
 * @throws Refusal database.not-created
 */
export async function createCluster(
  place: ServerPlace,
  found: PlatformPackage,
  account: ServerAccount,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  removeDrafts(place.folder);
  const draft = join(place.folder, `${DRAFT}${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  if (account.way === 'switch') chownSync(draft, account.ids.uid, account.ids.gid);
  try {
    await runInitdb(draft, found, account, env);
    renameSync(draft, place.cluster);
  } finally {
    removeDrafts(place.folder);
  }
}

/** Gives an existing cluster to the account that will run the server (only root ever has to). */
export function handOver(cluster: string, account: ServerAccount): void {
  if (ownIds().uid !== 0 || ownerOf(cluster) === account.ids.uid) return;
  const inside = readdirSync(cluster, { recursive: true, encoding: 'utf8' });
  for (const name of inside) {
    const path = join(cluster, name);
    lchownSync(path, account.ids.uid, account.ids.gid);
  }
  chownSync(cluster, account.ids.uid, account.ids.gid);
}

async function runInitdb(
  draft: string,
  found: PlatformPackage,
  account: ServerAccount,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { program, args, options } = commandFor(account, found.initdb, [
    `--pgdata=${draft}`,
    `--username=${SERVER_USER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  try {
    await promisify(execFile)(program, args, { ...options, env });
  } catch (error) {
    throw new Refusal(
      'unavailable',
      'database.not-created',
      `The database could not be created: ${reasonOf(error)}.`,
      {
        cause: error,
      },
    );
  }
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr ?? '').split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return (lines[0] ?? message.split('\n')[0] ?? 'initdb failed').trim().replace(/\.$/, '');
}

function removeDrafts(folder: string): void {
  const drafts = readdirSync(folder).filter((name) => name.startsWith(DRAFT));
  for (const name of drafts.filter((draft) => existsSync(join(folder, draft)))) {
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
