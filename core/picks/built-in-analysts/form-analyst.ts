import { ANGLES } from '../../handicapping/angles/index.ts';
import type { Analyst } from './analyst.ts';

/** Reasons from what the horse has done and against whom, and from its connections. */
export const formAndClass: Analyst = {
  name: 'Form analyst',
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
