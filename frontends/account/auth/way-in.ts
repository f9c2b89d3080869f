import type { Answer } from '#api/api.ts';
import { ask } from '#api/api.ts';

/** How this host lets people in; it does not change while the page is open. */
export const wayInQuery = {
  ...ask('GET /api/auth/mode'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const trackSite = 'https://www.nyra.com/saratoga/';

/** Where somebody goes who declines before signing in: the site the server names, else the track's own. */
export function whereDecliningLeads(wayIn: Answer<'GET /api/auth/mode'> | undefined): string {
  return wayIn?.declineUrl ?? trackSite;
}
