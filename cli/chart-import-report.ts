import { sumBy } from '#core/kernel/numbers.ts';
import { counted } from '#core/kernel/text.ts';
import type { ChartDone, ChartImport, KnownChart } from './chart-import.ts';
import { importedText, refusedLines, summaryText } from './import-results-report.ts';

/** Above this many files, only those that need attention are listed. */
const LISTED = 25;

type Imported = ChartImport & { readonly file: string };

const isKnown = (chart: ChartDone): chart is KnownChart & { readonly file: string } =>
  chart.outcome === 'known';

const remarkLines = ({ remarks }: Imported): readonly string[] => remarks.map((remark) => `  ${remark}`);

function chartText(chart: ChartDone): string {
  if (isKnown(chart)) {
    return `${chart.file}: the ${chart.track} results for ${chart.day} were already imported from this file`;
  }
  const { file, remarks: _, ...imported } = chart;
  return [`${file}: ${importedText(imported)}`, ...remarkLines(chart)].join('\n');
}

/** Whether a file needs the operator's attention. */
const needsALook = ({ outcome, summary, remarks }: Imported): boolean =>
  outcome === 'replaced' || summary.partial || remarks.length > 0;

function totalText(charts: readonly Imported[]): string {
  const total = (count: 'races' | 'cancelled' | 'starters' | 'payouts'): number =>
    sumBy(charts, ({ summary }) => summary[count]);
  return summaryText({
    races: total('races'),
    cancelled: total('cancelled'),
    starters: total('starters'),
    payouts: total('payouts'),
    refused: charts.flatMap(({ summary }) => summary.refused),
    partial: charts.some(({ summary }) => summary.partial),
  });
}

function manyText(charts: readonly ChartDone[]): string {
  const imported = charts.filter((chart): chart is Imported => !isKnown(chart));
  const withOutcome = (outcome: ChartImport['outcome']): number =>
    imported.filter((chart) => chart.outcome === outcome).length;
  const before = charts.length - imported.length + withOutcome('unchanged');
  const refused = sumBy(imported, (chart) => refusedLines(chart).length);
  return [
    ...imported.filter(needsALook).map(chartText),
    `${counted(charts.length, 'file')}: ${withOutcome('kept')} saved, ${withOutcome('replaced')} replaced, ` +
      `${before} already imported; ${totalText(imported)}${refused === 0 ? '' : `; ${counted(refused, 'race')} refused`}`,
  ].join('\n');
}

/** The outcome of each file; for many files, only those that need attention, then totals. */
export const chartsText = (charts: readonly ChartDone[]): string =>
  charts.length > LISTED ? manyText(charts) : charts.map(chartText).join('\n');
