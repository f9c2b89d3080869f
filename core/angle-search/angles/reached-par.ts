import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const reachedPar: CardAngle = {
  name: 'reached-par',
  title: 'Ran to par last time',
  sentence: "Speed figure last time at today's par or better",
  parameters: [],
  holds: ofLastRace(({ speedFigure }, { evidence: { race } }) =>
    speedFigure === null || race.pars.speed === null ? null : speedFigure >= race.pars.speed,
  ),
};
