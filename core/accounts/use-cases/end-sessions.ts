import type { MemberId } from '../member.ts';
import type { MemberSessions } from '../ports.ts';

export type SessionsToEnd =
  | { readonly memberId: MemberId; readonly id: string }
  | { readonly memberId: MemberId; readonly exceptKey: string };

/** Signs a member out of one session, or of all but one. Gives how many ended: none when it had ended already. */
export const makeEndSessions = (deps: { readonly sessions: Pick<MemberSessions, 'endOne' | 'endAllOf'> }) =>
  async function endSessions(request: SessionsToEnd): Promise<{ readonly endedSessions: number }> {
    const { memberId } = request;
    if ('exceptKey' in request)
      return { endedSessions: await deps.sessions.endAllOf(memberId, request.exceptKey) };
    return { endedSessions: (await deps.sessions.endOne(memberId, request.id)) ? 1 : 0 };
  };
