import type { ImportedCard } from '#core/card/imported-card.ts';
import { type FileRules, withFile } from '../with-file.ts';
import { membersOf } from '../zip/members-of.ts';
import type { CardFormat, CardRequest } from './card-format.ts';
import { otherDayInName } from './day-in-name.ts';
import { fileRefusal } from './errors.ts';
import { type Opening, withOpening } from './opening.ts';

/** A file to read: the file itself, or one inside a zip. */
export interface CardFile {
  readonly path: string;
  readonly member: string | null;
}

/** The extensions a card can have in a zip or folder. */
export const CARD_ENDINGS: readonly string[] = ['.drf', '.xml'];

/** Zips are read file by file, so a whole zip gets here only if it could not be opened; refuses it with the reason. */
async function refuseZip(path: string, fileName: string): Promise<never> {
  for await (const _ of membersOf(path, { endings: CARD_ENDINGS })) break;
  throw fileRefusal('unreadable', { fileName }, 'it is a zip within a zip; unpack it first.');
}

const MOST_BYTES = 32 * 1024 * 1024;
const READ_AT_ONCE = 1024 * 1024;

export const CARD_FILE_RULES: FileRules = {
  mostBytes: MOST_BYTES,
  tooLarge: 'it is far larger than any card.',
  refusal: (problem, fileName, sentence) => fileRefusal(problem, { fileName }, sentence),
};

/** What a file that isn't a card might be. */
const OTHERS: readonly (readonly [(opening: Opening) => boolean, string])[] = [
  [
    ({ root }) => root === 'CHART',
    'it is a result chart, not a card: import it with `racing-cli chart import`.',
  ],
  [
    ({ text }) => text.startsWith('%PDF'),
    'it is a PDF, not a card: result charts are imported with `racing-cli chart import`.',
  ],
  [({ root }) => /^html$/i.test(root ?? ''), 'it is a web page, not a card.'],
];

function otherDocument(opening: Opening, fileName: string): Error {
  const known = OTHERS.find(([isThis]) => isThis(opening))?.[1];
  const unknown = `it is an XML document of another kind (its root is ${opening.root}), not a card.`;
  return fileRefusal('other', { fileName }, known ?? unknown);
}

/** A file's format, judged by its content. Anything that isn't XML goes to the last format, which says what is wrong. */
function formatOf(formats: readonly CardFormat[], opening: Opening, fileName: string): CardFormat {
  const format = formats.find((candidate) => candidate.accepts(opening));
  if (format !== undefined) return format;
  const last = formats.at(-1);
  const isOther = opening.root !== null || OTHERS.some(([isThis]) => isThis(opening));
  if (isOther || last === undefined) throw otherDocument(opening, fileName);
  return last;
}

/** Finds the member by its path in the zip; the zip's file list is checked again. */
async function readMember(
  { path, member }: CardFile,
  read: (bytes: AsyncIterable<Uint8Array>, fileName: string) => Promise<ImportedCard>,
): Promise<ImportedCard> {
  for await (const found of membersOf(path, { endings: CARD_ENDINGS })) {
    if (found.name === member) return await read(found.bytes(), found.fileName);
  }
  throw fileRefusal('missing', { fileName: `${path}, ${member}` }, 'file not found.');
}

function withRemarkOnName(card: ImportedCard): ImportedCard {
  const remark = otherDayInName(card.fileName, card.card.day);
  return remark === null ? card : { ...card, remarks: [...card.remarks, remark] };
}

/**
 * Reads a card file in any of the formats, recognized by its content. Refuses ('invalid', `card.file-other`) a document
 * that isn't a card, saying what it is; also a missing, unreadable or oversized file.
 */
export function makeReadCardFile(formats: readonly CardFormat[]) {
  return async function readCardFile(
    file: CardFile,
    request: Omit<CardRequest, 'fileName'>,
  ): Promise<ImportedCard> {
    const read = (content: AsyncIterable<Uint8Array>, fileName: string): Promise<ImportedCard> =>
      withOpening(content, async (opening, bytes) => {
        if (opening.isEmpty) throw fileRefusal('empty', { fileName }, 'the file is empty.');
        if (opening.isZip) await refuseZip(file.path, fileName);
        const imported = await formatOf(formats, opening, fileName).read(bytes, { ...request, fileName });
        return withRemarkOnName(imported);
      });
    if (file.member !== null) return readMember(file, read);
    return withFile(file.path, CARD_FILE_RULES, (handle, fileName) =>
      read(handle.createReadStream({ autoClose: false, highWaterMark: READ_AT_ONCE }), fileName),
    );
  };
}

export type ReadCardFile = ReturnType<typeof makeReadCardFile>;
