import type { LogError, RecordClock, WithLongLock } from '../../../kernel/functions.ts';
import { type Instant, MINUTE, SECOND, shift } from '../../../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../../../kernel/race-day.ts';
import { headsIn } from '../../../kernel/record.ts';
import { CLOCKS_APART } from '../../../kernel/row-times.ts';
import type { DeliverHeads, HeadStore, LastOff, StampText } from '../ports.ts';
import { type PublishedHeads, textOfHeads, timeFault } from '../published-heads.ts';

export interface PublishHeadsDeps {
  readonly lines: () => Promise<readonly string[]>;
  readonly lastOff: LastOff;
  readonly store: HeadStore;
  /** Null where no time-stamp service is set. */
  readonly stamp: StampText | null;
  /** Where all heads go. */
  readonly deliver: readonly DeliverHeads[];
  /** Where the first heads of each day go. */
  readonly deliverDaily: readonly DeliverHeads[];
  /** The database's clock. */
  readonly clock: RecordClock;
  /** The clock of the record, ahead of the database's while that is behind the record. */
  readonly recordClock: RecordClock;
  /** IANA name of the zone whose days count. */
  readonly timeZone: string;
  readonly withLongLock: WithLongLock;
  readonly logError: LogError;
}

/** Lock under which heads are published. */
const HEADS = 'operations:heads';

/** A pick that claims a time before the off is refused only if the head after the off is later by more than clocks differ. */
const AFTER_OFF = CLOCKS_APART + 30 * SECOND;

/** Races go off later than scheduled: heads are published again this often after an off, for so long. */
const AGAIN = 5 * MINUTE;
const DRAG = 20 * MINUTE;

/** The last moment by `until` whose picks heads are to cover: the off, or one that a late off may still be before. */
const lastDue = (off: Instant, until: Instant): Instant =>
  shift(off, AGAIN * Math.floor(Math.min(until - off, DRAG) / AGAIN));

/** Heads looked at to find one that counts. */
const LOOKED_AT = 20;

/** Whether heads say themselves when they were published: others do not stand for those that are due. */
const isTrue = (heads: PublishedHeads): boolean => timeFault(heads) === null;

/** When the last pick stood in the heads; null in heads without one. */
const picksAt = ({ text, at: stored }: PublishedHeads): Instant | null =>
  headsIn(text, stored).picks.at(-1)?.at ?? null;

/** The first heads of a day that were published by now; those that claim to be of later are none. */
async function firstOfDay(
  store: Pick<HeadStore, 'ofDay'>,
  day: RaceDay,
  now: Instant,
): Promise<PublishedHeads | null> {
  return (await store.ofDay(day)).find((heads) => heads.at <= now && isTrue(heads)) ?? null;
}

/** Gives the latest entries of the chains away: stamped where a service is set, stored, then delivered. */
function publisherOf(deps: PublishHeadsDeps) {
  const { lines, store, stamp, deliver, deliverDaily, clock, recordClock, logError } = deps;

  async function stampOf(text: string): Promise<string | null> {
    if (stamp === null) return null;
    return stamp(text).catch((error: unknown) => {
      logError(error, 'the time stamp of the record');
      return null;
    });
  }

  return async (day: RaceDay): Promise<PublishedHeads | null> => {
    const moment = await clock();
    if ((await recordClock()) > moment) return null;
    const isFirst = (await firstOfDay(store, day, moment)) === null;
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
 * Publishes the heads of the day, once. If a delivery fails, that is logged and the others go on. Null while nothing is sealed.
 */
export function makePublishHeads(deps: PublishHeadsDeps) {
  const { store, clock, timeZone, withLongLock } = deps;
  const publish = publisherOf(deps);
  return (): Promise<PublishedHeads | null> =>
    withLongLock(HEADS, async () => {
      const now = await clock();
      const day = raceDayAt(now, timeZone);
      return (await firstOfDay(store, day, now)) ?? publish(day);
    });
}

/**
 * Publishes heads after the off of every real race on a card or with a sealed pick, and again while it may go off late, so
 * that no pick can be added later that claims to be of before the off. Null where no race has gone off since the last heads.
 */
export function makePublishHeadsAfterOffs(deps: PublishHeadsDeps) {
  const { lines, lastOff, store, clock, timeZone, withLongLock } = deps;
  const publish = publisherOf(deps);

  return async function publishHeadsAfterOffs(): Promise<PublishedHeads | null> {
    const now = await clock();
    const until = shift(now, -AFTER_OFF);
    const today = raceDayAt(until, timeZone);
    const last = await lastOff({ from: addDays(today, -1), to: today }, until);
    if (last === null) return null;
    const due = shift(lastDue(last.off, until), AFTER_OFF);
    const isDue = async () => {
      const hasPicks = headsIn((await lines()).join('\n'), now).picks.length > 0;
      const covers = (published: PublishedHeads): boolean =>
        ((hasPicks ? picksAt(published) : published.at) ?? -Infinity) >= due;
      const heads = await store.latest(LOOKED_AT, shift(now, 1));
      return !heads.some((published) => isTrue(published) && covers(published));
    };
    if (!(await isDue())) return null;
    return withLongLock(HEADS, async () => ((await isDue()) ? publish(last.day) : null));
  };
}

export type PublishHeads = ReturnType<typeof makePublishHeads>;
export type PublishHeadsAfterOffs = ReturnType<typeof makePublishHeadsAfterOffs>;
