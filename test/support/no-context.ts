import type { KnownAround } from '#core/handicapping/ports.ts';

/** A house without a history, odds and weather. */
export const nothingKnown: KnownAround = async () => new Map();
