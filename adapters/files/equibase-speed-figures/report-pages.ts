import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { PdfPage } from '../pdf/pdf-page.ts';
import { reportRefusal } from './errors.ts';

const TITLE = /^Speed Figure Analysis for \S/;
const FOOT = /^([A-Z]{2,3}) - (\d{2})\/(\d{2})\/(\d{4})$/;
const COUNT = /^Page (\d+) of (\d+)$/;

/** A page of the report, and what its foot says. */
export interface ReportPage {
  readonly page: PdfPage;
  readonly track: string;
  readonly day: RaceDay;
}

function found(page: PdfPage, form: RegExp): RegExpExecArray | null {
  for (const { text } of page.items) {
    const match = form.exec(text.trim());
    if (match !== null) return match;
  }
  return null;
}

function reportPage(page: PdfPage, fileName: string): ReportPage {
  const foot = found(page, FOOT);
  const day = foot === null ? null : parseRaceDay(`${foot[4]}-${foot[2]}-${foot[3]}`);
  if (foot !== null && day !== null) return { page, track: String(foot[1]), day };
  throw reportRefusal('field', { fileName, page: page.number }, 'its foot names no track and day.');
}

function refuseMissing(pages: readonly ReportPage[], fileName: string): void {
  const counts = pages.map(({ page }) => found(page, COUNT));
  const total = Number(counts[0]?.[2] ?? pages.length);
  const pageNumbers = new Set(counts.map((count) => Number(count?.[1])));
  const missing = Array.from({ length: total }, (_, index) => index + 1).find(
    (number) => !pageNumbers.has(number),
  );
  if (missing === undefined) return;
  throw reportRefusal('cut', { fileName }, `page ${missing} of the ${total} of the report is missing.`);
}

/** The pages of the report among those of the file, all of one track and day. */
export function reportPages(
  pages: readonly PdfPage[],
  fileName: string,
): readonly [ReportPage, ...ReportPage[]] {
  const [first, ...others] = pages
    .filter((page) => found(page, TITLE) !== null)
    .map((page) => reportPage(page, fileName));
  if (first === undefined) {
    throw reportRefusal('no-report', { fileName }, 'no page of it is a Speed Figure Analysis.');
  }
  const stray = others.find(({ track, day }) => track !== first.track || day !== first.day);
  if (stray !== undefined) {
    const sentence = `${stray.track} ${stray.day} here, ${first.track} ${first.day} on the pages before.`;
    throw reportRefusal('mixed', { fileName, page: stray.page.number }, sentence);
  }
  refuseMissing([first, ...others], fileName);
  return [first, ...others];
}
