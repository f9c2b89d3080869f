import { xmlRefusal } from './errors.ts';

/** Names of encodings as TextDecoder knows them. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** ISO-8859-1 is read as windows-1252, as browsers do: the letters are the same, and ISO-8859-1 leaves the rest unused. */
const DECLARED: ReadonlyMap<string, Encoding | 'utf-16'> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  ['utf-16', 'utf-16'],
  ['utf-16le', 'utf-16'],
  ['utf-16be', 'utf-16'],
]);

/** A byte order mark, or the start of a declaration in two-byte characters. */
const OPENINGS: readonly (readonly [readonly number[], Encoding | 'utf-32'])[] = [
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0, 0, 0xfe, 0xff], 'utf-32'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0, 0x3f, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f], 'utf-16be'],
];

const startsWith = (bytes: Uint8Array, opening: readonly number[]): boolean =>
  opening.every((byte, index) => bytes[index] === byte);

function declaredIn(head: Uint8Array): string | null {
  const text = Buffer.from(head).toString('latin1');
  return /^(?:\xef\xbb\xbf)?<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? null;
}

/**
 * The encoding of a document by its first bytes: a byte order mark, the declaration, else UTF-8. Refuses
 * ('invalid', `xml.encoding`) others.
 */
export function encodingOf(head: Uint8Array, fileName: string): Encoding {
  const opening = OPENINGS.find(([bytes]) => startsWith(head, bytes))?.[1];
  if (opening === 'utf-32') {
    throw xmlRefusal(
      'encoding',
      fileName,
      'its text is in UTF-32, which is not supported; save it as UTF-8.',
      1,
    );
  }
  if (opening === 'utf-16le' || opening === 'utf-16be') return opening;
  const declared = declaredIn(head);
  const encoding = declared === null ? 'utf-8' : DECLARED.get(declared.toLowerCase());
  if (encoding === undefined) {
    const sentence = `its encoding "${declared}" is not supported; save it as UTF-8.`;
    throw xmlRefusal('encoding', fileName, sentence, 1);
  }
  if (encoding === 'utf-16') {
    const sentence = `it claims to be encoded in ${declared} but is not; save it as UTF-8.`;
    throw xmlRefusal('encoding', fileName, sentence, 1);
  }
  return opening ?? encoding;
}
