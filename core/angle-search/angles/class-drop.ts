import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const classDrop: CardAngle = {
  name: 'class-drop',
  title: 'Class drop',
  sentence: "Last race's par {points} points or more above today's",
  parameters: [{ name: 'points', label: 'Points of par, at least', usual: 3, least: 1, most: 40 }],
  holds: ofLastRace(({ speedPar }, { evidence: { race } }, [points = 0]) =>
    speedPar === null || race.pars.speed === null ? null : speedPar - race.pars.speed >= points,
  ),
};
