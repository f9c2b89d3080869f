/** Formats of files that are recognized by how they begin, whatever they are called. */
export type FileFormat = 'pdf' | 'zip' | 'xml';

/** The first bytes that are looked at; a PDF may have others before it. */
export const HEAD_BYTES = 1024;

/** `PK` and two small numbers. */
const isZip = ([first, second, third = 255, fourth = 255]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third < 9 && fourth < 9;

/** A tag behind a byte order mark and blanks, with one or two bytes a character. */
const isMarkup = (head: string): boolean =>
  head
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart()
    .startsWith('<');

/** What a file is by its first bytes; null for anything else. */
export function formatOf(bytes: Uint8Array): FileFormat | null {
  if (isZip(bytes)) return 'zip';
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (isMarkup(head)) return 'xml';
  return head.includes('%PDF-') ? 'pdf' : null;
}
