import { type Entry, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { countText } from '#core/kernel/text.ts';
import { zipRefusal } from './errors.ts';
import { MEGABYTE, type NamedEntry } from './member-bytes.ts';
import type { ZipLimits } from './zip-limits.ts';

/** Names of the entry; the zip format has two places and two alphabets for it. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

/** Folders, and what macOS adds beside each file. */
const isNoFile = (name: string): boolean => /(?:^|\/)__MACOSX\/|(?:^|\/)\.[^/]*$|\/$/.test(name);

function refuseUnreadable({ entry, name }: NamedEntry, fileName: string, { memberBytes }: ZipLimits): void {
  if (entry.isEncrypted()) throw zipRefusal('locked', fileName, 'it is locked with a password.', name);
  if (!entry.canDecodeFileData()) {
    const sentence = `it is packed by method ${entry.compressionMethod}, which is not read; only stored and deflated files are.`;
    throw zipRefusal('packing', fileName, sentence, name);
  }
  if (entry.uncompressedSize > memberBytes) {
    const sentence = `unpacked it is larger than ${Math.round(memberBytes / MEGABYTE)} MiB.`;
    throw zipRefusal('member-too-large', fileName, sentence, name);
  }
}

function refuseTooMany(count: number, fileName: string, { entries }: ZipLimits): void {
  if (count <= entries) return;
  const sentence = `it holds more than ${countText(entries)} files; unpack it and import the folder.`;
  throw zipRefusal('too-many', fileName, sentence);
}

/** What a file declares is what is unpacked of it at most: one that holds more is refused as damaged. */
function refuseTooMuch(wanted: readonly NamedEntry[], fileName: string, { totalBytes }: ZipLimits): void {
  const total = wanted.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total <= totalBytes) return;
  const most = countText(Math.round(totalBytes / MEGABYTE));
  const sentence = `unpacked its files are larger than ${most} MiB together; unpack it and import the folder.`;
  throw zipRefusal('total-too-large', fileName, sentence);
}

/** A file in a zip is known by its name alone. */
function refuseDoubles(wanted: readonly NamedEntry[], fileName: string): void {
  const names = wanted.map(({ name }) => name);
  const double = names.find((name, nth) => names.indexOf(name) !== nth);
  if (double === undefined) return;
  throw zipRefusal(
    'twice',
    fileName,
    'the zip holds two files of this name; pack each under its own.',
    double,
  );
}

/**
 * The files of a zip whose names end so, by its list of files. Refuses ('invalid', `zip.…`) the whole zip for too many
 * entries, a path that leaves its folder, a wanted file that cannot be read, two of one name, and too much unpacked.
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
