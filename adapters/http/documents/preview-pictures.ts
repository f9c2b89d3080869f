import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Log } from '../log.ts';
import { makeCostlyReads } from '../replies/costly-reads.ts';
import type { LinkPreview } from './link-preview.ts';

type Words = Pick<LinkPreview, 'title' | 'description'>;

/** Draws the picture of a link preview as a PNG. */
export type DrawPreview = (words: Words) => Promise<Buffer>;

/** Sends the picture of what a link says of its page. */
export type SendPicture = (ctx: Context, words: Words) => Promise<void>;

/** The last part of a picture's address. */
export const PICTURE = '/preview.png';
/** Sent where no picture can be drawn. */
const ICON = '/icon-512.png';

const MOST_KEPT = 100;
/** A picture takes some 40 ms of a processor: one is drawn at a time, and a client waits for a few at most. */
const DRAWN = { atOnce: 1, perClient: 4, waiting: 20 };

const keyOf = ({ title, description }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([title, description]))
    .digest('base64url')
    .slice(0, 32);

/** Draws one picture after the other and keeps the last hundred. Refuses ('too-many') a client that wants too many. */
function keptPictures(draw: DrawPreview): (key: string, words: Words, client: string) => Promise<Buffer> {
  const pictures = new Map<string, Promise<Buffer>>();
  const turns = makeCostlyReads(DRAWN);

  function drawn(key: string, words: Words, client: string): Promise<Buffer> {
    const picture = turns.run({ client, isGone: () => false }, () => {
      // Only when a drawing begins: a picture that is refused a turn pushes no other one out.
      const [oldest] = pictures.keys();
      if (pictures.size > MOST_KEPT && oldest !== undefined) pictures.delete(oldest);
      return draw(words);
    });
    picture.catch(() => pictures.delete(key));
    return picture;
  }

  return (key, words, client) => {
    const picture = pictures.get(key) ?? drawn(key, words, client);
    pictures.delete(key);
    pictures.set(key, picture);
    return picture;
  };
}

/** Sends pictures of link previews; the site's icon where the machine cannot draw. */
export function makeSendPicture(draw: DrawPreview, log: Log): SendPicture {
  const pictureOf = keptPictures(draw);
  let isReported = false;
  return async (ctx, words) => {
    const key = keyOf(words);
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.set('ETag', `"${key}"`);
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    try {
      ctx.body = await pictureOf(key, words, ctx.ip);
      ctx.type = 'image/png';
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (!isReported) log.warn({ err: error }, 'the picture of a link preview could not be drawn');
      isReported = true;
      ctx.remove('ETag');
      ctx.redirect(ICON);
    }
  };
}
