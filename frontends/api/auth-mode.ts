import { ask } from './call.ts';

/** What kind of host this is and how members sign in; it does not change while the page is open. */
export const authModeQuery = {
  ...ask('GET /api/auth/mode'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
