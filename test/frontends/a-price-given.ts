import type { PriceGiven } from '#kit/kit.ts';

/** A price as a reply carries it, of a morning line unless overridden. */
export const aPriceGiven = (
  text: string,
  more: Partial<PriceGiven> = {},
): PriceGiven & { readonly toOne: number } => {
  const [top, bottom] = text.split('-').map(Number);
  const toOne = Number(top) / Number(bottom);
  return { text, toOne, kind: 'morning line', source: 'a card', at: '2025-06-07T11:00:00Z', ...more };
};
