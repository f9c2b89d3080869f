import type { makeEndSessions } from '#core/accounts/use-cases/end-sessions.ts';
import type { ListedSession, makeListSessions } from '#core/accounts/use-cases/list-sessions.ts';
import { HOUR, toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { sessions } from '../contract/sessions.ts';
import type { Handlers } from '../handlers.ts';

export interface SessionListDeps {
  readonly listSessions: ReturnType<typeof makeListSessions>;
  readonly endSessions: ReturnType<typeof makeEndSessions>;
  readonly sessionIdleMs: number;
}

const presentSession = ({ signedInAt, lastUsedAt, endsAt, ...session }: ListedSession) => ({
  ...session,
  signedInAt: toIsoOrNull(signedInAt),
  lastUsedAt: toIsoOrNull(lastUsedAt),
  endsAt: toIso(endsAt),
});

export const sessionRoutes = (deps: SessionListDeps): Handlers<typeof sessions> => ({
  list: async ({ member, visit }) => {
    const listed = await deps.listSessions({ memberId: member.id, currentId: visit.session.ref() });
    return { sessions: listed.map(presentSession), idleHours: deps.sessionIdleMs / HOUR };
  },
  end: ({ member, params }) => deps.endSessions({ memberId: member.id, id: params.id }),
  endOthers: ({ member, visit }) => deps.endSessions({ memberId: member.id, exceptKey: visit.session.key() }),
});
