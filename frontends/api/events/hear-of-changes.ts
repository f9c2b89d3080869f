import type { QueryClient } from '@tanstack/react-query';
import { connection } from '../connection.ts';
import { log } from '../log.ts';
import { events } from './events.ts';

/** Opens the page's stream of announcements, fetched once the first screen stands; without it screens ask as often as they always do. */
export async function hearOfChanges(client: QueryClient): Promise<void> {
  if (!('EventSource' in globalThis)) return;
  try {
    const [{ followInBrowser }, { refetchOnEvent }] = await Promise.all([
      import('./stream.ts'),
      import('./concerned.ts'),
    ]);
    refetchOnEvent(events, client);
    followInBrowser(events, connection);
  } catch (error) {
    log.debug('Changes are not told as they happen', error);
  }
}
