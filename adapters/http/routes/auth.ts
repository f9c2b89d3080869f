import { authMode, type HostRules, isDevelopmentHost, isProductionHost } from '#core/accounts/auth-mode.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import type { makeChangeNames } from '#core/accounts/use-cases/change-names.ts';
import type { makeChangePassword } from '#core/accounts/use-cases/change-password.ts';
import type { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import type { makeMyData } from '#core/accounts/use-cases/my-data.ts';
import type { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import type { makeRequestPasswordReset } from '#core/accounts/use-cases/request-password-reset.ts';
import type { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import type { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import type { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import type { auth } from '../contract/auth.ts';
import type { Handlers } from '../handlers.ts';
import { type EnterDoors, enter } from './enter.ts';
import { presentMember } from './present-member.ts';
import { providerRoutes } from './provider.ts';

export interface AuthDoors extends EnterDoors {
  readonly signUp: ReturnType<typeof makeSignUp>;
  readonly signIn: ReturnType<typeof makeSignIn>;
  readonly signInWithIdentity: ReturnType<typeof makeSignInWithIdentity>;
  readonly changeNames: ReturnType<typeof makeChangeNames>;
  readonly changePassword: ReturnType<typeof makeChangePassword>;
  readonly requestPasswordReset: ReturnType<typeof makeRequestPasswordReset>;
  readonly redeemLink: ReturnType<typeof makeRedeemLink>;
  readonly myData: ReturnType<typeof makeMyData>;
  readonly deleteAccount: ReturnType<typeof makeDeleteAccount>;
  /** Null when none is set up. */
  readonly identity: IdentityProvider | null;
  readonly hosts: HostRules;
  /** Where declining the disclaimer leads. */
  readonly declineUrl: string;
}

export const authRoutes = (doors: AuthDoors): Handlers<typeof auth> => ({
  ...providerRoutes(doors),
  user: ({ member }) => presentMember(member),
  signUp: async ({ body, visit }) => {
    const { email = null, password = null, firstName = null, lastName = null } = body;
    const member = await doors.signUp({ email, password, firstName, lastName, address: visit.address });
    await enter(doors, visit, member.id);
    return { user: presentMember(member) };
  },
  signIn: async ({ body: { email = null, password = null }, visit }) => {
    const member = await doors.signIn({ email, password, address: visit.address });
    await enter(doors, visit, member.id);
    return { user: presentMember(member) };
  },
  mode: ({ visit: { host } }) => ({
    mode: authMode(host, doors.hosts),
    productionHost: isProductionHost(host, doors.hosts),
    developmentHost: isDevelopmentHost(host, doors.hosts),
    provider: doors.identity !== null,
    declineUrl: doors.declineUrl,
  }),
  logout: ({ visit }) => {
    visit.session.end();
    return { location: '/' };
  },
  changeNames: async ({ member, body }) => ({
    user: presentMember(await doors.changeNames({ memberId: member.id, ...body })),
  }),
  changePassword: ({ member, body, visit }) =>
    doors.changePassword({
      memberId: member.id,
      currentPassword: body.currentPassword ?? '',
      newPassword: body.newPassword ?? '',
      sessionKey: visit.session.key(),
    }),
  requestReset: ({ body, visit }) =>
    doors.requestPasswordReset({ email: body.email ?? '', address: visit.address }),
  redeemLink: async ({ body: { token, password }, visit }) => {
    const form = { secret: token ?? '', password: password ?? '', address: visit.address };
    return { user: presentMember(await doors.redeemLink(form)) };
  },
  myData: async ({ member }) => ({
    fileName: 'clubhouse-turn-my-data.json',
    contentType: 'application/json; charset=utf-8',
    content: `${JSON.stringify(await doors.myData(member.id), null, 2)}\n`,
  }),
  deleteAccount: async ({ member, body, visit: { session } }) => {
    await doors.deleteAccount({
      memberId: member.id,
      password: body.password ?? null,
      signedInAt: session.signedInAt,
    });
    session.end();
    return { done: true };
  },
});
