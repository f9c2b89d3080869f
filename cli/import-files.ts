import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#core/kernel/refusal.ts';

/** Whether there is a folder under this path; what cannot be looked at is none. */
export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Names of the files in a folder that end so (`.pdf`), in order; none where it cannot be read. */
export async function namesIn(folder: string, ending: string): Promise<readonly string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => !entry.isDirectory() && entry.name.toLowerCase().endsWith(ending))
    .map(({ name }) => name)
    .sort();
}

/** A folder in which there is nothing to read. */
export const emptyFolder = (folder: string, ending: string): Refusal =>
  new Refusal('not-found', 'files.none', `${folder}: the folder has no readable ${ending} file.`);

/**
 * The files that paths mean, each once: a file itself, also one that is missing, and the files of a folder that end
 * so. Refuses ('not-found', `files.none`) a folder without any.
 */
export async function filesUnder(paths: readonly string[], ending: string): Promise<readonly string[]> {
  const files = new Set<string>();
  for (const path of paths) {
    if (!(await isFolder(path))) {
      files.add(path);
      continue;
    }
    const names = await namesIn(path, ending);
    if (names.length === 0) throw emptyFolder(path, ending);
    for (const name of names) files.add(join(path, name));
  }
  return [...files];
}
