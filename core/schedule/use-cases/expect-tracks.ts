import type { MeetingSource } from '../../card/ports.ts';
import type { Clock, LogError } from '../../kernel/functions.ts';
import { HOUR, type Instant, MINUTE, shift } from '../../kernel/instant.ts';
import { addDays, type RaceDay } from '../../kernel/race-day.ts';

export interface ExpectTracksDeps {
  /** Those that are set up. */
  readonly meetings: readonly MeetingSource[];
  /** Slugs of the tracks that members follow. */
  readonly followed: () => Promise<readonly string[]>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly logError: LogError;
}

interface Answer {
  readonly day: RaceDay;
  readonly tracks: readonly string[];
  readonly askAgainAt: Instant;
}

/** Meetings hardly change; a source that failed is asked again sooner. */
const ASK_AGAIN_MS = 3 * HOUR;
const RETRY_MS = 15 * MINUTE;
/** Planning runs every few seconds; who follows a track can wait so long. */
const FOLLOWED_MS = 5 * MINUTE;

/** Reads the followed tracks once for all days that are planned within a while; a failed read is not cached. */
function makeReadFollowed({ followed, clock }: Pick<ExpectTracksDeps, 'followed' | 'clock'>) {
  let last: { readonly tracks: Promise<readonly string[]>; readonly askAgainAt: Instant } | null = null;
  return (): Promise<readonly string[]> => {
    if (last !== null && last.askAgainAt > clock()) return last.tracks;
    const fresh = { tracks: followed(), askAgainAt: shift(clock(), FOLLOWED_MS) };
    last = fresh;
    fresh.tracks.catch(() => {
      if (last === fresh) last = null;
    });
    return fresh.tracks;
  };
}

/**
 * Slugs of the tracks that a source says race on a day, or that members follow. Sources are asked in the background, so
 * that planning never waits for a host: until one has answered, its last answer counts, or none.
 */
export function makeExpectTracks({ meetings, followed, clock, logError }: ExpectTracksDeps) {
  const answers = new Map<string, Answer>();
  const readFollowed = makeReadFollowed({ followed, clock });

  async function ask(source: MeetingSource, day: RaceDay, key: string): Promise<void> {
    try {
      const tracks = await source.tracksOn(day);
      answers.set(key, { day, tracks, askAgainAt: shift(clock(), ASK_AGAIN_MS) });
    } catch (error) {
      logError(error, `the meetings of ${source.name}`);
    }
  }

  function tracksOf(source: MeetingSource, day: RaceDay): readonly string[] {
    const key = `${source.name} ${day}`;
    const last = answers.get(key);
    if (last !== undefined && last.askAgainAt > clock()) return last.tracks;
    const tracks = last?.tracks ?? [];
    answers.set(key, { day, tracks, askAgainAt: shift(clock(), RETRY_MS) });
    void ask(source, day, key);
    return tracks;
  }

  return async function expectTracks(day: RaceDay): Promise<readonly string[]> {
    for (const [key, answer] of answers) if (addDays(answer.day, 1) < day) answers.delete(key);
    const racing = meetings.flatMap((source) => tracksOf(source, day));
    return [...new Set([...racing, ...(await readFollowed())])];
  };
}
