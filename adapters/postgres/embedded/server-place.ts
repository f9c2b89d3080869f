import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Where the files of one embedded server are. */
export interface ServerPlace {
  readonly folder: string;
  readonly cluster: string;
  readonly attendance: string;
  readonly lock: string;
  readonly log: string;
  readonly libraryLinks: string;
}

/** The layout below `folder`, which is created when absent; paths have their links resolved, so that every process agrees on them. */
export function openPlace(path: string): ServerPlace {
  mkdirSync(path, { recursive: true });
  const folder = realpathSync(path);
  return {
    folder,
    cluster: join(folder, 'cluster'),
    attendance: join(folder, 'attendance'),
    lock: join(folder, 'lock'),
    log: join(folder, 'server.log'),
    libraryLinks: join(folder, 'libraries'),
  };
}
