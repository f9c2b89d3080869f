/** File formats recognized by their first bytes, whatever the file name. */
export type FileFormat = 'pdf' | 'zip' | 'xml';

/** How many bytes are inspected; a PDF's signature may come after other bytes. */
export const HEAD_BYTES = 1024;

/** `PK` and two small numbers. */
export const isZip = ([first, second, third = 255, fourth = 255]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third < 9 && fourth < 9;

/** A tag after an optional byte order mark and whitespace, in one- or two-byte characters. */
const isMarkup = (head: string): boolean =>
  head
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart()
    .startsWith('<');

/** A file's format by its first bytes; null if it is none of these. */
export function formatOf(bytes: Uint8Array): FileFormat | null {
  if (isZip(bytes)) return 'zip';
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (isMarkup(head)) return 'xml';
  return head.includes('%PDF-') ? 'pdf' : null;
}
