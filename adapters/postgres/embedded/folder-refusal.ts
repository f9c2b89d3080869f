import { Refusal } from '#core/kernel/refusal.ts';
import { ownerOf, ownIds } from './server-account.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EISDIR: 'a folder is in the way',
  ELOOP: 'its links go in circles',
  ENAMETOOLONG: 'the path is too long',
  EIO: 'the disk reports an error',
};

/** Turns file-system errors into a Refusal (database.folder); leaves any other error as it is. */
export function folderRefusal(error: unknown, folder: string): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  const fromDisk = error instanceof Error && 'syscall' in error && 'path' in error;
  if (reason === undefined || !fromDisk) return error;
  return new Refusal(
    'unavailable',
    'database.folder',
    `The database folder ${folder} cannot be used (${reason}): choose another with RACING_DATA_DIR.`,
    { cause: error },
  );
}

/** @throws Refusal database.other-owner when a normal user opens another user's database */
export function refuseOtherOwner(cluster: string): void {
  const self = ownIds().uid;
  if (self === 0 || ownerOf(cluster) === self) return;
  throw new Refusal(
    'unavailable',
    'database.other-owner',
    `The database in ${cluster} belongs to another user: start as that user, or choose another folder with RACING_DATA_DIR.`,
  );
}
