import type { HorseKind } from '../claim.ts';
import { body } from './body.ts';
import { connections } from './connections.ts';
import { figures } from './figures.ts';
import { pastDay } from './past-day.ts';
import { pastPlace } from './past-place.ts';
import { pastTrack } from './past-track.ts';
import { post } from './post.ts';
import { choice, price } from './price.ts';
import { record } from './record.ts';
import { loneSpeed, style } from './style.ts';
import { timeOff } from './time-off.ts';
import { works } from './works.ts';

/** Every kind of claim about a horse that the card can confirm or refute. */
export const HORSE_KINDS: readonly HorseKind[] = [
  post,
  connections,
  price,
  choice,
  figures,
  timeOff,
  pastDay,
  pastTrack,
  pastPlace,
  record,
  body,
  style,
  loneSpeed,
  works,
];
