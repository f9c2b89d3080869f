import { trackOrRefusal } from '../../card/days-card.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, SECOND } from '../../kernel/instant.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import { makeShare } from '../../kernel/share.ts';
import type { ShownLongshots } from '../longshots/shown-longshots.ts';
import type { RacingMark } from '../ports.ts';

type ShowLongshots = (trackKey: string) => Promise<ShownLongshots>;

export interface RememberLongshotsDeps {
  readonly showLongshots: ShowLongshots;
  readonly racingMark: RacingMark;
  /** The racing clock. */
  readonly clock: Clock;
}

/** Changes by the clock alone, as a finished race, may show this much later. */
const MAX_AGE_MS = SECOND;

interface Remembered {
  readonly key: string;
  readonly at: Instant;
  readonly shown: Promise<ShownLongshots>;
}

/**
 * The same longshots for everybody who asks within a second, as long as none of their data changed: after a scratch, a
 * board, picks or weather they are computed again. Concurrent callers share the check for changes.
 */
export function makeRememberLongshots(deps: RememberLongshotsDeps): ShowLongshots {
  const { showLongshots, racingMark, clock } = deps;
  const share = makeShare<string>();
  const byTrack = new Map<string, Remembered>();

  async function markOf(trackKey: string): Promise<string> {
    const { slug, timeZone } = trackOrRefusal(trackKey);
    const { value } = await share(trackKey, async () => {
      const today = raceDayAt(clock(), timeZone);
      return racingMark(slug, { from: today, to: addDays(today, 1) });
    });
    return value;
  }

  return async function rememberLongshots(trackKey) {
    const { slug } = trackOrRefusal(trackKey);
    const key = await markOf(slug);
    const remembered = byTrack.get(slug);
    const age = clock() - (remembered?.at ?? 0);
    if (remembered !== undefined && remembered.key === key && age >= 0 && age < MAX_AGE_MS)
      return remembered.shown;
    const fresh: Remembered = { key, at: clock(), shown: showLongshots(trackKey) };
    byTrack.set(slug, fresh);
    fresh.shown.catch(() => {
      if (byTrack.get(slug) === fresh) byTrack.delete(slug);
    });
    return fresh.shown;
  };
}
