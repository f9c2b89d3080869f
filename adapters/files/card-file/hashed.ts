const RETURN = 13;

/** Passes the bytes through while hashing them; CRLF and LF count as the same content. */
export async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  digest: { update(chunk: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    digest.update(chunk.includes(RETURN) ? chunk.filter((byte) => byte !== RETURN) : chunk);
    yield chunk;
  }
}
