import type { AttemptShelf } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';

/** Tries in memory, for tests. */
export function makeMemoryAttemptShelf(): AttemptShelf {
  let attempts: { readonly subject: string; readonly at: Instant }[] = [];
  return {
    note: async (subject, at, from) => {
      attempts.push({ subject, at });
      return attempts.filter((attempt) => attempt.subject === subject && attempt.at >= from).length;
    },
    takeBack: async (subject, at) => {
      const index = attempts.findIndex((attempt) => attempt.subject === subject && attempt.at === at);
      if (index >= 0) attempts.splice(index, 1);
    },
    since: async (subject, from) => {
      const found = attempts.filter((attempt) => attempt.subject === subject && attempt.at >= from);
      const oldest = found.reduce<Instant | null>(
        (first, { at }) => (first === null || at < first ? at : first),
        null,
      );
      return { count: found.length, oldest };
    },
    forget: async (subject) => {
      attempts = attempts.filter((attempt) => attempt.subject !== subject);
    },
    purge: async (before) => {
      const kept = attempts.filter((attempt) => attempt.at >= before);
      const gone = attempts.length - kept.length;
      attempts = kept;
      return gone;
    },
  };
}
