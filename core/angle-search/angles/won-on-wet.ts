import type { CardAngle } from '../angle.ts';
import { hasWon, startsOf } from '../starter.ts';

export const wonOnWet: CardAngle = {
  name: 'won-on-wet',
  title: 'Won on a wet track',
  sentence: 'Has won on a wet track',
  parameters: [],
  holds: ({ runner }) => (startsOf(runner) === 0 ? false : hasWon(runner.records?.wet)),
};
