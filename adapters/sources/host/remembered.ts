import type { Instant } from '#core/kernel/instant.ts';

/** An answer kept for the next time the same is asked. */
export interface Remembered {
  readonly text: string;
  readonly at: Instant;
  readonly contentType: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** It could not be read: it is fetched again, however fresh. */
  readonly isNonsense?: true;
}

/** Where answers are kept; `address` holds no key. */
export interface AnswerMemory {
  recall(address: string): Promise<Remembered | null>;
  keep(address: string, answer: Remembered): Promise<void>;
}

/** Answers in this process: when they hold more than `mostCharacters`, the longest unused go first. */
export function makeAnswerMemory(mostCharacters = 16_000_000): AnswerMemory {
  const entries = new Map<string, Remembered>();
  let held = 0;
  const drop = (address: string): void => {
    held -= entries.get(address)?.text.length ?? 0;
    entries.delete(address);
  };
  return {
    recall: async (address) => {
      const found = entries.get(address);
      if (found === undefined) return null;
      entries.delete(address);
      entries.set(address, found);
      return found;
    },
    keep: async (address, answer) => {
      drop(address);
      entries.set(address, answer);
      held += answer.text.length;
      for (const oldest of entries.keys()) {
        if (held <= mostCharacters) break;
        drop(oldest);
      }
    },
  };
}
