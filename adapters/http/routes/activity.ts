import type { makeMyActivity } from '#core/accounts/use-cases/my-activity.ts';
import type { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import type { activity } from '../contract/activity.ts';
import type { Handlers } from '../handlers.ts';

export interface ActivityDeps {
  readonly noteVisit: ReturnType<typeof makeNoteVisit>;
  readonly myActivity: ReturnType<typeof makeMyActivity>;
}

export const activityRoutes = (deps: ActivityDeps): Handlers<typeof activity> => ({
  pageView: async ({ member, visit, body: { pagePath } }) => {
    const { session, userAgent } = visit;
    await deps.noteVisit({ memberId: member.id, sessionRef: session.ref(), pagePath, userAgent });
    return { done: true };
  },
  mine: ({ member }) => deps.myActivity(member.id),
});
