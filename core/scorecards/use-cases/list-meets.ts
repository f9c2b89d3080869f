import { type Track, trackByCode } from '../../card/track.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ResultDays } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { type Meet, meetsOf } from '../record/meets.ts';

export interface ListMeetsDeps {
  readonly results: Pick<ResultDays, 'cardsWithResults'>;
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
    const span = { from: FIRST_DAY, to: today };
    const cards = await results.cardsWithResults(track?.code ?? null, span, null);
    const daysByTrack = new Map<Track, RaceDay[]>();
    for (const { track: code, day } of cards) {
      const raced = trackByCode(code);
      if (raced === null) continue;
      const days = daysByTrack.get(raced) ?? [];
      if (days.at(-1) !== day) days.push(day);
      daysByTrack.set(raced, days);
    }
    const meets = [...daysByTrack].flatMap(([raced, days]) => meetsOf(raced, days));
    const years = new Set([...daysByTrack.values()].flat().map((day) => day.slice(0, 4)));
    return {
      meets: meets.toSorted((a, b) => b.span.to.localeCompare(a.span.to)).slice(0, MOST_MEETS),
      years: [...years].sort().toReversed(),
    };
  };
}

export type ListMeets = ReturnType<typeof makeListMeets>;
