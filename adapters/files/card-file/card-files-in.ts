import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#core/kernel/refusal.ts';
import { membersOf } from '../zip/members-of.ts';
import { fileRefusal } from './errors.ts';
import { CARD_ENDINGS, type CardFile } from './read-card-file.ts';

/** A card file that was found; one that was not named itself is passed over where it is no card. */
export interface FoundCardFile extends CardFile {
  readonly isNamed: boolean;
}

const ZIP_OPENING = 'PK\u0003\u0004';
const EMPTY_ZIP_OPENING = 'PK\u0005\u0006';

/** By its first bytes; whatever cannot be opened is none, and is refused where it is read. */
async function isZip(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const opening = buffer.subarray(0, bytesRead).toString('latin1');
    return opening === ZIP_OPENING || opening === EMPTY_ZIP_OPENING;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function filesIn(folder: string): Promise<readonly string[]> {
  const endings = [...CARD_ENDINGS, '.zip'];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter(
      (entry) => !entry.isDirectory() && endings.some((ending) => entry.name.toLowerCase().endsWith(ending)),
    )
    .map(({ name }) => name)
    .sort();
  if (names.length > 0) return names.map((name) => join(folder, name));
  const sentence = 'the folder has no readable .drf, .xml or .zip file.';
  throw fileRefusal('missing', { fileName: folder }, sentence);
}

async function filesOf(path: string, isNamed: boolean): Promise<readonly FoundCardFile[]> {
  if (!(await isZip(path))) return [{ path, member: null, isNamed }];
  const members: FoundCardFile[] = [];
  for await (const { name } of membersOf(path, { endings: CARD_ENDINGS })) {
    members.push({ path, member: name, isNamed: false });
  }
  return members;
}

/** A zip of a folder that cannot be looked into is refused when it is read: it does not undo the other files. */
const filesOrRefused = (path: string): Promise<readonly FoundCardFile[]> =>
  filesOf(path, false).catch((error: unknown) => {
    if (error instanceof Refusal) return [{ path, member: null, isNamed: true }];
    throw error;
  });

/**
 * The card files that a path means: itself, the files of a zip, or the files and zips of a folder (not of folders in
 * it), each that may be a card by its ending. Refuses a folder or zip without any.
 */
export async function cardFilesIn(path: string): Promise<readonly FoundCardFile[]> {
  if (!(await isFolder(path))) return filesOf(path, true);
  const files: FoundCardFile[] = [];
  for (const file of await filesIn(path)) files.push(...(await filesOrRefused(file)));
  return files;
}
