import { MONTHS } from '#core/kernel/months.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { chartRefusal } from '../chart-errors.ts';
import type { PdfPage } from '../pdf/pdf-page.ts';
import { type Line, linesOf, textOf } from './lines.ts';
import { type TrackRead, trackOf } from './tracks.ts';

/** What the first line of a race says. */
export interface Head {
  readonly trackName: string;
  readonly track: TrackRead;
  readonly day: RaceDay;
  readonly raceNumber: number;
}

/** The lines of one race behind its head, from one page or several. */
export interface RaceLines {
  readonly fileName: string;
  /** Counted from 1. */
  readonly firstPage: number;
  readonly head: Head;
  readonly lines: readonly Line[];
}

const HEAD = new RegExp(`^(.+?) ?- ?(${MONTHS.join('|')}) (\\d{1,2}), (\\d{4}) ?- ?Race (\\d{1,2})$`);

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** `SARATOGA - August 8, 2020 - Race 11`; null for any other line. */
export function headOf(text: string): Head | null {
  const [, name = '', month = '', date, year, number] = HEAD.exec(text) ?? [];
  const day = parseRaceDay(`${year}-${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(Number(date))}`);
  if (day === null) return null;
  return { trackName: name, track: trackOf(name), day, raceNumber: Number(number) };
}

function refuseMixed(
  head: Head,
  first: Head,
  where: { readonly fileName: string; readonly page: number },
): void {
  if (head.track.code === first.track.code && head.day === first.day) return;
  const [label, firstLabel] = [`${head.track.code} ${head.day}`, `${first.track.code} ${first.day}`];
  throw chartRefusal(
    'mixed',
    where,
    `${label} here, ${firstLabel} before: a file holds one day of one track.`,
  );
}

/**
 * The races of a card. A page without a head goes on with the race before. Refuses what is no chart, two cards in one
 * file, and races out of their order.
 */
export function racesOf(pages: readonly PdfPage[], fileName: string): readonly RaceLines[] {
  const races: (RaceLines & { lines: Line[] })[] = [];
  for (const page of pages) {
    const [first, ...rest] = linesOf(page, fileName);
    const head = first === undefined ? null : headOf(textOf(first.items));
    const last = races.at(-1);
    const where = { fileName, page: page.number };
    if (head === null) {
      if (last === undefined) {
        const sentence =
          'not a full-card result chart: no line like "SARATOGA - August 8, 2020 - Race 1" begins it.';
        throw chartRefusal('other', where, sentence);
      }
      last.lines.push(...(first === undefined ? [] : [first, ...rest]));
      continue;
    }
    if (last !== undefined) refuseMixed(head, last.head, where);
    if (last !== undefined && head.raceNumber <= last.head.raceNumber) {
      throw chartRefusal('order', where, `race ${head.raceNumber} comes after race ${last.head.raceNumber}.`);
    }
    races.push({ fileName, firstPage: page.number, head, lines: rest });
  }
  return races;
}
