import type { Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, queryClient, sessionKey } from '#api/api.ts';

/** The server knows the member, and the member is no administrator. */
export const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

/** A call only administrators may make. */
export const isAdminCall = (address: string): boolean =>
  /^\/api\/(?:admin|scheduler|workflow|scrapers|cost-monitor)\b/.test(address);

const isRefused = (query: Query): boolean =>
  isAdminCall(String(query.queryKey[0])) && isForbidden(query.state.error);

/** Whether a call of this area was refused: the right was revoked while the page was open. Stays until checked again. */
export function useRefusal(): { readonly isRefused: boolean; readonly refetch: () => void } {
  const [refused, setRefused] = useState(false);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const hasFailed = event.type === 'updated' && event.action.type === 'error';
        if (hasFailed && isRefused(event.query)) setRefused(true);
      }),
    [],
  );
  const refetch = () => {
    setRefused(false);
    void queryClient.invalidateQueries({ queryKey: sessionKey });
  };
  return { isRefused: refused, refetch };
}
