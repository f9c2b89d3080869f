/** How a file begins. */
export interface Opening {
  readonly isEmpty: boolean;
  /** The first characters as text, bytes of zero left out. */
  readonly text: string;
  /** Name of the first element of an XML document; null for any other file. */
  readonly root: string | null;
}

const LOOKED_AT = 4096;

/** Before the root: a mark of the byte order, declaration, comments, a document type without a list of its own. */
const BEFORE_ROOT = /^(?:\uFEFF|\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*/;

function rootOf(text: string): string | null {
  const rest = text.slice(BEFORE_ROOT.exec(text)?.[0].length ?? 0);
  return /^<([A-Za-z_][\w.-]*)/.exec(rest)?.[1] ?? null;
}

function openingOf(bytes: Uint8Array): Opening {
  const utf8 = bytes[0] === 0xef && bytes[1] === 0xbb ? bytes.subarray(3) : bytes;
  const utf16 = utf8[0] === 0xff || utf8[0] === 0xfe ? utf8.subarray(2) : utf8;
  const text = Buffer.from(utf16.filter((byte) => byte !== 0)).toString('latin1');
  return { isEmpty: bytes.length === 0, text, root: rootOf(text) };
}

/** Looks at the first bytes of a file, and gives all of them again to be read. */
export async function withOpening(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly opening: Opening; readonly bytes: AsyncIterable<Uint8Array> }> {
  const chunks: Uint8Array[] = [];
  const rest = bytes[Symbol.asyncIterator]();
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
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks;
      for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
    } finally {
      await rest.return?.();
    }
  }
  return { opening: openingOf(Buffer.concat(chunks).subarray(0, LOOKED_AT)), bytes: all() };
}
