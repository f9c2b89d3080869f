import type { MeetingSource } from '../../card/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { HOUR, type Instant, MINUTE, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';

export interface ExpectTracksDeps {
  /** Those that are set up. */
  readonly meetings: readonly MeetingSource[];
  /** Slugs of the tracks that members follow. */
  readonly followed: () => Promise<readonly string[]>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly logError: (error: unknown, where: string) => void;
}

interface Answer {
  readonly day: RaceDay;
  readonly tracks: readonly string[];
  readonly askAgainAt: Instant;
}

/** Meetings hardly change; a source that failed is asked again sooner. */
const ASK_AGAIN_MS = 3 * HOUR;
const RETRY_MS = 15 * MINUTE;

/**
 * Slugs of the tracks that a source says race on a day, or that members follow. Sources are asked aside, so that planning
 * never waits for a host: until one has answered, its last answer counts, or none.
 */
export function makeExpectTracks({ meetings, followed, clock, logError }: ExpectTracksDeps) {
  const answers = new Map<string, Answer>();

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
    for (const [key, answer] of answers)
      if (answer.day < day && answer.askAgainAt <= clock()) answers.delete(key);
    const racing = meetings.flatMap((source) => tracksOf(source, day));
    return [...new Set([...racing, ...(await followed())])];
  };
}
