const prefix = 'draft ';

/** Where a draft of a member is kept in this browser. */
export const draftKey = (what: string, owner: string): string => `${prefix}${what} ${owner}`;

/** The tickets of a day and the limit a member set for himself: a way around the limit by signing out would make it worthless. */
const lasting = draftKey('noted-tickets', '');

/** Takes the drafts off this browser, and with an account that is deleted also noted tickets and the limit. */
export function forgetDrafts({ isDeleted }: { readonly isDeleted: boolean }): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && (isDeleted || !key.startsWith(lasting))) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage keeps no drafts.
  }
}
