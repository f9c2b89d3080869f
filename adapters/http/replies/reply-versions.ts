import { type JsonReply, WORTH_PACKING } from './json-reply.ts';

/** Bytes that are held at most; the packed forms take a tenth more. */
const AT_MOST = 32 * 1_024 * 1_024;
const ENTRIES_AT_MOST = 2_000;
/** Bytes of an entry besides its text: map, buffer, version and closures. */
const ENTRY_BYTES = 1_024;

/** Returns the earlier reply with the same text while it is still held, so that it is compressed only once. */
export type ReplyVersions = (reply: JsonReply) => JsonReply;

const bytesOf = ({ plain }: JsonReply): number => plain.length + ENTRY_BYTES;

/** Holds the most recently used replies that are large enough to compress. */
export function makeReplyVersions(atMost = AT_MOST, entriesAtMost = ENTRIES_AT_MOST): ReplyVersions {
  const held = new Map<string, JsonReply>();
  let bytes = 0;
  function drop(version: string, reply: JsonReply): void {
    held.delete(version);
    bytes -= bytesOf(reply);
  }
  return (reply) => {
    if (reply.plain.length < WORTH_PACKING) return reply;
    const version = reply.version();
    const known = held.get(version) ?? reply;
    if (held.has(version)) drop(version, known);
    held.set(version, known);
    bytes += bytesOf(known);
    for (const [oldest, used] of held) {
      if (bytes <= atMost && held.size <= entriesAtMost) break;
      drop(oldest, used);
    }
    return known;
  };
}
