/**
 * `yes` while a member is signed in, `ended` once the session ended without a sign-out. The early script sends
 * member-only requests only if a member is signed in.
 */
const key = 'memberHere';

/** Where this tab keeps what a member had typed when the session ended. */
export const typedKey = 'typed';

/** Records for the next page load whether a member is signed in. */
export function markMember(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else if (localStorage.getItem(key)) localStorage.setItem(key, 'ended');
  } catch {
    // Storage is blocked: the next page sends those requests later.
  }
}

/** After a sign-out no session has ended by itself, and nothing typed waits for its member. */
export function forgetMember(): void {
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(typedKey);
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
