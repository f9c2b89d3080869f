import type { PriceNow } from '#core/picks/ports.ts';

/** For tests that are not about prices: every recommendation stays at the prices it was made at. */
export const priceAsStored: PriceNow = async (recommendations) => recommendations;
