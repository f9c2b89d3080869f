import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a chart; the code of the refusal is `results.chart-…`. */
export type ChartError = 'missing' | 'unreadable' | 'too-large' | 'other' | 'mixed' | 'order' | 'field';

export interface Where {
  readonly fileName: string;
  /** Counted from 1. */
  readonly page?: number;
  /** As a chart labels it: `Purse`, `Wgt`. */
  readonly field?: string;
}

/** A refusal that names the file, and the page and field where there is one. */
export function chartRefusal(chartError: ChartError, where: Where, sentence: string): Refusal {
  const { fileName, page, field } = where;
  const place = [
    fileName,
    ...(page === undefined ? [] : [`page ${page}`]),
    ...(field === undefined ? [] : [field]),
  ].join(', ');
  const kind = chartError === 'missing' ? 'not-found' : 'invalid';
  return new Refusal(kind, `results.chart-${chartError}`, `${place}: ${sentence}`);
}
