import type { Middleware } from 'koa';
import { HttpFailure } from '../http-failure.ts';
import { PICTURE, type SendPicture } from './preview-pictures.ts';
import type { RacePreview } from './race-preview.ts';

const ADDRESS = /^\/race\/[a-z0-9-]+\/\d{4}-\d\d-\d\d\/\d{1,2}\/preview\.png$/;

/** The picture of the link to a race: what its card says, never a pick. */
export function racePicture(racePreview: RacePreview, sendPicture: SendPicture): Middleware {
  return async (ctx, next) => {
    if (!ADDRESS.test(ctx.path) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const preview = await racePreview(ctx.path.slice(0, -PICTURE.length));
    if (preview === null) throw new HttpFailure(404, 'File not found.');
    await sendPicture(ctx, preview);
  };
}
