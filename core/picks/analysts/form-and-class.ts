import { FACTORS } from '../../handicapping/factors/index.ts';
import type { Analyst } from './analyst.ts';

/** Reasons from what the horse has done and against whom, and from the people behind it. */
export const formAndClass: Analyst = {
  name: 'Built-in analyst: form and class',
  angles: [
    FACTORS.speed,
    FACTORS.primePower,
    FACTORS.formTrend,
    FACTORS.classMove,
    FACTORS.parReached,
    FACTORS.consistency,
    FACTORS.connections,
    FACTORS.partnership,
    FACTORS.trainerAngle,
    FACTORS.layoff,
    FACTORS.works,
    FACTORS.debut,
  ],
};
