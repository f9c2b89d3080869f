import { ANGLES } from '../../handicapping/angles/index.ts';
import type { Analyst } from './analyst.ts';

/** Reasons from how this race will be run, and whom surface, distance and post suit. */
export const paceAndShape: Analyst = {
  name: 'Pace analyst',
  angles: [
    ANGLES.paceFit,
    ANGLES.earlyPace,
    ANGLES.latePace,
    ANGLES.surfaceFit,
    ANGLES.distanceFit,
    ANGLES.post,
    ANGLES.trip,
  ],
};
