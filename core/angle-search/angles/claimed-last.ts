import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const claimedLast: CardAngle = {
  name: 'claimed-last',
  title: 'First off the claim',
  sentence: 'Claimed out of its last race',
  parameters: [],
  holds: ofLastRace(({ claimed }) => claimed),
};
