import { basename } from 'node:path';
import { chartRefusal } from '../chart-errors.ts';
import { formatOf, HEAD_BYTES } from '../file-format.ts';
import { filesUnder } from '../files-under.ts';
import { bytesOfFile, type FileRules, withFile } from '../with-file.ts';
import { membersOf } from '../zip/members-of.ts';

/** A chart, in its own file or inside a zip. */
export interface ChartFile {
  /** As people know it: `charts.zip, cd20230506tch.xml`. */
  readonly fileName: string;
  /** Its path inside the zip; null for a file that is not zipped. */
  readonly member: string | null;
  /** How many files the zip holds; 1 for a file that is not zipped. */
  readonly filesInZip: number;
  /** Call it before requesting the next file. */
  bytes(): Promise<Uint8Array>;
}

const MOST_BYTES = 1024 * 1024 * 1024;

/** What a chart file may be. */
export const CHART_FILE_RULES: FileRules = {
  mostBytes: MOST_BYTES,
  tooLarge: 'it is far larger than any chart.',
  refusal: (problem, fileName, sentence) => chartRefusal(problem, { fileName }, sentence),
};
const ONE_CHART: FileRules = { ...CHART_FILE_RULES, mostBytes: 32 * 1024 * 1024 };

/** A file too large for a chart may be a zip. */
const isZip = (path: string): Promise<boolean> =>
  withFile(path, CHART_FILE_RULES, async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return formatOf(buffer.subarray(0, bytesRead)) === 'zip';
  });

async function joinedBytes(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

/** Extensions of charts. */
export const CHART_ENDINGS: readonly string[] = ['.pdf', '.xml'];

/** Extensions that charts may have in a folder. */
export const CHART_FILE_ENDINGS: readonly string[] = [...CHART_ENDINGS, '.zip'];

/** The files that paths mean: files themselves, and those of folders that may be charts. Refuses a folder without any. */
export const chartFilesUnder = (paths: readonly string[]): Promise<readonly string[]> =>
  filesUnder(paths, CHART_FILE_ENDINGS);

/**
 * The charts at a path: the file itself, or the files inside a zip with one of these extensions. Refuses a missing or
 * unreadable file.
 */
export async function* chartsAt(
  path: string,
  endings: readonly string[] = CHART_ENDINGS,
): AsyncGenerator<ChartFile> {
  if (!(await isZip(path))) {
    const bytes = () => bytesOfFile(path, ONE_CHART);
    yield { fileName: basename(path), member: null, filesInZip: 1, bytes };
    return;
  }
  for await (const { name, fileName, filesInZip, bytes } of membersOf(path, { endings }))
    yield { fileName, member: name, filesInZip, bytes: () => joinedBytes(bytes()) };
}
