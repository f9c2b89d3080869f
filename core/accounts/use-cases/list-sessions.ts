import type { MemberId } from '../member.ts';
import type { MachineClock, MemberSessions } from '../ports.ts';
import type { OpenSession } from '../session.ts';

export interface ListSessionsDeps {
  readonly sessions: Pick<MemberSessions, 'openOf'>;
  readonly clock: MachineClock;
}

export interface ListedSession extends OpenSession {
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** Where a member is signed in: the session that asks first, then the last used one. */
export const makeListSessions = ({ sessions, clock }: ListSessionsDeps) =>
  async function listSessions(request: {
    readonly memberId: MemberId;
    readonly currentId: string;
  }): Promise<readonly ListedSession[]> {
    const open = await sessions.openOf(request.memberId, clock());
    return open
      .map((session) => ({ ...session, isCurrent: session.id === request.currentId }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  };
