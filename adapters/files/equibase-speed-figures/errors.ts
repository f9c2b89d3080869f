import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a figure report; the code of the refusal is `handicapping.file-…`. */
export type ReportError = 'missing' | 'unreadable' | 'no-report' | 'cut' | 'mixed' | 'order' | 'field';

/** Where in the report: the page of the file, and the race and horse on it. */
export interface Where {
  readonly fileName: string;
  readonly page?: number;
  readonly race?: number | undefined;
  readonly programNumber?: string | undefined;
  readonly field?: string | undefined;
}

/** A refusal that names the file, and page, race, horse and field where there are any. */
export function reportRefusal(reportError: ReportError, where: Where, sentence: string): Refusal {
  const { fileName, page, race, programNumber, field } = where;
  const place = [
    fileName,
    ...(page === undefined ? [] : [`page ${page}`]),
    ...(race === undefined ? [] : [`race ${race}`]),
    ...(programNumber === undefined ? [] : [`#${programNumber}`]),
    ...(field === undefined ? [] : [field]),
  ].join(', ');
  return new Refusal(
    reportError === 'missing' ? 'not-found' : 'invalid',
    `handicapping.file-${reportError}`,
    `${place}: ${sentence}`,
  );
}
