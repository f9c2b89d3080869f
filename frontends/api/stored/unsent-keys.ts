/** The keys of a member's unsent changes in this browser's storage. */
const prefixOf = (author: string): string => `unsent ${author} `;

function keysOf(author: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(author)));
  } catch {
    return [];
  }
}

/** How many changes of a member this browser keeps. */
export const countUnsent = (author: string): number => keysOf(author).length;

/** Takes the unsent changes of a member off this browser. */
export function forgetUnsent(author: string): void {
  for (const key of keysOf(author)) localStorage.removeItem(key);
}
