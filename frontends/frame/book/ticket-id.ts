/** An id for a ticket that nobody else makes: sent twice, the ticket is stored once. */
export function newTicketId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Ids by what the ticket says, made once for as long as the page is open. */
export function makeTicketIds(newId: () => string = newTicketId) {
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
