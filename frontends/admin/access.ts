import type { Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, queryClient, sessionKey } from '#api/api.ts';

/** The server knows the member and refuses: no administrator, or one without a second factor. */
const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

/** The member is an administrator, and must pass a second factor first. */
const needsSecondFactor = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'http.second-factor-needed';

/** A call only administrators may make. */
export const isAdminCall = (address: string): boolean =>
  /^\/api\/(?:admin|scheduler|workflow|scrapers|cost-monitor)\b/.test(address);

const isRefused = (query: Query): boolean =>
  isAdminCall(String(query.queryKey[0])) && isForbidden(query.state.error);

type AreaRefusal = 'no administrator' | 'second factor needed';

/**
 * Why a call of this area was refused, if one was: the right was revoked while the page was open, or a second factor is
 * missing. Stays until checked again.
 */
export function useRefusal(): { readonly refusal: AreaRefusal | null; readonly refetch: () => void } {
  const [refusal, setRefusal] = useState<AreaRefusal | null>(null);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const hasFailed = event.type === 'updated' && event.action.type === 'error';
        if (!hasFailed || !isRefused(event.query)) return;
        const isSecondFactorMissing = needsSecondFactor(event.query.state.error);
        setRefusal(isSecondFactorMissing ? 'second factor needed' : 'no administrator');
      }),
    [],
  );
  const refetch = () => {
    setRefusal(null);
    void queryClient.invalidateQueries({ queryKey: sessionKey });
  };
  return { refusal, refetch };
}
