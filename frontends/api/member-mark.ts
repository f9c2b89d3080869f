/** The early script reads it: only where a member is signed in it asks what needs one. */
const key = 'memberHere';

/** Notes for the next page whether somebody is signed in on this browser. */
export function markMember(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage asks later.
  }
}
