const prefix = 'draft ';

/** Where a draft of a member is kept in this browser. */
export const draftKey = (what: string, owner: string): string => `${prefix}${what} ${owner}`;

/** Takes every draft off this browser. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage keeps no drafts.
  }
}
