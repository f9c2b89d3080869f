import { ANGLES } from '../../handicapping/angles/index.ts';
import type { Analyst } from './analyst.ts';

/** Reasons from how this race will be run, and whom course, distance and gate suit. */
export const paceAndShape: Analyst = {
  name: 'Built-in analyst: pace and shape',
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
