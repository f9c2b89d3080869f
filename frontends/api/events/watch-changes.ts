import type { QueryClient } from '@tanstack/react-query';
import { connection } from '../connection.ts';
import { log } from '../log.ts';
import { events } from './events.ts';

/** Opens the page's event stream, loaded once the first screen is up; without it screens keep polling. */
export async function watchChanges(client: QueryClient): Promise<void> {
  try {
    const listening = await import('./listening.ts');
    listening.hearChanges(events, client, connection);
  } catch (error) {
    log.debug('No stream of changes', error);
  }
}
