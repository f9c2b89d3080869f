import type { PriceGiven } from '#kit/kit.ts';
import { trackDayTime, unknownFigure } from '#kit/kit.ts';

const words: Readonly<Record<PriceGiven['kind'], string>> = {
  live: '',
  stale: ' old',
  'morning line': ' ML',
  final: ' final',
};

export type PriceOnPaper = { readonly text: string; readonly when: string | null };

/** A price on paper, where nothing can be pointed at: `7-2 old`, `Jun 7, 1:02 PM ET`; `when` is null without a price. */
export function priceOnPaper(price: PriceGiven | null): PriceOnPaper {
  if (price === null || price.text === '') return { text: unknownFigure, when: null };
  return {
    text: `${price.text}${words[price.kind]}`,
    when: price.at === null ? 'time unknown' : trackDayTime(price.at),
  };
}
