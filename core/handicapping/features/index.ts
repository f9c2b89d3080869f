import { CLASS_LEVEL } from './class-level.ts';
import { CONNECTIONS } from './connections.ts';
import type { Feature } from './feature.ts';
import { FRESHNESS } from './freshness.ts';
import { FROM_THE_CARD } from './from-the-card.ts';
import { GOING_AND_DISTANCE } from './going-and-distance.ts';
import { PACE } from './pace.ts';
import { PAST_FINISH } from './past-finish.ts';
import { PAST_SUPPORT } from './past-support.ts';
import { SPEED } from './speed.ts';
import { TODAY } from './today.ts';

/** THE REGISTER: every number a model may use. A new one is a line in its file; a new kind a file and a line here. */
export const FEATURES: readonly Feature[] = [
  ...PAST_SUPPORT,
  ...PAST_FINISH,
  ...FRESHNESS,
  ...CONNECTIONS,
  ...CLASS_LEVEL,
  ...GOING_AND_DISTANCE,
  ...TODAY,
  ...SPEED,
  ...PACE,
  ...FROM_THE_CARD,
];
