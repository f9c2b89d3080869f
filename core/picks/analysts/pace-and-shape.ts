import { FACTORS } from '../../handicapping/factors/index.ts';
import type { Analyst } from './analyst.ts';

/** Reasons from how this race will be run, and whom course, distance and gate suit. */
export const paceAndShape: Analyst = {
  name: 'Built-in analyst: pace and shape',
  angles: [
    FACTORS.paceFit,
    FACTORS.earlyPace,
    FACTORS.latePace,
    FACTORS.surfaceFit,
    FACTORS.distanceFit,
    FACTORS.post,
    FACTORS.trip,
  ],
};
