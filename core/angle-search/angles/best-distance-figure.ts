import type { CardAngle } from '../angle.ts';
import { isTopOfField } from '../starter.ts';

export const bestDistanceFigure: CardAngle = {
  name: 'best-distance-figure',
  title: 'Best figure at the distance',
  sentence: 'Best speed figure of the field at this distance',
  parameters: [],
  holds: (starter) => isTopOfField(starter, ({ ratings }) => ratings.bestDistance),
};
