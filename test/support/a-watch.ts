import type { RaceId } from '#core/card/race.ts';
import type { HorseKey } from '#core/card/runner.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Entered } from '#core/notebook/entered.ts';
import type { Watched } from '#core/notebook/watched.ts';

/** A horse that is watched since so many milliseconds. */
export const aWatched = (changes: Partial<Watched> = {}, since = 1_600_000_000_000): Watched => ({
  kind: 'horse',
  key: 'PAPERLANTERN|2021|CANDLEWICK',
  name: 'Paper Lantern',
  since: instant(since),
  ...changes,
});

/** An entry that `aWatched` found. */
export function anEntered(changes: Partial<Entered> = {}): Entered {
  const { kind, key, name } = aWatched();
  return {
    raceId: 'saratoga-2025-08-02-4' as RaceId,
    trackSlug: 'saratoga',
    day: '2025-08-02' as RaceDay,
    raceNumber: 4,
    horseKey: 'PAPERLANTERN|2021|CANDLEWICK' as HorseKey,
    horseName: 'Paper Lantern',
    programNumber: '7',
    watched: { kind, key, name },
    foundAt: instant(1_600_000_000_000),
    ...changes,
  };
}
