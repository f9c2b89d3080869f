import { isSameFooting } from '../../card/surface.ts';
import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const dirtToTurf: CardAngle = {
  name: 'dirt-to-turf',
  title: 'Dirt to turf',
  sentence: 'On turf after a race on dirt',
  parameters: [],
  holds: ofLastRace(({ surface }, { evidence: { race } }) =>
    surface === null || race.surface === null
      ? null
      : isSameFooting(surface, 'dirt') && isSameFooting(race.surface, 'turf'),
  ),
};
