import type { BackingsOf } from '#core/handicapping/ports.ts';

/** A house without a history. */
export const noBackings: BackingsOf = async () => new Map();
