import type { CardAngle } from '../angle.ts';
import { distanceMove, ofLastRace } from '../starter.ts';

export const stretchesOut: CardAngle = {
  name: 'stretches-out',
  title: 'Stretches out',
  sentence: 'At a mile or more after a sprint',
  parameters: [],
  holds: ofLastRace((last, starter) => {
    const move = distanceMove(last, starter);
    return move === null ? null : move === 1;
  }),
};
