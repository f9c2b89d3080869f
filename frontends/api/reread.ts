import type { QueryClient } from '@tanstack/react-query';

/** Reads anew what screens show of every call whose path starts so. */
export const reread = (client: QueryClient, path: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
