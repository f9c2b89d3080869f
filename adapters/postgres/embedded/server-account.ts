import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { Refusal } from '#core/kernel/refusal.ts';
import { canRead, canTraverse, foldersDownTo, type Ids } from './file-access.ts';
import type { PlatformPackage } from './platform-package.ts';

/**
 * Who runs the PostgreSQL programs. `ids` own the files on disk.
 * `self`: the current user; `switch`: root gives up its rights; `namespace`: the same user, shown to PostgreSQL as nobody.
 */
export interface ServerAccount {
  readonly way: 'self' | 'switch' | 'namespace';
  readonly ids: Ids;
}

export interface Command {
  readonly program: string;
  readonly args: string[];
  readonly options: { uid?: number; gid?: number; cwd: string };
}

const NAMESPACE = ['--user', '--map-user=65534', '--map-group=65534', '--'];

/** How to run one of the programs as that account. */
export function commandFor(account: ServerAccount, program: string, args: string[]): Command {
  const cwd = '/';
  if (account.way === 'self') return { program, args, options: { cwd } };
  if (account.way === 'switch') return { program, args, options: { ...account.ids, cwd } };
  return { program: 'unshare', args: [...NAMESPACE, program, ...args], options: { cwd } };
}

/**
 * Picks the account for a server whose cluster is in `folder`. PostgreSQL refuses root, and initdb refuses a user
 * without an entry in the user list; the files' current owner is preferred, so that it remains their owner.
 * @throws Refusal database.no-account, database.does-not-run
 */
export function chooseAccount(
  found: PlatformPackage,
  folder: string,
  cluster: string,
  env: NodeJS.ProcessEnv,
): ServerAccount {
  const self = ownIds();
  const root = self.uid === 0;
  if (!root && hasUserEntry()) return proved({ way: 'self', ids: self }, found, env);
  const namespace: ServerAccount = { way: 'namespace', ids: self };
  const others = root ? otherAccounts(folder, cluster) : [];
  const candidates = ownerOf(cluster) === 0 ? [namespace, ...others] : [...others, namespace];
  const chosen = candidates.find(
    (serverAccount) => reaches(serverAccount, found, folder) && runError(serverAccount, found, env) === null,
  );
  if (chosen !== undefined) return chosen;
  throw new Refusal(
    'unavailable',
    'database.no-account',
    `PostgreSQL refuses to run as ${root ? 'root' : `user ${self.uid}, which has no entry in the user list`}, and no other account can reach ${folder}: start as a normal user, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

export function ownIds(): Ids {
  return { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
}

/** The owner's user id, or null when there is no such file. */
export function ownerOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.uid ?? null;
}

function otherAccounts(folder: string, cluster: string): ServerAccount[] {
  const [near, ...above] = foldersDownTo(folder).map(ownerOf);
  const names = [ownerOf(cluster), near ?? null, 'postgres', 'nobody', ...above];
  const owners = new Set(names.filter((name) => name !== null && name !== 0));
  return [...owners].flatMap((owner) => accountOf(String(owner)) ?? []);
}

/** Looks a user up by name or number. */
function accountOf(user: string): ServerAccount | null {
  try {
    const ask = (what: string) =>
      Number(execFileSync('id', [what, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { way: 'switch', ids: { uid: ask('-u'), gid: ask('-g') } };
  } catch {
    return null;
  }
}

function hasUserEntry(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function reaches({ ids }: ServerAccount, found: PlatformPackage, folder: string): boolean {
  return canTraverse(ids, folder) && canRead(ids, found.catalog);
}

function proved(account: ServerAccount, found: PlatformPackage, env: NodeJS.ProcessEnv): ServerAccount {
  const error = runError(account, found, env);
  if (error === null) return account;
  throw new Refusal(
    'unavailable',
    'database.does-not-run',
    `The embedded PostgreSQL does not run on this system (${error}): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function runError(account: ServerAccount, found: PlatformPackage, env: NodeJS.ProcessEnv): string | null {
  const { program, args, options } = commandFor(account, found.postgres, ['--version']);
  const run = spawnSync(program, args, { ...options, env, encoding: 'utf8' });
  if (run.status === 0) return null;
  return run.error?.message ?? run.stderr.trim().split('\n').at(-1) ?? `exit ${run.status}`;
}
