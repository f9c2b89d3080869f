import { newItemId } from '#frame/unsent/unsent.ts';

/** Ids by what the ticket says, made once for as long as the page is open. */
export function makeTicketIds(newId: () => string = newItemId) {
  const ids = new Map<string, string>();
  return {
    of(words: string): string {
      const id = ids.get(words) ?? newId();
      ids.set(words, id);
      return id;
    },
    /** The next ticket that says the same is another one. */
    forget: (words: string): boolean => ids.delete(words),
  };
}
