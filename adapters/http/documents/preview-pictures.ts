import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Log } from '../log.ts';
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
/** Pictures that may wait for their turn; one more is refused. */
const MOST_WAITING = 20;

const keyOf = ({ title, description }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([title, description]))
    .digest('base64url')
    .slice(0, 32);

/** Draws one picture after the other and keeps the last hundred. */
function keptPictures(draw: DrawPreview): (key: string, words: Words) => Promise<Buffer> {
  const pictures = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function drawn(key: string, words: Words): Promise<Buffer> {
    if (waiting >= MOST_WAITING)
      throw new Refusal(
        'unavailable',
        'preview.busy',
        'Many pictures are being drawn. Try again in a moment.',
      );
    waiting += 1;
    const picture = turn
      .then(() => draw(words))
      .finally(() => {
        waiting -= 1;
      });
    turn = picture.catch(() => pictures.delete(key));
    return picture;
  }

  return (key, words) => {
    const picture = pictures.get(key) ?? drawn(key, words);
    pictures.delete(key);
    pictures.set(key, picture);
    const [oldest] = pictures.keys();
    if (pictures.size > MOST_KEPT && oldest !== undefined) pictures.delete(oldest);
    return picture;
  };
}

/** Sends pictures of link previews; the site's icon where the machine cannot draw. */
export function makeSendPicture(draw: DrawPreview, log: Log): SendPicture {
  const pictureOf = keptPictures(draw);
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
      ctx.body = await pictureOf(key, words);
      ctx.type = 'image/png';
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.warn({ err: error }, 'the picture of a link preview could not be drawn');
      ctx.remove('ETag');
      ctx.redirect(ICON);
    }
  };
}
