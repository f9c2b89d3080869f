import { encodingOf } from './encoding.ts';
import { xmlRefusal } from './errors.ts';

/** The declaration is looked for in the first bytes. */
const HEAD = 256;
/** How many bytes are decoded at a time. */
const PIECE = 65_536;

/** Splits the bytes into pieces; the first holds at least the head of the document. */
async function* pieces(
  bytes: AsyncIterable<Uint8Array>,
  refuseTooMany: (total: number) => void,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.length;
    refuseTooMany(total);
    const joined: Uint8Array = head === null ? chunk : Buffer.concat([head, chunk]);
    head = head !== null && joined.length < HEAD ? joined : null;
    if (head !== null) continue;
    for (let from = 0; from < joined.length; from += PIECE) yield joined.subarray(from, from + PIECE);
  }
  if (head !== null) yield head;
}

/**
 * Decodes a document piece by piece, by its byte order mark or declared encoding. Refuses ('invalid', `xml.…`) an empty
 * document, an unsupported encoding, bytes that are invalid in it, and more than `mostBytes`.
 */
export async function* decodedText(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
  mostBytes: number,
  lineNow: () => number,
): AsyncGenerator<string> {
  const refuseTooMany = (total: number): void => {
    if (total <= mostBytes) return;
    const sentence = `it is larger than ${Math.round(mostBytes / 1024 / 1024)} MiB.`;
    throw xmlRefusal('too-large', fileName, sentence);
  };
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  const decode = (piece?: Uint8Array): string => {
    try {
      return decoder?.decode(piece, { stream: piece !== undefined }) ?? '';
    } catch {
      const sentence = `its text is not ${decoder?.encoding.toUpperCase()}, the encoding its first line gives; save it as UTF-8.`;
      throw xmlRefusal('encoding', fileName, sentence, lineNow());
    }
  };
  for await (const piece of pieces(bytes, refuseTooMany)) {
    if (piece.length === 0) throw xmlRefusal('empty', fileName, 'the file is empty.');
    decoder ??= new TextDecoder(encodingOf(piece, fileName), { fatal: true });
    yield decode(piece);
  }
  yield decode();
}
