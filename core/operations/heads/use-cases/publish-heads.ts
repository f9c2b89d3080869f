import type { LogError, WithLongLock } from '../../../kernel/functions.ts';
import { type Instant, SECOND, shift } from '../../../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../../../kernel/race-day.ts';
import { CLOCKS_APART } from '../../../kernel/row-times.ts';
import type { DeliverHeads, HeadStore, OffsOf, StampText } from '../ports.ts';
import { type PublishedHeads, textOfHeads } from '../published-heads.ts';
import type { SealedOff } from '../sealed-offs.ts';

export interface PublishHeadsDeps {
  readonly lines: () => Promise<readonly string[]>;
  readonly offsOf: OffsOf;
  readonly store: HeadStore;
  /** Null where no time-stamp service is set. */
  readonly stamp: StampText | null;
  /** Where all heads go. */
  readonly deliver: readonly DeliverHeads[];
  /** Where the first heads of each day go. */
  readonly deliverDaily: readonly DeliverHeads[];
  readonly clock: () => Instant;
  /** IANA name of the zone whose days count. */
  readonly timeZone: string;
  readonly withLongLock: WithLongLock;
  readonly logError: LogError;
}

/** Lock under which heads are published. */
const HEADS = 'operations:heads';

/** A pick that claims a time before the off is refused only if the head after the off is later by more than clocks differ. */
const AFTER_OFF = CLOCKS_APART + 30 * SECOND;

/** Gives the latest entries of the chains away: stamped where a service is set, stored, then delivered. */
function publisherOf(deps: PublishHeadsDeps) {
  const { lines, store, stamp, deliver, deliverDaily, clock, logError } = deps;

  async function stampOf(text: string): Promise<string | null> {
    if (stamp === null) return null;
    return stamp(text).catch((error: unknown) => {
      logError(error, 'the time stamp of the record');
      return null;
    });
  }

  return async (day: RaceDay): Promise<PublishedHeads | null> => {
    const isFirst = (await store.ofDay(day)) === null;
    const moment = clock();
    const now = await lines();
    if (now.length === 0) return null;
    const text = textOfHeads(day, now);
    const heads = { day, at: moment, text, stamp: await stampOf(text) };
    await store.keep(heads);
    for (const send of isFirst ? [...deliver, ...deliverDaily] : deliver)
      await send(heads).catch((error: unknown) => logError(error, 'a copy of the record'));
    return heads;
  };
}

/**
 * Publishes the heads of the day, once. A way out that fails is logged and holds up no other. Null while nothing is sealed.
 */
export function makePublishHeads(deps: PublishHeadsDeps) {
  const { store, clock, timeZone, withLongLock } = deps;
  const publish = publisherOf(deps);
  return (): Promise<PublishedHeads | null> =>
    withLongLock(HEADS, async () => {
      const day = raceDayAt(clock(), timeZone);
      return (await store.ofDay(day)) ?? publish(day);
    });
}

/**
 * Publishes heads after the off of every real race with a sealed pick, so that none can be added later that claims to be of
 * before the off. Null where no race has gone off since the last heads.
 */
export function makePublishHeadsAfterOffs(deps: PublishHeadsDeps) {
  const { offsOf, store, clock, timeZone, withLongLock } = deps;
  const publish = publisherOf(deps);

  async function lastOff(until: Instant): Promise<SealedOff | null> {
    const today = raceDayAt(until, timeZone);
    const offs = await offsOf({ from: addDays(today, -1), to: today });
    const past = offs.filter(({ off }) => off <= until);
    return past.toSorted((a, b) => b.off - a.off)[0] ?? null;
  }

  return async function publishHeadsAfterOffs(): Promise<PublishedHeads | null> {
    const until = shift(clock(), -AFTER_OFF);
    const last = await lastOff(until);
    if (last === null) return null;
    const isDue = async () => {
      const [heads] = await store.latest(1);
      return heads === undefined || heads.at < last.off + AFTER_OFF;
    };
    if (!(await isDue())) return null;
    return withLongLock(HEADS, async () => ((await isDue()) ? publish(last.day) : null));
  };
}

export type PublishHeads = ReturnType<typeof makePublishHeads>;
export type PublishHeadsAfterOffs = ReturnType<typeof makePublishHeadsAfterOffs>;
