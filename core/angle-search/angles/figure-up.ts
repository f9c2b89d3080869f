import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const figureUp: CardAngle = {
  name: 'figure-up',
  title: 'Figure up last time',
  sentence: 'Speed figure last time up {points} points or more on the one before',
  parameters: [{ name: 'points', label: 'Points up, at least', usual: 5, least: 1, most: 60 }],
  holds: ofLastRace(({ speedFigure }, { runner }, [points = 0]) => {
    const before = runner.pastPerformances?.[1]?.speedFigure ?? null;
    return speedFigure === null || before === null ? null : speedFigure - before >= points;
  }),
};
