import type { PriceGiven } from '#kit/kit.ts';
import { shortRaceDay, trackDayTime, unknownFigure } from '#kit/kit.ts';

const words: Readonly<Record<PriceGiven['kind'], string>> = {
  live: '',
  stale: ' old',
  'morning line': ' ML',
  final: ' final',
};

export type PriceOnPaper = { readonly text: string; readonly when: string | null };

/** `Jun 7` of `2025-06-07`. */
const dayAlone = (day: string): string => shortRaceDay(day).replace(/, \d{4}$/, '');

/** A time as it is read beside a race of that day: `1:02 PM ET`; of another day `Jun 6, 1:02 PM ET`. */
function timeOn(day: string, instant: string): string {
  const text = trackDayTime(instant);
  const clock = text.startsWith(`${dayAlone(day)}, `) ? text.slice(dayAlone(day).length + 2) : text;
  return /^\d{4},/.test(clock) ? text : clock;
}

/**
 * A price on paper, where nothing can be pointed at, with its time beside a race of that day (`2025-06-07`): `7-2 old`,
 * `1:02 PM ET`. `when` is null without a price.
 */
export function priceOnPaper(price: PriceGiven | null, day: string): PriceOnPaper {
  if (price === null || price.text === '') return { text: unknownFigure, when: null };
  return {
    text: `${price.text}${words[price.kind]}`,
    when: price.at === null ? 'time unknown' : timeOn(day, price.at),
  };
}
