import type { NamedRecord } from '#core/handicapping/connection-record.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

/** Robin Lane after so many starts; the support is a half for each. */
export const aConnectionRecord = (
  change: Partial<NamedRecord> & { readonly starts?: number } = {},
): NamedRecord => {
  const { starts = 8, ...rest } = change;
  return {
    kind: 'jockey',
    name: 'ROBIN LANE',
    day: '2025-07-19' as RaceDay,
    record: { starts, wins: starts / 4, expected: starts / 8, support: starts / 2 },
    ...rest,
  };
};
