import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a chart in XML; the code of the refusal is `results.chart-…`. */
export type ChartError = 'missing' | 'unreadable' | 'too-large' | 'other' | 'field';

export interface Where {
  readonly fileName: string;
  /** Counted from 1. */
  readonly line?: number;
  /** As the file names it: `PURSE`. */
  readonly field?: string;
}

/** A refusal that names the file, and the line and field where there is one. */
export function chartRefusal(chartError: ChartError, where: Where, sentence: string): Refusal {
  const { fileName, line, field } = where;
  const place = [
    fileName,
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(field === undefined ? [] : [field]),
  ].join(', ');
  const kind = chartError === 'missing' ? 'not-found' : 'invalid';
  return new Refusal(kind, `results.chart-${chartError}`, `${place}: ${sentence}`);
}
