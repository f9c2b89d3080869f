import { SHORT_MONTHS } from '#core/kernel/months.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import type { Finisher, LastStart } from '#core/results/race-result.ts';
import type { PdfItem } from '../pdf/pdf-page.ts';
import { type Line, misread, textOf } from './lines.ts';

const wholeOrNull = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,2}/.test(text) ? Number.parseInt(text, 10) : null;

function dayOf(date: string, month: string, year: string): LastStart['day'] | null {
  const number = String(SHORT_MONTHS.indexOf(month) + 1).padStart(2, '0');
  return parseRaceDay(`20${year}-${number}-${date.padStart(2, '0')}`);
}

/** `27Jun20 BEL` with the race's number raised before the track and the finish behind it; `---` for a first starter. */
export function lastStartOf(
  base: readonly PdfItem[],
  raised: readonly PdfItem[],
  line: Line,
): Pick<Finisher, 'lastStart' | 'lastStartReported'> {
  const text = textOf(base);
  if (text === '') return { lastStart: null, lastStartReported: false };
  if (/^-+$/.test(text)) return { lastStart: null, lastStartReported: true };
  const [, date = '', month = '', year = '', track = ''] =
    /^(\d{1,2})([A-Z][a-z]{2})(\d{2}) ?([A-Z][A-Za-z0-9]{0,4})$/.exec(text) ?? [];
  const day = dayOf(date, month, year);
  if (day === null) throw misread(line, 'Last Raced', `"${text}" is not a date and track.`);
  const trackAt = base.length > 1 ? (base.at(-1)?.x ?? 0) : 0;
  const before = raised.find(({ x }) => x < trackAt);
  const trackItem = raised.find(({ x }) => x >= trackAt);
  const finish = wholeOrNull(trackItem?.text);
  return {
    lastStart: { day, track, raceNumber: wholeOrNull(before?.text), finish: finish === 0 ? null : finish },
    lastStartReported: true,
  };
}
