import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a chart; the refusal code is `results.chart-…`. */
export type ChartError =
  | 'missing'
  | 'unreadable'
  | 'too-large'
  | 'empty'
  | 'other'
  | 'other-document'
  | 'mixed'
  | 'order'
  | 'field';

/** Where in a chart: on a page of a PDF, or in a line of XML. */
export interface PlaceInChart {
  readonly fileName: string;
  /** Counted from 1. */
  readonly page?: number;
  /** Counted from 1. */
  readonly line?: number;
  /** As the chart names it: `Purse`, `PURSE`. */
  readonly field?: string;
}

/** A refusal that names the file, plus the page, line and field if known. */
export function chartRefusal(chartError: ChartError, place: PlaceInChart, sentence: string): Refusal {
  const { fileName, page, line, field } = place;
  const words = [
    fileName,
    ...(page === undefined ? [] : [`page ${page}`]),
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(field === undefined ? [] : [field]),
  ].join(', ');
  const kind = chartError === 'missing' ? 'not-found' : 'invalid';
  return new Refusal(kind, `results.chart-${chartError}`, `${words}: ${sentence}`);
}
