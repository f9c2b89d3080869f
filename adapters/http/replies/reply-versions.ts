import type { JsonReply } from './json-reply.ts';

/** Bytes of text that are held at most; their packed forms take a tenth more. */
const AT_MOST = 32 * 1_024 * 1_024;

/** Gives the reply with the same text that was made before, where it is still held: it is packed already. */
export type ReplyVersions = (reply: JsonReply) => JsonReply;

/** Holds the replies that were used last. */
export function makeReplyVersions(atMost = AT_MOST): ReplyVersions {
  const held = new Map<string, JsonReply>();
  let bytes = 0;
  function drop(version: string, { plain }: JsonReply): void {
    held.delete(version);
    bytes -= plain.length;
  }
  return (reply) => {
    const version = reply.version();
    const known = held.get(version) ?? reply;
    if (held.has(version)) drop(version, known);
    held.set(version, known);
    bytes += known.plain.length;
    for (const [oldest, { plain }] of held) {
      if (bytes <= atMost) break;
      drop(oldest, { plain } as JsonReply);
    }
    return known;
  };
}
