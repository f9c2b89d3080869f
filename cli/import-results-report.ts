import { counted } from '#core/kernel/text.ts';
import type { SheetChange } from '#core/results/sheet-change.ts';
import type { SheetSummary } from '#core/results/sheet-summary.ts';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';

/** `10 races (1 canceled), 83 starters, 152 payouts`. */
export function summaryText({ races, cancelled, starters, payouts }: SheetSummary): string {
  const notRun = cancelled === 0 ? '' : ` (${cancelled} canceled)`;
  return `${counted(races, 'race')}${notRun}, ${counted(starters, 'starter')}, ${counted(payouts, 'payout')}`;
}

function changeText(change: SheetChange | null): string {
  if (change === null) return '';
  const races = change.races.map(({ raceNumber, what }) =>
    what === 'changed' ? String(raceNumber) : `${raceNumber} (${what})`,
  );
  const where = races.length === 0 ? '' : ` in race ${races.join(', ')}`;
  return ` (${counted(change.facts, 'fact')} changed${where}; the previous version is still stored)`;
}

/** One line per refused race. */
export const refusedLines = ({ summary }: ResultsImport): readonly string[] =>
  summary.refused.map(({ raceNumber, failed }) => `  race ${raceNumber} was refused: ${failed.join(' ')}`);

/** One line per race in doubt. */
export const doubtLines = ({ track, day, summary }: ResultsImport): readonly string[] =>
  (summary.doubtful ?? []).map(
    ({ raceNumber, doubts }) =>
      `  race ${raceNumber} is in doubt: ${doubts.join(' ')} Decide with racing-cli results decide ${day} ${raceNumber} order|payoffs|left-out --track ${track} --why REASON.`,
  );

/** The outcome of one import in a line, then one line per refused race and per race in doubt. */
export function importedText(resultsImport: ResultsImport): string {
  const results = `the ${resultsImport.track} results for ${resultsImport.day}`;
  const head = {
    kept: `saved ${results}`,
    replaced: `replaced ${results}${changeText(resultsImport.change)}`,
    unchanged: `${results} were already imported; nothing changed`,
  }[resultsImport.outcome];
  const partial = resultsImport.summary.partial ? '; partial' : '';
  return [
    `${head}: ${summaryText(resultsImport.summary)}${partial}`,
    ...refusedLines(resultsImport),
    ...doubtLines(resultsImport),
  ].join('\n');
}
