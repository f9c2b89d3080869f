import type { MemberId } from '#core/accounts/member.ts';
import type { NewMember } from '#core/accounts/use-cases/add-member.ts';
import type { makeCountMembers } from '#core/accounts/use-cases/count-members.ts';
import type { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import type { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import type { makeInviteMember } from '#core/accounts/use-cases/invite-member.ts';
import type { ListedMember, makeListMembers } from '#core/accounts/use-cases/list-members.ts';
import type { MadeLink } from '#core/accounts/use-cases/make-link.ts';
import type { makeShowMember, ShownMember } from '#core/accounts/use-cases/show-member.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { adminUsers } from '../contract/admin-users.ts';
import type { Handlers } from '../handlers.ts';
import { presentMember } from './present-member.ts';

export interface AdminUserDeps {
  readonly listMembers: ReturnType<typeof makeListMembers>;
  readonly countMembers: ReturnType<typeof makeCountMembers>;
  readonly showMember: ReturnType<typeof makeShowMember>;
  readonly inviteMember: ReturnType<typeof makeInviteMember<NewMember, MadeLink>>;
  readonly editMember: ReturnType<typeof makeEditMember>;
  readonly deleteMember: ReturnType<typeof makeDeleteMember>;
}

const presentListed = (member: ShownMember['member']) => ({
  id: member.id,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  username: null,
  createdAt: toIso(member.createdAt),
  isActive: member.isActive,
  isAdmin: member.isAdmin,
  lastActiveDate: toIsoOrNull(member.lastActiveAt),
});

const presentActive = (member: ListedMember) => ({
  id: member.id,
  firstName: member.firstName,
  lastName: member.lastName,
  userEmail: member.email,
  isActive: member.isActive,
  lastActiveDate: toIsoOrNull(member.lastActiveAt),
  totalPageViews: member.pageViews,
  totalAskJakeQueries: member.askJakeQueries,
  averageDailyViews: member.averageDailyViews,
  averageDailyQueries: member.averageDailyQueries,
});

const presentActivity = ({ activity, aiUse }: ShownMember) => ({
  totalSessions: activity.sessions,
  averageSessionDuration: activity.averageSessionSeconds,
  totalPageViews: activity.pageViews,
  lastLogin: toIsoOrNull(activity.lastSignInAt),
  deviceTypes: Object.fromEntries(activity.devices.map(({ device, sessions }) => [device, sessions])),
  topPages: activity.topPages,
  aiUsage: { ...aiUse, lastQuery: toIsoOrNull(aiUse.lastQuery) },
});

const byLastActive = (a: ListedMember, b: ListedMember): number =>
  (b.lastActiveAt ?? 0) - (a.lastActiveAt ?? 0);

export const adminUserRoutes = (deps: AdminUserDeps): Handlers<typeof adminUsers> => ({
  list: async () => (await deps.listMembers()).map(presentListed),
  stats: async () => {
    const { total, today, week, month } = await deps.countMembers();
    return {
      totalUsers: total,
      todayRegistrations: today,
      weeklyRegistrations: week,
      monthlyRegistrations: month,
    };
  },
  activity: async () => (await deps.listMembers()).toSorted(byLastActive).map(presentActive),
  activityOf: async ({ params }) => presentActivity(await deps.showMember(params.userId as MemberId)),
  details: async ({ params }) => presentListed((await deps.showMember(params.userId as MemberId)).member),
  add: async ({ body: { firstName = null, lastName = null, email = null } }) => {
    const { member, link } = await deps.inviteMember({ firstName, lastName, email });
    return { user: presentMember(member), link: { url: link.url, expiresAt: toIso(link.expiresAt) } };
  },
  edit: async ({ params, body }) => ({
    user: presentMember((await deps.editMember({ ...body, id: params.id as MemberId })).after),
  }),
  remove: async ({ params, member }) => {
    await deps.deleteMember({ id: params.id as MemberId, by: member.id });
    return { done: true };
  },
});
