import { bytesOfFile } from '../with-file.ts';
import { tableRefusal } from './errors.ts';
import { MAX_TABLE_BYTES } from './lines.ts';

/** The bytes of a table file; refuses a missing, unreadable or huge file and a folder. */
export const tableBytes = (path: string): Promise<Uint8Array> =>
  bytesOfFile(path, {
    mostBytes: MAX_TABLE_BYTES,
    tooLarge: 'it is far larger than any table of results.',
    refusal: (problem, fileName, sentence) => tableRefusal(problem, { fileName }, sentence),
  });
