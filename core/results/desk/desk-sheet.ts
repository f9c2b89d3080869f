import { DESK_SOURCE } from '../../card/desk.ts';
import type { Track } from '../../card/track.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ResultSheet } from '../result-sheet.ts';
import { type FinishEntry, racesByHand } from './finish-entry.ts';

/** The result sheet that a track's manual entries for a day make. */
export const deskSheet = (
  { code }: Pick<Track, 'code'>,
  day: RaceDay,
  entries: readonly FinishEntry[],
  enteredAt: Instant,
): ResultSheet => ({
  track: code,
  day,
  kind: 'desk',
  provenance: { tier: 'live', source: DESK_SOURCE, at: enteredAt },
  refused: [],
  attendance: null,
  handle: null,
  races: racesByHand(entries),
});
