import { accessSync, constants, mkdirSync } from 'node:fs';
import { Refusal } from '#core/kernel/refusal.ts';

/** Makes the data folder when it is missing; refuses one that cannot be written. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new Refusal(
      'unavailable',
      'folder.not-writable',
      `The data folder ${folder} cannot be written${why}: set RACING_DATA_DIR to one that can.`,
      {
        cause,
      },
    );
  }
}
