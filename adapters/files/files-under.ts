import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#core/kernel/refusal.ts';

/** Whether there is a folder under this path; what cannot be looked at is none. */
export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

const listOf = (endings: Endings): readonly string[] => (typeof endings === 'string' ? [endings] : endings);

const endsSo = (name: string, endings: Endings): boolean =>
  listOf(endings).some((ending) => name.toLowerCase().endsWith(ending));

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM'].includes(String(error.code));

/** File extensions in lower case: `.pdf`, or several. */
export type Endings = string | readonly string[];

/** Names of a folder's files with these extensions, sorted. Refuses ('invalid', `files.denied`) a folder that may not be read. */
export async function namesIn(folder: string, endings: Endings): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isDenied(error)) throw new Refusal('invalid', 'files.denied', `${folder}: permission denied.`);
    return [];
  });
  return found
    .filter((entry) => !entry.isDirectory() && endsSo(entry.name, endings))
    .map(({ name }) => name)
    .sort();
}

/** A folder in which there is nothing to read. */
export const emptyFolder = (folder: string, endings: Endings): Refusal => {
  const kinds = listOf(endings).join(' or ');
  return new Refusal('not-found', 'files.none', `${folder}: the folder has no readable ${kinds} file.`);
};

/**
 * The files that paths mean, each once: a file itself, also one that is missing, and the files of a folder that end
 * so. Refuses ('not-found', `files.none`) a folder without any.
 */
export async function filesUnder(paths: readonly string[], endings: Endings): Promise<readonly string[]> {
  const files = new Set<string>();
  for (const path of paths) {
    if (!(await isFolder(path))) {
      files.add(path);
      continue;
    }
    const names = await namesIn(path, endings);
    if (names.length === 0) throw emptyFolder(path, endings);
    for (const name of names) files.add(join(path, name));
  }
  return [...files];
}
