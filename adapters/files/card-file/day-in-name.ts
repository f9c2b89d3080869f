import { dateText } from '#core/kernel/day-text.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

/** As the producers name their files: `SAR0802.DRF`, `CDX0426-2025.DRF`, `cd20250426ppsXML.xml`. */
const NAMES = [
  /^[a-z]{2,3}x?(?<month>\d{2})(?<date>\d{2})(?:-(?<year>\d{4}))?\.drf$/i,
  /^[a-z]{2,3}(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})[a-z]*\.xml$/i,
];

/** The day in a card file's name, in the card's year where the name has none; null where it names no day. */
function dayIn(fileName: string, cardDay: RaceDay): RaceDay | null {
  for (const name of NAMES) {
    const { year = cardDay.slice(0, 4), month, date } = name.exec(fileName)?.groups ?? {};
    if (month !== undefined) return parseRaceDay(`${year}-${month}-${date}`);
  }
  return null;
}

/** A remark where a card file is named for another day than its races; else null. */
export function otherDayInName(fileName: string, cardDay: RaceDay): string | null {
  const named = dayIn(fileName.split(/[\\/]/).at(-1) ?? '', cardDay);
  if (named === null || named === cardDay) return null;
  return `The file is named for ${dateText(named)}; its races are on ${dateText(cardDay)}.`;
}
