import type { ResultSheet } from '#core/results/result-sheet.ts';
import { textOf } from './lines.ts';
import type { RaceLines } from './race-lines.ts';
import { dollars, firstDollars } from './readers.ts';

/** Attendance and handle of the day, from the last lines of the card; null where not reported. */
export function cardFacts(races: readonly RaceLines[]): Pick<ResultSheet, 'attendance' | 'handle'> {
  const texts = (races.at(-1)?.lines ?? []).map(({ items }) => textOf(items));
  const here = texts.find((text) => text.startsWith('Track Attendance:'));
  const elsewhere = texts.find((text) => /^ISW\b.*Handle:/.test(text));
  const people = /^Track Attendance: ?([\d,]+)/.exec(here ?? '')?.[1];
  const onTrack = firstDollars(here?.replace(/^.*Handle:/, '') ?? '');
  const other = firstDollars(elsewhere?.replace(/^.*Handle:/, '') ?? '');
  return {
    attendance: people === undefined ? null : dollars(people),
    handle: onTrack === null && other === null ? null : { onTrack, elsewhere: other },
  };
}
