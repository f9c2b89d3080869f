import type { QueryClient } from '@tanstack/react-query';
import type { ConnectionWatch } from '../connection.ts';
import { refetchOnEvent } from './concerned.ts';
import type { Events } from './events.ts';
import { followInBrowser } from './stream.ts';

/** What a page needs to hear of changes, in one file: it is loaded once the first screen is up. */
export function hearChanges(events: Events, client: QueryClient, connection: ConnectionWatch): void {
  if (!('EventSource' in globalThis)) return;
  refetchOnEvent(events, client);
  followInBrowser(events, connection);
}
