import type { CardAngle } from '../angle.ts';
import { distanceMove, ofLastRace } from '../starter.ts';

export const cutsBack: CardAngle = {
  name: 'cuts-back',
  title: 'Cuts back',
  sentence: 'In a sprint after a race of a mile or more',
  parameters: [],
  holds: ofLastRace((last, starter) => {
    const move = distanceMove(last, starter);
    return move === null ? null : move === -1;
  }),
};
