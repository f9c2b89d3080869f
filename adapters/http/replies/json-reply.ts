import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';

const gzipped = promisify(gzip);
/** Below this, packing costs more than it saves. */
const WORTH_PACKING = 2_048;
const FAST = 5;

/** A JSON text ready to be sent, packed at most once. */
export interface JsonReply {
  /** Characters of the text. A browser that reads as many knows the reply is as the contract made it. */
  readonly length: number;
  readonly plain: Buffer;
  readonly packed: () => Promise<Buffer>;
}

export function jsonReply(text: string): JsonReply {
  const plain = Buffer.from(text);
  let packed: Promise<Buffer> | undefined;
  return {
    length: text.length,
    plain,
    packed: () => {
      packed ??= gzipped(plain, { level: FAST });
      return packed;
    },
  };
}

const takesGzip = (ctx: Context): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(ctx.get('Accept-Encoding'));

/** Sends the text, packed where the caller can take it. Nothing between here and the browser may keep it. */
export async function sendJson(ctx: Context, reply: JsonReply): Promise<void> {
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.res.setHeader('Cache-Control', 'no-store');
  ctx.res.setHeader('Checked-Length', String(reply.length));
  if (reply.plain.length < WORTH_PACKING) {
    ctx.body = reply.plain;
    return;
  }
  ctx.set('Vary', 'Accept-Encoding');
  if (!takesGzip(ctx)) {
    ctx.body = reply.plain;
    return;
  }
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = await reply.packed();
}
