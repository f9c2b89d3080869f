import { MONTHS, monthNumber } from '#core/kernel/months.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

const WRITTEN = new RegExp(
  `\\b(${MONTHS.join('|')})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(\\d{4}))?`,
  'i',
);

/** The first day a text names, `August 8, 2026`; without a year the one given. Null where it names none. */
export function dayIn(text: string, year: string): RaceDay | null {
  const [, month = '', date = '', writtenYear = year] = WRITTEN.exec(text) ?? [];
  return parseRaceDay(`${writtenYear}-${monthNumber(month)}-${date.padStart(2, '0')}`);
}
