import type { CardAngle } from '../angle.ts';
import { hasWon, startsOf } from '../starter.ts';

export const wonAtTrack: CardAngle = {
  name: 'won-at-track',
  title: 'Won at this track',
  sentence: 'Has won at this track',
  parameters: [],
  holds: ({ runner }) => (startsOf(runner) === 0 ? false : hasWon(runner.records?.track)),
};
