import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

/** Three or more paths from the rail: `4w turn`, `5-6p`, `six wide`, `wide into lane`. */
const WIDE = /\b([3-9]|1\d)(-\d+)?(w|p)(ide)?\b|\bwide\b|\bparked\b/i;

export const wideTrip: CardAngle = {
  name: 'wide-trip',
  title: 'Wide trip last time',
  sentence: 'Ran three or more paths wide last time and lost, by the comment on its line',
  parameters: [],
  holds: ofLastRace(({ comment, longComment, official }) => {
    const words = `${comment} ${longComment}`.trim();
    return words === '' ? null : official !== 1 && WIDE.test(words);
  }),
};
