import type { RaceDay } from '../../kernel/race-day.ts';
import { figureHistory } from './figure-book.ts';
import type { SurfaceGroup } from './surface-group.ts';
import type { TimedRace } from './timed-race.ts';
import type { TrackVariant } from './track-variant.ts';

/** How fast one surface was on one day. */
interface SurfaceVariant {
  readonly group: SurfaceGroup;
  readonly variant: TrackVariant;
}

/** The surfaces of the last day of a history, each once; empty where that day has no race with a usable clock. */
export interface LastVariants {
  readonly day: RaceDay;
  readonly surfaces: readonly SurfaceVariant[];
}

/** The variants of the last day among races of one track, on what the days before it taught; null without races. */
export function lastVariants(races: readonly TimedRace[]): LastVariants | null {
  const day = races.reduce<RaceDay | null>(
    (last, race) => (last === null || race.day > last ? race.day : last),
    null,
  );
  if (day === null) return null;
  const surfaces = new Map<SurfaceGroup, TrackVariant>();
  for (const { race, variant } of figureHistory(races)) {
    if (race.day === day) surfaces.set(race.group, variant);
  }
  return { day, surfaces: [...surfaces].map(([group, variant]) => ({ group, variant })) };
}
