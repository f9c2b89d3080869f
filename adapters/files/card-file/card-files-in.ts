import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#core/kernel/refusal.ts';
import { isZip } from '../file-format.ts';
import { failureOf } from '../with-file.ts';
import { membersOf } from '../zip/members-of.ts';
import { fileRefusal } from './errors.ts';
import { CARD_ENDINGS, CARD_FILE_RULES, type CardFile } from './read-card-file.ts';

/** Decided by the first bytes; a file that can't be opened counts as not a zip and is refused when it is read. */
async function isZipAt(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return isZip(buffer.subarray(0, bytesRead));
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
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw failureOf(error, folder, CARD_FILE_RULES) ?? error;
  });
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

async function filesOf(path: string): Promise<readonly CardFile[]> {
  if (!(await isZipAt(path))) return [{ path, member: null }];
  const members: CardFile[] = [];
  for await (const { name } of membersOf(path, { endings: CARD_ENDINGS })) {
    members.push({ path, member: name });
  }
  return members;
}

/** A bad zip in a folder is refused when it is read, so it doesn't hold up the other files. */
const filesOrRefused = (path: string): Promise<readonly CardFile[]> =>
  filesOf(path).catch((error: unknown) => {
    if (error instanceof Refusal) return [{ path, member: null }];
    throw error;
  });

/**
 * The card files at a path: the file itself, the files in a zip, or the files and zips in a folder (not in its
 * subfolders) whose extension a card can have. Refuses a folder or zip with none.
 */
export async function cardFilesIn(path: string): Promise<readonly CardFile[]> {
  if (!(await isFolder(path))) return filesOf(path);
  const files: CardFile[] = [];
  for (const file of await filesIn(path)) files.push(...(await filesOrRefused(file)));
  return files;
}
