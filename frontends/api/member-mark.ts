/**
 * `yes` while a member is signed in, `ended` once the session ended without a sign-out. The early script sends
 * member-only requests only if a member is signed in.
 */
const key = 'memberHere';

/** Where this tab keeps what a member had typed when the session ended. */
export const typedKey = 'typed';

/** Where it keeps the form for a new account while its owner reads the disclaimer, and that it was accepted. */
export const entranceKeys = { draft: 'accountDraft', accepted: 'disclaimerAccepted' } as const;

/** Whether this tab keeps what was typed when the session ended. */
export function hasTypedText(): boolean {
  try {
    return sessionStorage.getItem(typedKey) !== null;
  } catch {
    return false;
  }
}

/** Records for the next page load whether a member is signed in. */
export function markMember(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else if (localStorage.getItem(key)) localStorage.setItem(key, 'ended');
  } catch {
    // Storage is blocked: the next page sends those requests later.
  }
}

/** After a sign-out no session has ended by itself, and nothing typed or accepted waits for its member. */
export function forgetMember(): void {
  try {
    localStorage.removeItem(key);
    for (const name of [typedKey, entranceKeys.draft, entranceKeys.accepted]) sessionStorage.removeItem(name);
  } catch {
    // See above.
  }
}

/** Whether the session of the last member in this browser ended without a sign-out. */
export function hasSessionEnded(): boolean {
  try {
    return localStorage.getItem(key) === 'ended';
  } catch {
    return false;
  }
}
