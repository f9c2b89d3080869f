import type { QueryClient, QueryObserverResult } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import type { Answer, Member } from '#api/api.ts';
import { disclaimerGate, disclaimerQuery, HttpError, log, sessionQuery } from '#api/api.ts';
import type { Standing } from './decide-place.ts';

type Session = Pick<QueryObserverResult<Member | null>, 'data' | 'error' | 'isPending'>;
type Check = Pick<QueryObserverResult<Answer<'GET /api/disclaimer/check'>>, 'data' | 'isPending'>;

function isOffline(error: Error): boolean {
  return !(error instanceof HttpError);
}

/**
 * Where a visitor stands. A refused session call counts as signed out; no network is not a refusal: a known member stays.
 * A disclaimer check that failed or says no shows the gate, unless it was dismissed for this page view.
 */
export function standingOf(session: Session, check: Check | null, dismissed: boolean): Standing {
  if (session.isPending) return 'loading';
  if (session.error !== null && !isOffline(session.error)) return 'signed-out';
  if (!session.data) return session.error === null ? 'signed-out' : 'unreachable';
  if (dismissed) return 'in';
  if (check === null || check.isPending) return 'verifying';
  return check.data?.hasValidAcceptance === true ? 'in' : 'gate';
}

/** Follows session, disclaimer check and gate, and tells each change of standing. */
export function watchSealStatus(client: QueryClient, onChange: (standing: Standing) => void) {
  const session = new QueryObserver<Member | null>(client, sessionQuery);
  let check: QueryObserver<Answer<'GET /api/disclaimer/check'>> | null = null;
  let checkedFor: string | null = null;
  let stopCheck: (() => void) | null = null;
  let last: Standing | null = null;

  function tell(): void {
    const standing = standingOf(
      session.getCurrentResult(),
      check?.getCurrentResult() ?? null,
      disclaimerGate.isDismissed(),
    );
    if (standing === last) return;
    last = standing;
    onChange(standing);
  }
  function checkMember(member: Member | null): void {
    const id = member?.id ?? null;
    if (id === checkedFor) return;
    checkedFor = id;
    stopCheck?.();
    client.removeQueries({ queryKey: disclaimerQuery.queryKey });
    check = id === null ? null : new QueryObserver(client, disclaimerQuery);
    stopCheck = check?.subscribe(tell) ?? null;
  }
  session.subscribe((result) => {
    if (result.error && !isOffline(result.error) && result.isFetched && !result.isFetching)
      log.error('Asking who is signed in failed', result.error);
    checkMember(result.data ?? null);
    tell();
  });
  disclaimerGate.onChange(tell);
  checkMember(session.getCurrentResult().data ?? null);
  tell();
  return {
    /** After a failed session call the next navigation asks again. */
    askAgainAfterFailure(): void {
      if (session.getCurrentResult().isError) void session.refetch();
    },
    askAgain: () => void session.refetch(),
  };
}
