import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordSafe } from '#core/accounts/ports.ts';

/** Argon2id (the library's default kind) with 19 MiB, two passes, one lane: OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Passwords as salted Argon2id hashes; the work runs beside the event loop. */
export function makePasswordSafe(): PasswordSafe {
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => hash(password, COST),
    matches: async (storedHash, password) => {
      nobody ??= hash(randomBytes(32), COST);
      const decoy = await nobody;
      return (await verify(storedHash ?? decoy, password)) && storedHash !== null;
    },
  };
}
