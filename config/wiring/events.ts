import { makePostgresAnnouncements } from '#adapters/postgres/announcements.ts';
import type { Database, DatabaseAddress } from '#adapters/postgres/database.ts';
import type { Announce, Announcements } from '#core/kernel/announcement.ts';
import { id, wiring } from './provide.ts';

export const announcementsId = id<Announcements>('announcements');
export const announceId = id<Announce>('announce');

/** What screens hear of at once. */
export const eventsWiring = (database: Database, address: DatabaseAddress) =>
  wiring((provide) => {
    provide(announcementsId, () => makePostgresAnnouncements(database, address));
    provide(announceId, (get) => get(announcementsId).announce);
  });
