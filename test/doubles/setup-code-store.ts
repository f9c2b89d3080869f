import type { SetupCodeFile, SetupCodeStore } from '#core/accounts/ports.ts';

/** Setup codes in memory, for tests. */
export function makeMemorySetupCodeStore(open: readonly string[] = []): SetupCodeStore {
  const digests = new Set(open);
  return {
    open: async (digest) => void digests.add(digest),
    isOpen: async (digest) => digests.has(digest),
    close: async () => digests.clear(),
  };
}

/** The file of a setup code in memory, for tests. */
export function makeMemorySetupCodeFile(): SetupCodeFile {
  let code: string | null = null;
  return {
    read: async () => code,
    keep: async (text) => {
      code = text;
    },
    remove: async () => {
      code = null;
    },
  };
}
