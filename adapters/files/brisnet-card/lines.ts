import { fileRefusal } from './errors.ts';

/** A card has about 900 kB and 6 kB a line: anything far beyond is another thing, and is not read to its end. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_LINE_BYTES = 64 * 1024;

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  /** A line break follows. */
  readonly isEnded: boolean;
}

const LINE_FEED = 10;
const RETURN = 13;
const TAB = 9;
const BYTE_ORDER_MARK = '\uFEFF';

function refuseControlBytes(bytes: Uint8Array, fileName: string, line: number): void {
  const index = bytes.findIndex((byte) => (byte < 32 && byte !== TAB) || byte === 127);
  if (index < 0) return;
  const code = `0x${(bytes[index] ?? 0).toString(16).padStart(2, '0').toUpperCase()}`;
  throw fileRefusal('not-text', { fileName, line }, `byte ${index + 1} is ${code}: not a text file.`);
}

function textOf(bytes: Uint8Array, fileName: string, line: number): string {
  const bare = bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes;
  refuseControlBytes(bare, fileName, line);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bare);
    return line === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  } catch {
    throw fileRefusal('not-text', { fileName, line }, 'it holds bytes that are neither ASCII nor UTF-8.');
  }
}

/**
 * Cuts a stream of bytes into lines (LF or CRLF, a byte order mark is dropped), holding one line at a time.
 * Refuses files and lines beyond the caps and anything that is not text, at the first sign of it.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>, fileName: string): AsyncGenerator<Line> {
  let rest: Uint8Array = new Uint8Array();
  let size = 0;
  let number = 1;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) {
      throw fileRefusal('too-large', { fileName }, `it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB.`);
    }
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      const bytes = Buffer.concat([rest, chunk.subarray(from, end)]);
      yield { number, text: textOf(bytes, fileName, number), isEnded: true };
      rest = new Uint8Array();
      from = end + 1;
      number += 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(from)]);
    if (rest.length > MAX_LINE_BYTES) {
      refuseControlBytes(rest, fileName, number);
      throw fileRefusal('width', { fileName, line: number }, `it is longer than ${MAX_LINE_BYTES} bytes.`);
    }
  }
  if (rest.length > 0) yield { number, text: textOf(rest, fileName, number), isEnded: false };
}
