import { counted } from '#core/kernel/text.ts';
import type { SheetChange } from '#core/results/sheet-change.ts';
import type { SheetSummary } from '#core/results/sheet-summary.ts';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';

/** `10 races (1 cancelled), 83 starters, 152 payouts`. */
export function summaryText({ races, cancelled, starters, payouts }: SheetSummary): string {
  const notRun = cancelled === 0 ? '' : ` (${cancelled} cancelled)`;
  return `${counted(races, 'race')}${notRun}, ${counted(starters, 'starter')}, ${counted(payouts, 'payout')}`;
}

function changeText(change: SheetChange | null): string {
  if (change === null) return '';
  const races = change.races.map(({ raceNumber, what }) =>
    what === 'changed' ? String(raceNumber) : `${raceNumber} (${what})`,
  );
  const where = races.length === 0 ? '' : ` in race ${races.join(', ')}`;
  return ` (${counted(change.facts, 'fact')} changed${where}; the former version is kept)`;
}

/** A line a refused race. */
export const refusedLines = ({ summary }: ResultsImport): readonly string[] =>
  summary.refused.map(({ raceNumber, failed }) => `  race ${raceNumber} was refused: ${failed.join(' ')}`);

/** What became of one sheet, in a line, and a line a race of it that was refused. */
export function importedText(resultsImport: ResultsImport): string {
  const results = `the results of ${resultsImport.track} on ${resultsImport.day}`;
  const head = {
    kept: `kept ${results}`,
    replaced: `replaced ${results}${changeText(resultsImport.change)}`,
    unchanged: `${results} are there already; nothing changed`,
  }[resultsImport.outcome];
  const partial = resultsImport.summary.partial ? '; partial' : '';
  return [`${head}: ${summaryText(resultsImport.summary)}${partial}`, ...refusedLines(resultsImport)].join(
    '\n',
  );
}
