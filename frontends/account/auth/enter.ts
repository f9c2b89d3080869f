import type { Member } from '#api/api.ts';
import { answeredWithin, call, HttpError, queryClient, sessionKey } from '#api/api.ts';
import { navigate } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import type { AuthFormMode, Credentials } from './auth-form-rules.ts';
import {
  asksForCode,
  authFailure,
  formProblem,
  isAboutCode,
  signInBody,
  signUpBody,
} from './auth-form-rules.ts';
import { dropDraft } from './form-draft.ts';

/** What entering touches, so that a test can hand in its own. */
export type EnterDeps = {
  readonly signIn: (body: ReturnType<typeof signInBody>) => Promise<unknown>;
  readonly signUp: (body: ReturnType<typeof signUpBody>) => Promise<unknown>;
  /** Reloads who is signed in. */
  readonly refetch: () => Promise<unknown>;
  /** Whether the member of this address is signed in. */
  readonly isSignedIn: (email: string) => boolean;
  readonly goTo: (address: string) => void;
  /** Called when the password was right and a code is missing. */
  readonly onCodeNeeded?: () => void;
};

export const serverDeps: EnterDeps = {
  signIn: (body) => answeredWithin(call('POST /api/auth/login', { body })),
  signUp: (body) => answeredWithin(call('POST /api/auth/signup', { body })),
  refetch: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
  isSignedIn(email) {
    const member = queryClient.getQueryData<Member>(sessionKey);
    return member?.email.toLowerCase() === email.toLowerCase();
  },
  goTo: navigate,
};

/** Enters as the first administrator, with the code of the setup address. */
export const setupDeps = (setup: string): EnterDeps => ({
  ...serverDeps,
  signUp: (body) => answeredWithin(call('POST /api/auth/signup', { body: { ...body, setup } })),
});

/** Drops what waited for the sign-in, reloads who is signed in, and goes to `/`; a given `onSuccess` replaces the going. */
export async function arrive(
  onSuccess?: (() => void) | undefined,
  deps: Pick<EnterDeps, 'refetch' | 'goTo'> = serverDeps,
): Promise<void> {
  dropDraft();
  await deps.refetch();
  if (onSuccess) onSuccess();
  else deps.goTo(links.picks);
}

/** What to say, and whether the code is the field to mend. */
export type EnterFailure = { readonly sentence: string; readonly field: 'code' | null };

/** No answer, or that there is such an account: an answer that came too late may have let the member in. */
const mayHaveEntered = (error: unknown): boolean => !(error instanceof HttpError) || error.status === 409;

async function hasEntered(
  error: unknown,
  email: string,
  { refetch, isSignedIn }: EnterDeps,
): Promise<boolean> {
  if (!mayHaveEntered(error)) return false;
  await refetch();
  return isSignedIn(email);
}

/** Signs in or makes the account, and arrives. Gives what to say when it did not work, else null. */
export async function enter(
  mode: AuthFormMode,
  credentials: Credentials,
  onSuccess?: (() => void) | undefined,
  deps: EnterDeps = serverDeps,
): Promise<EnterFailure | null> {
  const fault = formProblem(mode, credentials);
  if (fault !== null) return { sentence: fault, field: null };
  try {
    await (mode === 'create' ? deps.signUp(signUpBody(credentials)) : deps.signIn(signInBody(credentials)));
  } catch (error) {
    if (asksForCode(error)) deps.onCodeNeeded?.();
    if (!(await hasEntered(error, credentials.email.trim(), deps)))
      return { sentence: authFailure(error), field: isAboutCode(error) ? 'code' : null };
  }
  await arrive(onSuccess, deps);
  return null;
}
