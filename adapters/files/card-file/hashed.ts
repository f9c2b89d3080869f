const RETURN = 13;

/** The bytes as they come, while a digest is made of them; line breaks of either kind are the same content. */
export async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  digest: { update(chunk: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    digest.update(chunk.includes(RETURN) ? chunk.filter((byte) => byte !== RETURN) : chunk);
    yield chunk;
  }
}
