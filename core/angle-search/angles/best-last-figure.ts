import type { CardAngle } from '../angle.ts';
import { isTopOfField } from '../starter.ts';

export const bestLastFigure: CardAngle = {
  name: 'best-last-figure',
  title: 'Best last figure',
  sentence: 'Best speed figure of the field last time out',
  parameters: [],
  holds: (starter) =>
    isTopOfField(starter, ({ pastPerformances }) => pastPerformances?.[0]?.speedFigure ?? null),
};
