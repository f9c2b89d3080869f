import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const WRITTEN = new RegExp(
  `\\b(${MONTHS.join('|')})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(\\d{4}))?`,
  'i',
);

/** The first day a text names, `August 8, 2026`; without a year the one given. Null where it names none. */
export function dayIn(text: string, year: string): RaceDay | null {
  const [, month = '', date = '', told = year] = WRITTEN.exec(text) ?? [];
  const at = MONTHS.indexOf(month.toLowerCase()) + 1;
  return parseRaceDay(`${told}-${String(at).padStart(2, '0')}-${date.padStart(2, '0')}`);
}
