import type { LogError, WithLongLock } from '../../../kernel/functions.ts';
import type { Instant } from '../../../kernel/instant.ts';
import { raceDayAt } from '../../../kernel/race-day.ts';
import type { DeliverHeads, HeadStore, StampText } from '../ports.ts';
import { type PublishedHeads, textOfHeads } from '../published-heads.ts';

export interface PublishHeadsDeps {
  readonly lines: () => Promise<readonly string[]>;
  readonly store: HeadStore;
  /** Null where no time-stamp service is set. */
  readonly stamp: StampText | null;
  readonly deliver: readonly DeliverHeads[];
  readonly clock: () => Instant;
  /** IANA name of the zone whose days count. */
  readonly timeZone: string;
  readonly withLongLock: WithLongLock;
  readonly logError: LogError;
}

/** Lock under which a day's heads are published. */
const HEADS = 'operations:heads';

/**
 * Gives the latest entries of the chains away, once a day: stamped where a service is set, stored, then delivered every
 * way there is. A way that fails is logged and holds up no other. Null while nothing is sealed.
 */
export function makePublishHeads(deps: PublishHeadsDeps) {
  const { lines, store, stamp, deliver, clock, timeZone, withLongLock, logError } = deps;

  async function stampOf(text: string): Promise<string | null> {
    if (stamp === null) return null;
    return stamp(text).catch((error: unknown) => {
      logError(error, 'the time stamp of the record');
      return null;
    });
  }

  return (): Promise<PublishedHeads | null> =>
    withLongLock(HEADS, async () => {
      const day = raceDayAt(clock(), timeZone);
      const published = await store.ofDay(day);
      if (published !== null) return published;
      const now = await lines();
      if (now.length === 0) return null;
      const text = textOfHeads(day, now);
      const heads = { day, at: clock(), text, stamp: await stampOf(text) };
      await store.keep(heads);
      for (const send of deliver)
        await send(heads).catch((error: unknown) => logError(error, 'a copy of the record'));
      return heads;
    });
}

export type PublishHeads = ReturnType<typeof makePublishHeads>;
