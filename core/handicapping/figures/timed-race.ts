import type { RaceDay } from '../../kernel/race-day.ts';
import type { RaceLevel } from '../class/race-level.ts';
import type { SurfaceGroup } from './surface-group.ts';

/** A horse that ran, as far as figures look at it. */
interface TimedRunner {
  /** Identifies the horse in every race it runs. */
  readonly key: string;
  /** Lengths behind the first across the wire, 0 for it; null for one that did not finish or where unknown. */
  readonly behind: number | null;
}

/** A race as run, as far as figures look at it. */
export interface TimedRace {
  readonly track: string;
  readonly day: RaceDay;
  readonly number: number;
  readonly group: SurfaceGroup;
  readonly distanceYards: number;
  /** The distance is "about": its times are compared with its own kind only. */
  readonly isAbout: boolean;
  /** Of the first across the wire; null where no clock ran. */
  readonly finalSeconds: number | null;
  readonly level: RaceLevel;
  readonly runners: readonly TimedRunner[];
}

/** Races on the same surface on the same day: one track, day and group. */
export const surfaceDayKey = ({ track, day, group }: TimedRace): string => `${track}|${group}|${day}`;

/** One track's surface over the years. */
export const surfaceKey = ({ track, group }: TimedRace): string => `${track}|${group}`;

/** One distance on one surface. */
export const courseKey = (race: TimedRace): string =>
  `${surfaceKey(race)}|${race.isAbout ? 'about ' : ''}${race.distanceYards}`;

/** Slower than this for the distance (yards a second) is a wrong clock, faster than the other one too. */
const SLOWEST = 13.5;
const FASTEST = 21.5;

/** The winner's time when a clock ran and the speed is one of a running horse; else null. */
export function usableSeconds({ finalSeconds, distanceYards }: TimedRace): number | null {
  if (finalSeconds === null || !(finalSeconds > 0)) return null;
  const speed = distanceYards / finalSeconds;
  return speed > SLOWEST && speed < FASTEST ? finalSeconds : null;
}
