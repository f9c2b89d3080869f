import { isSameFooting } from '../../card/surface.ts';
import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const turfToDirt: CardAngle = {
  name: 'turf-to-dirt',
  title: 'Turf to dirt',
  sentence: 'On dirt after a race on turf',
  parameters: [],
  holds: ofLastRace(({ surface }, { evidence: { race } }) =>
    surface === null || race.surface === null
      ? null
      : isSameFooting(surface, 'turf') && isSameFooting(race.surface, 'dirt'),
  ),
};
