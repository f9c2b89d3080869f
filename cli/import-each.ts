import { Refusal } from '#core/kernel/refusal.ts';
import { say } from './print.ts';
import { makeProgress } from './progress.ts';

/** What became of files that were imported together. */
export interface Imported<Done> {
  readonly done: readonly Done[];
  readonly refused: number;
}

/** Whether the other files go on after this error: one of the file, not of the program or the world. */
export const isOfTheFile = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.kind !== 'unavailable';

/**
 * Imports one file after the other and reports the progress. A refused one is named and the others go on; a single one
 * throws its refusal, and so does a failing outside world.
 */
export async function importEach<File, Done>(
  files: readonly File[],
  importOne: (file: File) => Promise<Done>,
): Promise<Imported<Done>> {
  const progress = makeProgress({ things: 'files', say });
  const done: Done[] = [];
  let refused = 0;
  for (const file of files) {
    try {
      done.push(await importOne(file));
    } catch (error) {
      if (!isOfTheFile(error) || files.length === 1) throw error;
      say(error.message);
      refused += 1;
    }
    progress(done.length + refused, files.length);
  }
  return { done, refused };
}

/** Ends a command some of whose files were refused: 'invalid', `files.some-refused`. */
export function refuseSome<Done>({ done, refused }: Imported<Done>): void {
  if (refused === 0) return;
  const total = done.length + refused;
  throw new Refusal('invalid', 'files.some-refused', `${refused} of ${total} files were refused.`);
}
