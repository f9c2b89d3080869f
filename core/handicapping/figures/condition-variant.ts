import type { RaceDay } from '../../kernel/race-day.ts';
import { figureHistory } from './figure-book.ts';
import type { SurfaceGroup } from './surface-group.ts';
import type { TimedRace } from './timed-race.ts';
import type { TrackVariant } from './track-variant.ts';

/** How fast one ground was on one day. */
export interface GroundVariant {
  readonly group: SurfaceGroup;
  readonly variant: TrackVariant;
}

/** The grounds of the last day of a history, each once; empty where that day has no race with a usable clock. */
export interface LastVariants {
  readonly day: RaceDay;
  readonly grounds: readonly GroundVariant[];
}

/** The variants of the last day among races of one track, on what the days before it taught; null without races. */
export function lastVariants(races: readonly TimedRace[]): LastVariants | null {
  const day = races.reduce<RaceDay | null>(
    (last, race) => (last === null || race.day > last ? race.day : last),
    null,
  );
  if (day === null) return null;
  const grounds = new Map<SurfaceGroup, TrackVariant>();
  for (const { race, variant } of figureHistory(races)) {
    if (race.day === day) grounds.set(race.group, variant);
  }
  return { day, grounds: [...grounds].map(([group, variant]) => ({ group, variant })) };
}
