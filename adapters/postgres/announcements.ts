import {
  type Announcements,
  type Listener,
  type NumberedAnnouncement,
  TOPICS,
  type Topic,
} from '#core/kernel/announcement.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Database, DatabaseAddress } from './database.ts';
import { type Notices, openNotices } from './notices.ts';

interface Row {
  readonly id: number;
  readonly topic: Topic;
  readonly track: string | null;
  readonly race_day: RaceDay | null;
  readonly race_number: number | null;
  readonly at_ms: Instant;
}

const ANNOUNCE = `
  insert into kernel.announcements (topic, track, race_day, race_number, at_ms)
  values (:topic, :track, :day, :raceNumber, :at)`;

const AFTER = `
  select id, topic, track, race_day, race_number, at_ms from kernel.announcements
  where id > :id and topic = any(:topics) order by id limit :limit`;

const LATEST = 'select coalesce(max(id), 0) as latest from kernel.announcements';

const LATEST_BEFORE = `
  select coalesce(
    (select id from kernel.announcements
      where id is not null and kept_at <= clock_timestamp() - :milliseconds * interval '1 millisecond'
      order by id desc limit 1),
    (select min(id) - 1 from kernel.announcements),
    0) as latest`;

/** Rows read after one notice; the rest is read in the next delivery. */
const AT_ONCE = 500;

const announcementOf = (row: Row): NumberedAnnouncement => ({
  id: row.id,
  topic: row.topic,
  track: row.track,
  day: row.race_day,
  raceNumber: row.race_number,
  at: row.at_ms,
});

/** Announcements in PostgreSQL, schema `kernel`: every process on the database receives all of them. */
export function makePostgresAnnouncements(db: Database, address: DatabaseAddress): Announcements {
  const listeners = new Set<Listener>();
  let notices: Notices | null = null;
  let lastId = 0;
  let isClosed = false;
  let begun: Promise<void> | null = null;
  let delivery = Promise.resolve();

  const after = async (id: number, limit: number, topics: readonly Topic[] = TOPICS) =>
    (await db.pool.raw<{ rows: Row[] }>(AFTER, { id, limit, topics: [...topics] })).rows.map(announcementOf);
  const latest = async (): Promise<number> =>
    (await db.pool.raw<{ rows: { latest: number }[] }>(LATEST)).rows[0]?.latest ?? 0;

  /** Finds the number from which on announcements are delivered, before any listener gets one. */
  function begin(): Promise<void> {
    begun ??= latest().then(
      (id) => {
        lastId = id;
      },
      (error: unknown) => {
        begun = null;
        throw error;
      },
    );
    return begun;
  }

  async function latestSeenFrom(): Promise<number> {
    if (listeners.size > 0) await begin();
    return latest();
  }

  async function announceNew(): Promise<void> {
    await begin();
    for (let isMore = true; isMore; ) {
      const news = await after(lastId, AT_ONCE);
      for (const numberedAnnouncement of news) {
        lastId = numberedAnnouncement.id;
        for (const { receive } of listeners) receive(numberedAnnouncement);
      }
      isMore = news.length === AT_ONCE;
    }
  }

  /** The next delivery reads what a failed one did not. */
  const noticed = (): void => {
    delivery = delivery.then(announceNew).catch(() => undefined);
  };

  return {
    async announce({ topic, track, day, raceNumber, at: instant }) {
      await db.sql().raw(ANNOUNCE, { topic, track, day, raceNumber, at: instant });
    },
    after,
    latest: latestSeenFrom,
    async latestBefore(milliseconds) {
      const { rows } = await db.pool.raw<{ rows: { latest: number }[] }>(LATEST_BEFORE, { milliseconds });
      return rows[0]?.latest ?? 0;
    },
    listen(listener) {
      if (isClosed) {
        setImmediate(listener.end);
        return () => undefined;
      }
      listeners.add(listener);
      notices ??= openNotices({ address, channel: 'announcements', noticed });
      return () => void listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      for (const { end } of listeners) end();
      listeners.clear();
      await notices?.close();
      await delivery;
    },
  };
}
