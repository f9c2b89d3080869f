import {
  type Announcements,
  type Listener,
  type NumberedAnnouncement,
  TOPICS,
} from '#core/kernel/announcement.ts';

/** Announcements within one process. */
export function makeMemoryAnnouncements(): Announcements {
  const numberedAnnouncements: NumberedAnnouncement[] = [];
  const announcedAt = new Map<number, number>();
  const listeners = new Set<Listener>();
  let isClosed = false;
  return {
    async announce(announcement) {
      const numbered = { ...announcement, id: numberedAnnouncements.length + 1 };
      numberedAnnouncements.push(numbered);
      announcedAt.set(numbered.id, performance.now());
      for (const { receive } of listeners) receive(numbered);
    },
    after: async (id, limit, topics = TOPICS) =>
      numberedAnnouncements
        .filter(
          (numberedAnnouncement) =>
            numberedAnnouncement.id > id && topics.includes(numberedAnnouncement.topic),
        )
        .slice(0, limit),
    latest: async () => numberedAnnouncements.at(-1)?.id ?? 0,
    latestBefore: async (milliseconds) => {
      const until = performance.now() - milliseconds;
      return numberedAnnouncements.filter(({ id }) => (announcedAt.get(id) ?? 0) <= until).at(-1)?.id ?? 0;
    },
    listen(listener) {
      if (isClosed) {
        setImmediate(listener.end);
        return () => undefined;
      }
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      for (const { end } of listeners) end();
      listeners.clear();
    },
  };
}
