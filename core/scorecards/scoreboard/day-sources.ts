import { trackByCode } from '../../card/track.ts';
import type { Digest } from '../../kernel/functions.ts';
import type { RaceDay } from '../../kernel/race-day.ts';

/** Raised whenever the same entries and results come to something else than before: days are then settled again. */
const RULES = 2;

/** What a day with entries is settled from. */
export interface DaySources {
  /** Another text for other entries or results of the day. */
  readonly text: string;
  /** Codes of the tracks that the day's sheets name, in their order. */
  readonly tracks: readonly string[];
  /** Whether a sheet of the day is invented. */
  readonly hasInvented: boolean;
}

/** A day with entries, as it is now. */
export interface DayNow {
  readonly day: RaceDay;
  /** From which entries, results, tracks and rules its races are settled now. */
  readonly from: string;
  /** Whether a sheet of the day is invented. */
  readonly hasInvented: boolean;
}

/** The number of the rules that a day was settled by; 0 where the text names none. */
export const rulesOf = (from: string): number => Number(/^(\d{1,6}) /.exec(from)?.[1] ?? 0);

/** Whether a day was settled by later rules than those of this version. */
export const isByLaterRules = (from: string | undefined): boolean =>
  from !== undefined && rulesOf(from) > RULES;

/** What is known of a track, listed or registered, that a result's off and its entries depend on. */
function trackText(sheetCode: string): string {
  const track = trackByCode(sheetCode);
  return track === null ? sheetCode : `${sheetCode} ${track.code} ${track.slug} ${track.timeZone}`;
}

/** Days with entries, in their order. */
export function daysNow(sources: ReadonlyMap<RaceDay, DaySources>, digest: Digest): readonly DayNow[] {
  const fromOf = ({ text, tracks }: DaySources): string =>
    `${RULES} ${digest(tracks.map(trackText).join(', '))} ${text}`;
  return [...sources]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, now]) => ({ day, from: fromOf(now), hasInvented: now.hasInvented }));
}
