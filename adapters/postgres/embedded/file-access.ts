import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Ids {
  readonly uid: number;
  readonly gid: number;
}

const READ = 4;
const TRAVERSE = 1;

/** True when the mode bits let these ids, without any privilege, go from the root down into the folder. */
export function canTraverse(ids: Ids, folder: string): boolean {
  return foldersDownTo(folder).every((ancestor) => allows(ids, ancestor, TRAVERSE));
}

/** True when these ids can reach the file and read it. */
export function canRead(ids: Ids, file: string): boolean {
  return canTraverse(ids, dirname(file)) && allows(ids, file, READ);
}

/** The path's own folder and all above it, nearest first. */
export function foldersDownTo(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersDownTo(above)];
}

function allows({ uid, gid }: Ids, path: string, bit: number): boolean {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return false;
  const shift = entry.uid === uid ? 6 : entry.gid === gid ? 3 : 0;
  return ((entry.mode >> shift) & bit) === bit;
}
