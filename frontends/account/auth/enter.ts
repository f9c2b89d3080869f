import { answeredWithin, call, queryClient, sessionKey } from '#api/api.ts';
import { navigate } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import type { AuthFormMode, Credentials } from './auth-form-rules.ts';
import { asksForCode, authFailure, formProblem, signInBody, signUpBody } from './auth-form-rules.ts';

/** What entering touches, so that a test can hand in its own. */
export type EnterDeps = {
  readonly signIn: (body: ReturnType<typeof signInBody>) => Promise<unknown>;
  readonly signUp: (body: ReturnType<typeof signUpBody>) => Promise<unknown>;
  /** Reloads who is signed in. */
  readonly refetch: () => Promise<unknown>;
  readonly goTo: (address: string) => void;
  /** Called when the password was right and a code is missing. */
  readonly onCodeNeeded?: () => void;
};

export const serverDeps: EnterDeps = {
  signIn: (body) => answeredWithin(call('POST /api/auth/login', { body })),
  signUp: (body) => answeredWithin(call('POST /api/auth/signup', { body })),
  refetch: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
  goTo: navigate,
};

/** Enters as the first administrator, with the code of the setup address. */
export const setupDeps = (setup: string): EnterDeps => ({
  ...serverDeps,
  signUp: (body) => answeredWithin(call('POST /api/auth/signup', { body: { ...body, setup } })),
});

/** Reloads who is signed in, and goes to `/`; a given `onSuccess` replaces the going. */
export async function arrive(
  onSuccess?: (() => void) | undefined,
  deps: Pick<EnterDeps, 'refetch' | 'goTo'> = serverDeps,
): Promise<void> {
  await deps.refetch();
  if (onSuccess) onSuccess();
  else deps.goTo(links.picks);
}

/**
 * Signs in or makes the account, and arrives.
 * Gives the sentence to show when it did not work, else null.
 */
export async function enter(
  mode: AuthFormMode,
  credentials: Credentials,
  onSuccess?: (() => void) | undefined,
  deps: EnterDeps = serverDeps,
): Promise<string | null> {
  const fault = formProblem(mode, credentials);
  if (fault !== null) return fault;
  try {
    await (mode === 'create' ? deps.signUp(signUpBody(credentials)) : deps.signIn(signInBody(credentials)));
  } catch (error) {
    if (asksForCode(error)) deps.onCodeNeeded?.();
    return authFailure(error);
  }
  await arrive(onSuccess, deps);
  return null;
}
