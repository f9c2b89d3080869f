import { Refusal } from '#core/kernel/refusal.ts';
import { say } from './print.ts';
import { makeProgress } from './progress.ts';

/** What became of files that were imported together. */
export interface Imported<Done> {
  readonly done: readonly Done[];
  readonly refused: number;
  /** Files of another kind, which were skipped. */
  readonly skipped?: number;
}

/** Whether the other files go on after this error: one of the file, not of the program or the world. */
export const isOfTheFile = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.kind !== 'unavailable';

/** Refusal codes of good files that another command may take, and of zips without a file for this one. */
const OTHER_DOCUMENTS: readonly string[] = ['card.file-other', 'results.chart-other-document', 'zip.empty'];

/** Whether a file is meant for another command: among other files it is skipped, because nothing in it is lost. */
export const isOtherDocument = ({ code }: Refusal): boolean => OTHER_DOCUMENTS.includes(code);

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

/**
 * Fails a command if some of its files were refused ('invalid', `files.some-refused`) or all were skipped
 * (`files.none-of-them`); `kind` is what it imports: `a card`.
 */
export function refuseSome<Done>(
  { done, refused, skipped = 0 }: Imported<Done>,
  kind = 'of the right kind',
): void {
  if (refused > 0) {
    const total = done.length + refused;
    throw new Refusal('invalid', 'files.some-refused', `${refused} of ${total} files were refused.`);
  }
  if (done.length > 0 || skipped === 0) return;
  const files = skipped === 1 ? 'The file is not' : `None of the ${skipped} files is`;
  throw new Refusal('invalid', 'files.none-of-them', `${files} ${kind}.`);
}
