/** Read by the early script, which sends member-only requests only if a member is signed in. */
const key = 'memberHere';

/** Records for the next page load whether a member is signed in. */
export function markMember(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the next page sends those requests later.
  }
}
