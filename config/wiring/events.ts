import { makePostgresAnnouncements } from '#adapters/postgres/announcements.ts';
import type { Database, DatabaseAddress } from '#adapters/postgres/database.ts';
import type { Announce, Announcements } from '#core/kernel/announcement.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly announcements: Announcements;
    readonly announce: Announce;
  }
}

/** What screens hear of at once. */
export const eventsWiring = (database: Database, address: DatabaseAddress) =>
  wiring({
    announcements: () => makePostgresAnnouncements(database, address),
    announce: (get) => get('announcements').announce,
  });
