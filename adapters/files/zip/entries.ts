import { type Entry, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { countText } from '#core/kernel/text.ts';
import { MEGABYTE, tooLargeUnpacked, zipRefusal } from './errors.ts';
import type { NamedEntry } from './member-bytes.ts';
import type { ZipLimits } from './zip-limits.ts';

/** The entry's name, which the zip format can store in two places and two encodings. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

/** Folders, hidden files, and what macOS adds next to each file. */
const isNoFile = (name: string): boolean => /(?:^|\/)__MACOSX\/|(?:^|\/)\.[^/]*$|\/$/.test(name);

function refuseUnreadable({ entry, name }: NamedEntry, fileName: string, { memberBytes }: ZipLimits): void {
  if (entry.isEncrypted()) throw zipRefusal('locked', fileName, 'it is password-protected.', name);
  if (!entry.canDecodeFileData()) {
    const sentence = `it uses compression method ${entry.compressionMethod}, which is not supported; only stored and deflated files are read.`;
    throw zipRefusal('packing', fileName, sentence, name);
  }
  if (entry.uncompressedSize > memberBytes) throw tooLargeUnpacked(fileName, name, memberBytes);
}

function refuseTooMany(count: number, fileName: string, { entries }: ZipLimits): void {
  if (count <= entries) return;
  const sentence = `it holds more than ${countText(entries)} files; unpack it and import the folder.`;
  throw zipRefusal('too-many', fileName, sentence);
}

/** A file never unpacks to more than it declares: one that holds more is refused as damaged. */
function refuseTooMuch(wanted: readonly NamedEntry[], fileName: string, { totalBytes }: ZipLimits): void {
  const total = wanted.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total <= totalBytes) return;
  const most = countText(Math.round(totalBytes / MEGABYTE));
  const sentence = `its files add up to more than ${most} MiB unpacked; unpack it and import the folder.`;
  throw zipRefusal('total-too-large', fileName, sentence);
}

/** A file in a zip is identified by its name alone. */
function refuseDoubles(wanted: readonly NamedEntry[], fileName: string): void {
  const names = wanted.map(({ name }) => name);
  const double = names.find((name, nth) => names.indexOf(name) !== nth);
  if (double === undefined) return;
  throw zipRefusal('twice', fileName, 'the zip has two files with this name; rename one of them.', double);
}

/**
 * The files in a zip with one of these endings, from its file list. Refuses ('invalid', `zip.…`) the whole zip for too many
 * entries, a path that leads out of the zip, a wanted file that cannot be read, duplicate names, or too much data unpacked.
 */
export async function wantedEntries(
  zip: ZipFile,
  fileName: string,
  endings: readonly string[],
  limits: ZipLimits,
): Promise<readonly NamedEntry[]> {
  refuseTooMany(zip.entryCount, fileName, limits);
  const wanted: NamedEntry[] = [];
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (validateFileName(name) !== null) {
      throw zipRefusal('path', fileName, 'its path leads out of the zip.', name);
    }
    if (isNoFile(name) || !endings.some((ending) => name.toLowerCase().endsWith(ending))) continue;
    const named = { entry, name };
    refuseUnreadable(named, fileName, limits);
    wanted.push(named);
  }
  refuseDoubles(wanted, fileName);
  refuseTooMuch(wanted, fileName, limits);
  if (wanted.length > 0) return wanted;
  throw zipRefusal('empty', fileName, `it holds no ${endings.join(' or ')} file.`);
}
