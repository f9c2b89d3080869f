import { openPromise, type ZipFile } from 'yauzl';
import { Refusal } from '#core/kernel/refusal.ts';
import { type FileRules, withFile } from '../with-file.ts';
import { wantedEntries } from './entries.ts';
import { isSystemError, MEGABYTE, memberPlace, zipRefusal } from './errors.ts';
import { memberBytes } from './member-bytes.ts';
import { ZIP_LIMITS, type ZipLimits } from './zip-limits.ts';

/** A file in a zip. */
export interface ZipMember {
  /** Its path in the zip. */
  readonly name: string;
  /** How refusals name it: `charts.zip, cd20230506tch.xml`. */
  readonly fileName: string;
  /** How many wanted files the zip holds. */
  readonly filesInZip: number;
  /** The unpacked bytes; read them once, before asking for the next member. */
  bytes(): AsyncIterable<Uint8Array>;
}

export interface ZipOptions {
  /** Lowercase, with the dot: `.xml`. Other files are skipped. */
  readonly endings: readonly string[];
  /** Overrides of the usual limits. */
  readonly limits?: Partial<ZipLimits>;
}

const rulesOf = ({ fileBytes }: ZipLimits): FileRules => ({
  mostBytes: fileBytes,
  tooLarge: `it is larger than ${Math.round(fileBytes / MEGABYTE)} MiB.`,
  refusal: zipRefusal,
});

/** Turns the library's errors about a bad zip into refusals; system errors stay errors. */
async function refusingDamage<T>(fileName: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal || isSystemError(error)) throw error;
    const sentence = 'it is cut off, damaged or not a zip: its list of files cannot be read.';
    throw zipRefusal('damaged', fileName, sentence);
  }
}

/**
 * The wanted files of the zip at `path`, in its order; nothing is written to disk. The list of files is checked before
 * the first one is given. Refuses ('invalid' or 'not-found', `zip.…`) the whole zip when it is missing, damaged, or has
 * too many entries, a path that leads out of it, no wanted file, two of one name, too much in all, or a wanted one that is locked or too large by its own
 * account. A file that turns out larger, or damaged, is refused as it is read.
 */
export async function* membersOf(
  path: string,
  { endings, limits: given = {} }: ZipOptions,
): AsyncGenerator<ZipMember> {
  const limits = { ...ZIP_LIMITS, ...given };
  const fileName = await withFile(path, rulesOf(limits), async (_, name) => name);
  const zip: ZipFile = await refusingDamage(fileName, () =>
    openPromise(path, { autoClose: false, decodeStrings: false }),
  );
  try {
    const entries = await refusingDamage(fileName, () => wantedEntries(zip, fileName, endings, limits));
    for (const named of entries) {
      yield {
        name: named.name,
        fileName: memberPlace(fileName, named.name),
        filesInZip: entries.length,
        bytes: () => memberBytes(zip, named, fileName, limits.memberBytes),
      };
    }
  } finally {
    zip.close();
  }
}
