import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const classRise: CardAngle = {
  name: 'class-rise',
  title: 'Class rise',
  sentence: "Last race's par {points} points or more below today's",
  parameters: [{ name: 'points', label: 'Points of par, at least', usual: 3, least: 1, most: 40 }],
  holds: ofLastRace(({ speedPar }, { evidence: { race } }, [points = 0]) =>
    speedPar === null || race.pars.speed === null ? null : race.pars.speed - speedPar >= points,
  ),
};
