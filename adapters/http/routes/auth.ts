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
import { type EnterDeps, enter } from './enter.ts';
import { presentMember } from './present-member.ts';
import { providerRoutes } from './provider.ts';

export interface AuthDeps extends EnterDeps {
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

export const authRoutes = (deps: AuthDeps): Handlers<typeof auth> => ({
  ...providerRoutes(deps),
  user: ({ member }) => presentMember(member),
  signUp: async ({ body, visit }) => {
    const { email = null, password = null, firstName = null, lastName = null } = body;
    const setupCode = body.setup ?? null;
    const { address } = visit;
    const member = await deps.signUp({ email, password, firstName, lastName, setupCode, address });
    await enter(deps, visit, { memberId: member.id, isStrong: false });
    return { user: presentMember(member) };
  },
  signIn: async ({ body: { email = null, password = null, code = null }, visit }) => {
    const form = { email, password, code, address: visit.address };
    const { member, hasSecondFactor } = await deps.signIn(form);
    await enter(deps, visit, { memberId: member.id, isStrong: hasSecondFactor });
    return { user: presentMember(member) };
  },
  mode: ({ visit: { host } }) => ({
    mode: authMode(host, deps.hosts),
    productionHost: isProductionHost(host, deps.hosts),
    developmentHost: isDevelopmentHost(host, deps.hosts),
    provider: deps.identity !== null,
    declineUrl: deps.declineUrl,
  }),
  logout: ({ visit }) => {
    visit.session.end();
    return { location: '/' };
  },
  changeNames: async ({ member, body }) => ({
    user: presentMember(await deps.changeNames({ memberId: member.id, ...body })),
  }),
  changePassword: ({ member, body, visit }) =>
    deps.changePassword({
      memberId: member.id,
      currentPassword: body.currentPassword ?? '',
      newPassword: body.newPassword ?? '',
      sessionKey: visit.session.key(),
    }),
  requestReset: ({ body, visit }) =>
    deps.requestPasswordReset({ email: body.email ?? '', address: visit.address }),
  redeemLink: async ({ body: { token, password }, visit }) => {
    const form = { secret: token ?? '', password: password ?? '', address: visit.address };
    return { user: presentMember(await deps.redeemLink(form)) };
  },
  myData: async ({ member }) => ({
    fileName: 'clubhouse-turn-my-data.json',
    contentType: 'application/json; charset=utf-8',
    content: `${JSON.stringify(await deps.myData(member.id), null, 2)}\n`,
  }),
  deleteAccount: async ({ member, body, visit: { session } }) => {
    await deps.deleteAccount({
      memberId: member.id,
      password: body.password ?? null,
      signedInAt: session.signedInAt,
    });
    session.end();
    return { done: true };
  },
});
