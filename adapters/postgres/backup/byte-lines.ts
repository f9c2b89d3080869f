const NEWLINE = 0x0a;

/**
 * The lines of a stream of bytes, as UTF-8 without their newline. Only a newline ends a line: a text may hold the other
 * marks that Unicode counts as line ends.
 */
export async function* byteLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) {
    let from = 0;
    for (let index = piece.indexOf(NEWLINE); index >= 0; index = piece.indexOf(NEWLINE, from)) {
      pieces.push(piece.subarray(from, index));
      yield Buffer.concat(pieces.splice(0)).toString();
      from = index + 1;
    }
    if (from < piece.length) pieces.push(piece.subarray(from));
  }
  if (pieces.length > 0) yield Buffer.concat(pieces).toString();
}
