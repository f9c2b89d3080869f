import { trackOrRefusal } from '../../card/days-card.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, SECOND } from '../../kernel/instant.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import type { ShownLongshots } from '../longshots/shown-longshots.ts';
import type { RacingMark } from '../ports.ts';

type ShowLongshots = (trackKey: string) => Promise<ShownLongshots>;

export interface RememberLongshotsDeps {
  readonly showLongshots: ShowLongshots;
  readonly racingMark: RacingMark;
  /** The racing clock. */
  readonly clock: Clock;
}

/** What the clock alone changes, as a race that is over, may show so much later. */
const KEPT_FOR_MS = SECOND;

interface Kept {
  readonly key: string;
  readonly at: Instant;
  readonly shown: Promise<ShownLongshots>;
}

/**
 * The same longshots for everybody who asks within a second, as long as nothing was kept of what they rest on: after a
 * scratch, a board, picks or weather they are reckoned anew. Who asks at the same moment shares the look at that.
 */
export function makeRememberLongshots(deps: RememberLongshotsDeps): ShowLongshots {
  const { showLongshots, racingMark, clock } = deps;
  const looks = new Map<string, Promise<string>>();
  let kept: Kept | null = null;

  function markOf(trackKey: string): Promise<string> {
    const underWay = looks.get(trackKey);
    if (underWay !== undefined) return underWay;
    const { slug, timeZone } = trackOrRefusal(trackKey);
    const today = raceDayAt(clock(), timeZone);
    const look = racingMark(slug, { from: today, to: addDays(today, 1) }).finally(() =>
      looks.delete(trackKey),
    );
    looks.set(trackKey, look);
    return look;
  }

  return async function rememberLongshots(trackKey) {
    const key = `${trackKey} ${await markOf(trackKey)}`;
    const age = clock() - (kept?.at ?? 0);
    if (kept?.key === key && age >= 0 && age < KEPT_FOR_MS) return kept.shown;
    const fresh: Kept = { key, at: clock(), shown: showLongshots(trackKey) };
    kept = fresh;
    fresh.shown.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.shown;
  };
}
