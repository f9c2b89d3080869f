import type { IdentityProvider } from '#core/accounts/ports.ts';
import type { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { Refusal, type RefusalKind } from '#core/kernel/refusal.ts';
import type { auth } from '../contract/auth.ts';
import type { Handlers, Redirect } from '../handlers.ts';
import type { Visit } from '../visit.ts';
import { type EnterDeps, enter } from './enter.ts';

export interface ProviderDeps extends EnterDeps {
  readonly identity: IdentityProvider | null;
  readonly signInWithIdentity: ReturnType<typeof makeSignInWithIdentity>;
}

const OWN_FORM: Redirect = { location: '/auth?form=1' };

/** The notice for the form when the provider failed. */
const PROBLEMS: Readonly<Partial<Record<RefusalKind, string>>> = {
  unavailable: 'unavailable',
  forbidden: 'refused',
  conflict: 'conflict',
};

const withProblem = (problem: string): Redirect => ({ location: `/auth?form=1&problem=${problem}` });

/** If the provider fails, the browser returns to our own form with a notice. */
async function neverADeadEnd(work: () => Promise<Redirect>): Promise<Redirect> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return withProblem(PROBLEMS[error.kind] ?? 'answer');
  }
}

async function comeBack(identity: IdentityProvider, deps: ProviderDeps, visit: Visit): Promise<Redirect> {
  const identityKeep = visit.session.takeIdentity();
  if (identityKeep === null) return withProblem('answer');
  const member = await deps.signInWithIdentity(await identity.finish(visit.url, identityKeep));
  // What a second factor is there is the provider's to say.
  await enter(deps, visit, { memberId: member.id, isStrong: true });
  return { location: '/' };
}

/** The way over an identity provider, when there is one. */
export const providerRoutes = (
  deps: ProviderDeps,
): Pick<Handlers<typeof auth>, 'login' | 'loginCallback'> => ({
  login: async ({ visit }) => {
    const { identity } = deps;
    if (identity === null) return OWN_FORM;
    return neverADeadEnd(async () => {
      const { url, keep } = await identity.begin();
      visit.session.keepIdentity(keep);
      return { location: url };
    });
  },
  loginCallback: async ({ visit }) => {
    const { identity } = deps;
    return identity === null ? OWN_FORM : neverADeadEnd(() => comeBack(identity, deps, visit));
  },
});
