import type { Answer } from '#api/api.ts';

const trackSite = 'https://www.nyra.com/saratoga/';

/** Where somebody goes who declines before signing in: the site the server names, else the track's own. */
export function declineUrlOf(mode: Answer<'GET /api/auth/mode'> | undefined): string {
  return mode?.declineUrl ?? trackSite;
}
