import type { Seal } from '#core/picks/ports.ts';

/** For tests that are not about the ledger. */
export const sealNothing: Seal = async () => 0;
