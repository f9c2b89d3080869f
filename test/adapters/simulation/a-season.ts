import type { SeasonSettings } from '#adapters/simulation/season-run.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

const saratoga = FLAGSHIP;

export const DEMO_DAY = parseRaceDay('2026-08-01') as RaceDay;

/** Settings of a season before the demo day of 2026. */
export const aSeason = (more: Partial<SeasonSettings> = {}): SeasonSettings => ({
  seed: 7,
  day: DEMO_DAY,
  track: saratoga,
  firstPost: 790,
  days: 4,
  ...more,
});
