import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { HttpFailure } from '../http-failure.ts';

export const BODY_LIMIT = 65_536;
const DEPTH_LIMIT = 20;

const tooLarge = (limit: number): HttpFailure =>
  new HttpFailure(413, `The body is larger than the limit of ${limit} bytes.`);

async function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // What is left unread is drained by Node after the answer, so that the caller can still read it.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += part.length;
      if (size > limit) throw tooLarge(limit);
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof HttpFailure) throw error;
    throw new HttpFailure(400, 'The body is incomplete.');
  }
  return Buffer.concat(parts);
}

function refuseOtherThanJson(ctx: Context): void {
  const type = ctx.get('Content-Type');
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';
  const isJson = /^application\/json\s*(;|$)/i.test(type);
  const encoding = ctx.get('Content-Encoding') || 'identity';
  if (isJson && /^utf-?8$/i.test(charset) && encoding === 'identity') return;
  throw new HttpFailure(415, 'The body must be plain JSON (Content-Type: application/json, UTF-8).');
}

/** NUL and half a character pair: no text has them, and PostgreSQL cannot keep them. */
const NO_TEXT = /\0|\p{Surrogate}/u;

/** Refuses nesting that no call needs, and texts that are none. */
function refuseOdd(value: unknown): void {
  const rest: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next.value === 'string' && NO_TEXT.test(next.value)) {
      throw new HttpFailure(400, 'The body contains a character that is not allowed.');
    }
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= DEPTH_LIMIT) throw new HttpFailure(400, 'The body is nested too deeply.');
    for (const inner of Object.values(next.value)) rest.push({ value: inner, depth: next.depth + 1 });
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpFailure(400, 'The body is not valid JSON.');
  }
}

/** Reads a JSON body; an absent one is `{}`. Refuses what is too large, of another type, malformed or odd. */
export async function jsonBody(ctx: Context, limit: number): Promise<unknown> {
  const bytes = await bytesOf(ctx.req, limit);
  if (bytes.length === 0) return {};
  refuseOtherThanJson(ctx);
  const value = parse(bytes);
  refuseOdd(value);
  return value;
}
