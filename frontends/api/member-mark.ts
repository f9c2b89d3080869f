/**
 * `yes` while a member is signed in, `ended` once the session ended without a sign-out. The early script sends
 * member-only requests only if a member is signed in.
 */
const key = 'memberHere';

/** Where this tab keeps what a member had typed when the session ended. */
export const typedKey = 'typed';

/** Where it keeps the form for a new account while its owner reads the disclaimer, and that it was accepted. */
export const entranceKeys = { draft: 'accountDraft', accepted: 'disclaimerAccepted' } as const;

/** Whether the browser's storage says so; no where it is blocked. */
function isStored(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}

/** Whether this tab keeps what was typed when the session ended. */
export const hasTypedText = (): boolean => isStored(() => sessionStorage.getItem(typedKey) !== null);

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
export const hasSessionEnded = (): boolean => isStored(() => localStorage.getItem(key) === 'ended');
