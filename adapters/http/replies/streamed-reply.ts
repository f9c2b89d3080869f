import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { Refusal } from '#core/kernel/refusal.ts';
import type { StreamedReply } from '../handlers.ts';
import { reportedRefusal } from '../middleware/refusals.ts';
import { type JsonReply, sendJson } from './json-reply.ts';

const HEARTBEAT_MS = 20_000;
const BROKEN = { status: 500, message: 'Something went wrong on our side. Please try again.' };

type Event = 'piece' | 'answer' | 'refused';

const eventText = (event: Event, data: string): string => `event: ${event}\ndata: ${data}\n\n`;

const pieceText = (piece: string | object): string =>
  JSON.stringify(typeof piece === 'string' ? { text: piece } : piece);

const wantsEvents = (ctx: Context): boolean => ctx.get('Accept').includes('text/event-stream');

/** The refusal of a reply already streaming: its status goes into the event. */
function refusedText(ctx: Context, error: unknown): string {
  if (!(error instanceof Refusal)) {
    ctx.app.emit('error', error, ctx);
    return eventText('refused', JSON.stringify(BROKEN));
  }
  const { status, body } = reportedRefusal(error);
  return eventText('refused', JSON.stringify({ status, ...body }));
}

function openStream(ctx: Context): PassThrough {
  const stream = new PassThrough();
  ctx.status = 200;
  ctx.set('Content-Type', 'text/event-stream; charset=utf-8');
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Accel-Buffering', 'no');
  ctx.body = stream;
  return stream;
}

/**
 * Sends a reply as one JSON; to a client that accepts events, its pieces as they come (`piece`, with `text` or parts), then the same
 * JSON (`answer`), or why there is none (`refused`, with `status` and `message`).
 */
export async function sendStreamed(
  ctx: Context,
  reply: StreamedReply<unknown>,
  render: (value: unknown) => JsonReply,
): Promise<void> {
  if (!wantsEvents(ctx)) {
    await sendJson(ctx, render(await reply.send(() => undefined)));
    return;
  }
  const stream = openStream(ctx);
  const write = (text: string): void => {
    if (!stream.writableEnded && !stream.destroyed) stream.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  reply
    .send((piece) => write(eventText('piece', pieceText(piece))))
    .then((value) => eventText('answer', render(value).plain.toString()))
    .catch((error: unknown) => refusedText(ctx, error))
    .then(write)
    .finally(() => {
      clearInterval(heartbeat);
      stream.end();
    });
}
