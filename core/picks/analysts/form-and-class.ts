import { ANGLES } from '../../handicapping/angles/index.ts';
import type { Analyst } from './analyst.ts';

/** Reasons from what the horse has done and against whom, and from the people behind it. */
export const formAndClass: Analyst = {
  name: 'Built-in analyst: form and class',
  angles: [
    ANGLES.speed,
    ANGLES.primePower,
    ANGLES.formTrend,
    ANGLES.classMove,
    ANGLES.parReached,
    ANGLES.consistency,
    ANGLES.connections,
    ANGLES.partnership,
    ANGLES.trainerAngle,
    ANGLES.layoff,
    ANGLES.works,
    ANGLES.debut,
  ],
};
