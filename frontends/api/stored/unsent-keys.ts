/** The keys of a member's unsent changes in this browser's storage. */
const prefixOf = (author: string): string => `unsent ${author} `;

function keysWith(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** How many changes of a member this browser keeps. */
export const countUnsent = (author: string): number => keysWith(prefixOf(author)).length;

/** Whether this browser keeps a change of anybody. */
export const hasUnsent = (): boolean => keysWith('unsent ').length > 0;

/** Takes the unsent changes of a member off this browser. */
export function forgetUnsent(author: string): void {
  for (const key of keysWith(prefixOf(author))) localStorage.removeItem(key);
}
