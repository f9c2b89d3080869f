import type { RaceId } from '#core/card/race.ts';
import { instant } from '#core/kernel/instant.ts';
import type { MyLine } from '#core/notebook/my-line.ts';

/** A line on three horses that is stored, changed at so many milliseconds. */
export const aLine = (changes: Partial<MyLine> = {}, changedAt = 1_600_000_000_000): MyLine => ({
  raceId: 'saratoga-2025-08-02-1' as RaceId,
  rows: [0.5, 0.3, 0.2].map((chance, index) => ({
    interest: String(index + 1),
    chance,
    isFixed: index === 0,
    horses: [{ programNumber: String(index + 1), name: `Paper Lantern ${index + 1}` }],
  })),
  madeAt: instant(changedAt),
  changedAt: instant(changedAt),
  ...changes,
});
