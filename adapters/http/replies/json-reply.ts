import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';

const gzipped = promisify(gzip);
/** Bytes: below this, packing costs more than it saves. */
export const WORTH_PACKING = 2_048;
const FAST = 5;
const VERSION_LENGTH = 32;

/** A JSON text ready to be sent, packed at most once. */
export interface JsonReply {
  /** Characters of the text. A browser that reads as many knows the reply is as the contract made it. */
  readonly length: number;
  readonly plain: Buffer;
  readonly packed: () => Promise<Buffer>;
  /** A digest of the text: the same text has the same one, in every process. */
  readonly version: () => string;
}

export function jsonReply(text: string): JsonReply {
  const plain = Buffer.from(text);
  let packed: Promise<Buffer> | undefined;
  let version: string | undefined;
  return {
    length: text.length,
    plain,
    packed: () => {
      packed ??= gzipped(plain, { level: FAST });
      return packed;
    },
    version: () => {
      version ??= createHash('sha256').update(plain).digest('base64url').slice(0, VERSION_LENGTH);
      return version;
    },
  };
}

const takesGzip = (ctx: Context): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(ctx.get('Accept-Encoding'));

async function sendText(ctx: Context, reply: JsonReply, isPacked: boolean): Promise<void> {
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  ctx.res.setHeader('Checked-Length', String(reply.length));
  if (isPacked) ctx.set('Content-Encoding', 'gzip');
  ctx.body = isPacked ? await reply.packed() : reply.plain;
}

/** Whether the caller gets it packed; says in the answer that this depends on what he takes. */
function isPackedFor(ctx: Context, { plain }: JsonReply): boolean {
  if (plain.length < WORTH_PACKING) return false;
  ctx.set('Vary', 'Accept-Encoding');
  return takesGzip(ctx);
}

/** Sends the text, packed where the caller can take it. Nothing between here and the browser may keep it. */
export async function sendJson(ctx: Context, reply: JsonReply): Promise<void> {
  ctx.res.setHeader('Cache-Control', 'no-store');
  await sendText(ctx, reply, isPackedFor(ctx, reply));
}

/**
 * A proxy may answer everybody with it for a second, and for two more while it asks for the next; a browser asks each
 * time. What was announced meanwhile is not affected: see `announced-replies.ts`.
 */
export const SHARED_POLICY = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';

const isKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

/**
 * Sends a reply that is the same for everybody, with its version; to a caller who has this version, nothing but that
 * (304). `Cache-Control: no-cache` of the caller does not count: every page sends it.
 */
export async function sendVersioned(ctx: Context, reply: JsonReply): Promise<void> {
  ctx.res.setHeader('Cache-Control', SHARED_POLICY);
  const isPacked = isPackedFor(ctx, reply);
  const etag = `"${reply.version()}${isPacked ? '-gzip' : ''}"`;
  ctx.res.setHeader('ETag', etag);
  if (isKnown(ctx.get('If-None-Match'), etag)) ctx.status = 304;
  else await sendText(ctx, reply, isPacked);
}
