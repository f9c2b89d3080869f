import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { EventAnswer } from '../handlers.ts';

const HEARTBEAT_MS = 20_000;
/** A listener that leaves this much unread is gone or cannot follow. */
const UNREAD_LIMIT = 256 * 1024;

/**
 * Answers with server-sent events until the client disconnects, the server closes or the client loses access, which is
 * checked with every heartbeat.
 */
export function sendEvents(ctx: Context, answer: EventAnswer, isAllowed: () => Promise<boolean>): void {
  const stream = new PassThrough();
  ctx.set('Content-Type', 'text/event-stream; charset=utf-8');
  ctx.set('X-Accel-Buffering', 'no');
  ctx.body = stream;
  const write = (text: string): void => {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength > UNREAD_LIMIT) stream.destroy();
    else stream.write(text);
  };
  const heartbeat = setInterval(() => {
    write(': still here\n\n');
    isAllowed().then(
      (allowed) => allowed || stream.end(),
      () => stream.end(),
    );
  }, HEARTBEAT_MS);
  const leave = answer.open({ write, end: () => stream.end() });
  stream.on('close', () => {
    clearInterval(heartbeat);
    leave();
  });
}
