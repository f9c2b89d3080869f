import { tableRefusal } from './errors.ts';

/** The largest table known has 3 MB; anything far beyond is another thing. */
export const MAX_TABLE_BYTES = 32 * 1024 * 1024;

const LINE_FEED = 10;
const RETURN = 13;
const TAB = 9;

const isStrange = (byte: number, index: number, bytes: Uint8Array): boolean =>
  (byte < 32 && byte !== TAB && byte !== LINE_FEED && !(byte === RETURN && bytes[index + 1] === LINE_FEED)) ||
  byte === 127;

function refuseControlBytes(bytes: Uint8Array, fileName: string): void {
  const index = bytes.findIndex(isStrange);
  if (index < 0) return;
  const before = bytes.subarray(0, index);
  const line = before.filter((byte) => byte === LINE_FEED).length + 1;
  const nth = index - before.lastIndexOf(LINE_FEED);
  const code = `0x${(bytes[index] ?? 0).toString(16).padStart(2, '0').toUpperCase()}`;
  throw tableRefusal('not-text', { fileName, line }, `byte ${nth} is ${code}: not a text file.`);
}

function decoded(bytes: Uint8Array, fileName: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw tableRefusal('not-text', { fileName }, 'it holds bytes that are neither ASCII nor UTF-8.');
  }
}

/** Commands to a terminal above ASCII, and signs that turn the direction of what follows. */
const COMMANDS = /[\u0080-\u009F\u2028-\u202E\u2066-\u2069]/;

function refuseCommands(text: string, fileName: string): void {
  const found = COMMANDS.exec(text);
  if (found === null) return;
  const line = text.slice(0, found.index).split('\n').length;
  const code = `U+${found[0].charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`;
  throw tableRefusal('not-text', { fileName, line }, `it holds ${code}, a control character.`);
}

/**
 * The lines of a table (LF or CRLF, a byte order mark is dropped). Refuses what is empty, too large, no text, or
 * does not end with a line break: a last line without one may have lost its end.
 */
export function linesOf(bytes: Uint8Array, fileName: string): readonly string[] {
  if (bytes.length > MAX_TABLE_BYTES) {
    const most = MAX_TABLE_BYTES / 1024 / 1024;
    throw tableRefusal('too-large', { fileName }, `it is larger than ${most} MiB.`);
  }
  refuseControlBytes(bytes, fileName);
  const text = decoded(bytes, fileName);
  refuseCommands(text, fileName);
  if (text.trim() === '') throw tableRefusal('empty', { fileName }, 'the file is empty.');
  const lines = text.split(/\r?\n/);
  const rest = lines.pop();
  if (rest === '') return lines;
  throw tableRefusal('cut', { fileName, line: lines.length + 1 }, 'the file ends inside this line.');
}
