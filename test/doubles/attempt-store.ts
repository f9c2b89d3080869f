import type { AttemptStore } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';

/** Tries in memory, for tests. */
export function makeMemoryAttemptStore(): AttemptStore {
  let attempts: { readonly subject: string; readonly at: Instant }[] = [];
  return {
    note: async (subject, instant, from) => {
      attempts.push({ subject, at: instant });
      return attempts.filter((attempt) => attempt.subject === subject && attempt.at >= from).length;
    },
    takeBack: async (subject, instant) => {
      const index = attempts.findIndex((attempt) => attempt.subject === subject && attempt.at === instant);
      if (index >= 0) attempts.splice(index, 1);
    },
    since: async (subject, from) => {
      const found = attempts.filter((attempt) => attempt.subject === subject && attempt.at >= from);
      const oldest = found.reduce<Instant | null>(
        (first, { at: instant }) => (first === null || instant < first ? instant : first),
        null,
      );
      return { count: found.length, oldest };
    },
    forget: async (subject) => {
      attempts = attempts.filter((attempt) => attempt.subject !== subject);
    },
    purge: async (before) => {
      const remaining = attempts.filter((attempt) => attempt.at >= before);
      const dropped = attempts.length - remaining.length;
      attempts = remaining;
      return dropped;
    },
  };
}
