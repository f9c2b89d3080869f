import type { RaceDay } from '../kernel/race-day.ts';

/** A timed morning work. `rank` of `count` horses that worked the distance there that day. */
export interface Workout {
  readonly day: RaceDay;
  readonly track: string;
  readonly distanceYards: number;
  readonly seconds: number;
  readonly isBullet: boolean;
  readonly condition: string;
  /** `H` handily or `B` breezing, then `g` from the gate, `D` dogs up. */
  readonly manner: string;
  readonly course: string;
  readonly rank: number | null;
  readonly count: number | null;
}
