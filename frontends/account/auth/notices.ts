import { supportEmail } from '#kit/kit.ts';

/** Something to say on arrival at the auth screen. */
export type Notice = { readonly tone: 'error' | 'good' | 'info'; readonly text: string };

const problems: ReadonlyMap<string, string> = new Map([
  [
    'unavailable',
    'The sign-in service cannot be reached at the moment. Please try again later, or sign in with your email address.',
  ],
  ['refused', 'The sign-in service did not let you in. Nothing has been changed.'],
  ['answer', 'The sign-in service gave an unusable reply. Please start signing in again.'],
  ['conflict', 'An account with your email address already exists. Sign in to it the way you did before.'],
]);

/** What the address says happened before: `?problem=CODE` from the identity provider, `?done=…` from this app. */
export function noticeIn(search: string): Notice | null {
  const query = new URLSearchParams(search);
  const problem = query.get('problem');
  if (problem !== null) return { tone: 'error', text: problems.get(problem) ?? otherProblem() };
  if (query.get('done') === 'account-deleted') return { tone: 'good', text: accountDeleted };
  return null;
}

function otherProblem(): string {
  const email = supportEmail();
  const further = email === null ? '' : `, or write to ${email}`;
  return `Signing in did not work. Please try again${further}.`;
}

const accountDeleted = 'Your account has been deleted.';

/** The session ended without a sign-out. */
export const sessionEnded = (hasTyped: boolean): Notice => ({
  tone: 'info',
  text: `Your session has ended. Sign in again to continue.${hasTyped ? ' What you had typed is kept.' : ''}`,
});

export const passwordSet: Notice = { tone: 'good', text: 'Password set. Sign in with it now.' };
