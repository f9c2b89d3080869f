import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SetupCodeFile } from '#core/accounts/ports.ts';

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The setup code in a file of the data folder that only its owner may read. */
export function makeSetupCodeFile(dataFolder: string): SetupCodeFile {
  const file = join(dataFolder, 'setup-code');
  return {
    read: () => read(file),
    keep: async (code) => {
      const draft = `${file}.${process.pid}`;
      await rm(draft, { force: true });
      await writeFile(draft, code, { mode: 0o600 });
      await rename(draft, file);
    },
    remove: () => rm(file, { force: true }),
  };
}
