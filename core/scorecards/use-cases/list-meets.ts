import { type Track, trackByCode } from '../../card/track.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ResultDays, ResultTracks } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { type Meet, meetsOf } from '../record/meets.ts';

export interface ListMeetsDeps {
  readonly results: ResultDays & ResultTracks;
  readonly racingNow: () => Promise<RacingNow>;
}

/** The spans of results that a visitor can choose. */
export interface ListedSpans {
  /** The latest meets, latest first. */
  readonly meets: readonly Meet[];
  /** Years with results, latest first. */
  readonly years: readonly string[];
}

const FIRST_DAY = '1900-01-01' as RaceDay;
const MOST_MEETS = 8;

/** The meets and years with results up to today; of one track, or of all registered ones. */
export function makeListMeets({ results, racingNow }: ListMeetsDeps) {
  return async function listMeets(track: Track | null): Promise<ListedSpans> {
    const { today } = racingAt(await racingNow(), track);
    const codes = track === null ? await results.tracksWithResults(null) : [track.code];
    const tracks = codes.flatMap((code) => trackByCode(code) ?? []);
    const found = await Promise.all(
      tracks.map(async (listed) => ({
        track: listed,
        days: await results.daysWithResults(listed.code, { from: FIRST_DAY, to: today }),
      })),
    );
    const meets = found.flatMap(({ track: raced, days }) => meetsOf(raced, days));
    const years = new Set(found.flatMap(({ days }) => days.map((day) => day.slice(0, 4))));
    return {
      meets: meets.toSorted((a, b) => b.span.to.localeCompare(a.span.to)).slice(0, MOST_MEETS),
      years: [...years].sort().toReversed(),
    };
  };
}

export type ListMeets = ReturnType<typeof makeListMeets>;
