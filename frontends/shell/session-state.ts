import type { QueryClient, QueryObserverResult } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import type { Answer, Member } from '#api/api.ts';
import { disclaimerGate, disclaimerQuery, HttpError, log, request, sessionQuery } from '#api/api.ts';
import type { SessionPhase } from './decide-place.ts';

type Session = Pick<QueryObserverResult<Member | null>, 'data' | 'error' | 'isPending'>;
type Check = Pick<QueryObserverResult<Answer<'GET /api/disclaimer/check'>>, 'data' | 'isPending'>;

function isOffline(error: Error): boolean {
  return !(error instanceof HttpError);
}

/**
 * The phase of a visitor. A refused session call counts as signed out; no network is not a refusal: a known member stays.
 * A disclaimer check that failed or says no shows the gate, unless it was dismissed for this page view.
 */
export function phaseOf(session: Session, check: Check | null, dismissed: boolean): SessionPhase {
  if (session.isPending) return 'loading';
  if (session.error !== null && !isOffline(session.error)) return 'signed-out';
  if (!session.data) return session.error === null ? 'signed-out' : 'unreachable';
  if (dismissed) return 'in';
  if (check === null || check.isPending) return 'verifying';
  return check.data?.hasValidAcceptance === true ? 'in' : 'gate';
}

/** Follows session, disclaimer check and gate, and reports each change of phase. */
export function watchSession(client: QueryClient, onChange: (phase: SessionPhase) => void) {
  const session = new QueryObserver<Member | null>(client, sessionQuery);
  let check: QueryObserver<Answer<'GET /api/disclaimer/check'>> | null = null;
  let checkedFor: string | null = null;
  let stopCheck: (() => void) | null = null;
  let last: SessionPhase | null = null;

  function announce(): void {
    const phase = phaseOf(
      session.getCurrentResult(),
      check?.getCurrentResult() ?? null,
      disclaimerGate.isDismissed(),
    );
    if (phase === last) return;
    last = phase;
    onChange(phase);
  }
  function checkMember(member: Member | null): void {
    const id = member?.id ?? null;
    if (id === checkedFor) return;
    checkedFor = id;
    stopCheck?.();
    client.removeQueries({ queryKey: disclaimerQuery.queryKey });
    check = id === null ? null : new QueryObserver(client, disclaimerQuery);
    stopCheck = check?.subscribe(announce) ?? null;
  }
  session.subscribe((result) => {
    if (result.error && !isOffline(result.error) && result.isFetched && !result.isFetching)
      log.error('Could not find out who is signed in', result.error);
    checkMember(result.data ?? null);
    announce();
  });
  disclaimerGate.onChange(announce);
  checkMember(session.getCurrentResult().data ?? null);
  announce();
  return {
    /** After a failed session call the next navigation asks again. */
    refetchAfterFailure(): void {
      if (session.getCurrentResult().isError) void session.refetch();
    },
    /** Finds out whether the server can be reached: asks who is signed in only while that is not known. */
    tryServer(): void {
      if (session.getCurrentResult().isSuccess) request('GET', '/livez').catch(() => undefined);
      else void session.refetch();
    },
  };
}
