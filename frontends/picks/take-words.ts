import type { PricedVerdict } from '#frame/races/races.ts';
import { priceWords } from '#frame/races/races.ts';

/** The price to take and the current price without advice, for a line of the board: `price to take 3-1; now 5-2`. */
export const takeWords = (verdict: PricedVerdict): string => priceWords(verdict, 'price to take', '');
