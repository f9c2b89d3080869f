import { isZip } from '../file-format.ts';

/** How a file begins. */
export interface Opening {
  readonly isEmpty: boolean;
  readonly isZip: boolean;
  /** The first characters as text, without zero bytes. */
  readonly text: string;
  /** Name of the first element of an XML document; null for any other file. */
  readonly root: string | null;
}

const LOOKED_AT = 4096;

/** What may come before the root: a byte order mark, the declaration, comments and a DOCTYPE. */
const BEFORE_ROOT = /^(?:\uFEFF|\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*/;

function rootOf(text: string): string | null {
  const rest = text.slice(BEFORE_ROOT.exec(text)?.[0].length ?? 0);
  return /^<([A-Za-z_][\w.-]*)/.exec(rest)?.[1] ?? null;
}

function openingOf(bytes: Uint8Array): Opening {
  const utf8 = bytes[0] === 0xef && bytes[1] === 0xbb ? bytes.subarray(3) : bytes;
  const utf16 = utf8[0] === 0xff || utf8[0] === 0xfe ? utf8.subarray(2) : utf8;
  const text = Buffer.from(utf16.filter((byte) => byte !== 0)).toString('latin1');
  return { isEmpty: bytes.length === 0, isZip: isZip(bytes), text, root: rootOf(text) };
}

/** The bytes already read, then the rest. */
async function* fromTheStart(
  chunks: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* chunks;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/** Runs `work` with a file's opening and all of its bytes; closes the file when the work ends. */
export async function withOpening<T>(
  bytes: AsyncIterable<Uint8Array>,
  work: (opening: Opening, bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const chunks: Uint8Array[] = [];
  const rest = bytes[Symbol.asyncIterator]();
  try {
    let size = 0;
    let isEnded = false;
    while (size < LOOKED_AT && !isEnded) {
      const next = await rest.next();
      if (next.done === true) isEnded = true;
      else {
        chunks.push(next.value);
        size += next.value.length;
      }
    }
    const opening = openingOf(Buffer.concat(chunks).subarray(0, LOOKED_AT));
    return await work(opening, fromTheStart(chunks, rest));
  } finally {
    await rest.return?.();
  }
}
