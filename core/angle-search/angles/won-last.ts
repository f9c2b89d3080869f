import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const wonLast: CardAngle = {
  name: 'won-last',
  title: 'Won last time',
  sentence: 'Won its last race',
  parameters: [],
  holds: ofLastRace(({ official }) => official === 1),
};
