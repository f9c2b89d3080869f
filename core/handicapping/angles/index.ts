import type { Angle } from './angle.ts';
import { classMove, parReached } from './class.ts';
import { connections, partnership } from './connections.ts';
import { consistency } from './consistency.ts';
import { debut } from './debut.ts';
import { distanceFit } from './distance-fit.ts';
import { formTrend } from './form-trend.ts';
import { layoff } from './layoff.ts';
import { earlyPace, latePace } from './pace-figures.ts';
import { paceFit } from './pace-fit.ts';
import { post } from './post.ts';
import { primePower } from './prime-power.ts';
import { speed } from './speed.ts';
import { surfaceFit } from './surface-fit.ts';
import { trainerAngle } from './trainer-angle.ts';
import { trip } from './trip.ts';
import { works } from './works.ts';

/** Every angle by its own name; a new one is a new file and one line here. */
export const ANGLES = {
  speed,
  primePower,
  formTrend,
  classMove,
  parReached,
  consistency,
  connections,
  partnership,
  trainerAngle,
  layoff,
  works,
  debut,
  paceFit,
  earlyPace,
  latePace,
  surfaceFit,
  distanceFit,
  post,
  trip,
} as const satisfies Readonly<Record<string, Angle>>;

export type AngleName = keyof typeof ANGLES;
