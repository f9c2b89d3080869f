import type { QueryClient } from '@tanstack/react-query';
import { connection } from '../connection.ts';
import { log } from '../log.ts';
import { events } from './events.ts';

/** Opens the page's event stream, loaded once the first screen is up; without it screens keep polling. */
export async function watchChanges(client: QueryClient): Promise<void> {
  if (!('EventSource' in globalThis)) return;
  try {
    const { followInBrowser, refetchOnEvent } = await import('./listening.ts');
    refetchOnEvent(events, client);
    followInBrowser(events, connection);
  } catch (error) {
    log.debug('Could not subscribe to changes', error);
  }
}
