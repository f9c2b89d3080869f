import { Command } from 'commander';
import { sumBy } from '#core/kernel/numbers.ts';
import { counted } from '#core/kernel/text.ts';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { importEach, refuseSome } from './import-each.ts';
import { importedText, refusedLines, summaryText } from './import-results-report.ts';
import { printResult, say } from './print.ts';
import { makeProgress, type Progress } from './progress.ts';
import { type ReplayDeps, replayImported } from './replay-imported.ts';
import { withApp } from './with-app.ts';

/** What is read at once: the four NYRA tables of a folder, or one table of chart rows. */
export interface TableSource {
  readonly kind: 'nyra-tables' | 'aqueduct-table';
  /** The folder, or the file. */
  readonly path: string;
}

export interface NyraDeps extends ReplayDeps {
  /** Imports the result tables, day by day. */
  importTables(source: TableSource, progress: Progress): Promise<readonly ResultsImport[]>;
  /** Updates the connection records (jockeys, trainers, owners) from the results. */
  updateConnectionRecords(): Promise<unknown>;
  close(): Promise<void>;
}

interface SourceImport {
  readonly file: string;
  readonly days: readonly ResultsImport[];
}

function totalOf(days: readonly ResultsImport[]) {
  const sum = (valueOfDay: (day: ResultsImport) => number): number => sumBy(days, (day) => valueOfDay(day));
  return {
    races: sum(({ summary }) => summary.races),
    cancelled: sum(({ summary }) => summary.cancelled),
    starters: sum(({ summary }) => summary.starters),
    payouts: sum(({ summary }) => summary.payouts),
    refused: days.flatMap(({ summary }) => summary.refused),
    partial: days.some(({ summary }) => summary.partial),
  };
}

function sourceText({ file, days }: SourceImport): string {
  const withOutcome = (outcome: ResultsImport['outcome']) => days.filter((day) => day.outcome === outcome);
  const partial = days.filter((day) => day.summary.partial);
  return [
    `${file}: ${counted(days.length, 'day')}: ${withOutcome('kept').length} saved, ${withOutcome('replaced').length} replaced, ` +
      `${withOutcome('unchanged').length} already imported; ${summaryText(totalOf(days))}`,
    ...withOutcome('replaced').map((day) => `  ${importedText(day)}`),
    ...partial.flatMap((day) =>
      refusedLines(day).map((line) => `  ${day.track} ${day.day},${line.slice(1)}`),
    ),
  ].join('\n');
}

/** What the paths mean: a folder with the four NYRA tables, or single tables. Refuses a folder without tables. */
type TableSources = (paths: readonly string[]) => Promise<readonly TableSource[]>;

function importCommand(open: () => Promise<NyraDeps>, tableSources: TableSources): Command {
  return new Command('import')
    .description('import result tables (CSV): a folder with the four NYRA tables, or Aqueduct tables')
    .argument('<paths...>', 'folders or files')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli nyra import nyra-2019/')
    .action(async (paths: string[], options: { json?: true }) => {
      const sources = await tableSources(paths);
      const imported = await withApp(open, async (app) => {
        const importSource = async (source: TableSource): Promise<SourceImport> => ({
          file: source.path,
          days: await app.importTables(source, makeProgress({ things: 'days', say })),
        });
        const found = await importEach(sources, importSource);
        await app.updateConnectionRecords();
        await replayImported(
          app,
          found.done.flatMap(({ days }) => days),
        );
        return found;
      });
      const prose = imported.done.map(sourceText).join('\n');
      if (imported.done.length > 0) printResult(options, imported.done, prose);
      refuseSome(imported);
    });
}

/** `racing-cli nyra import`: imports results from tables. */
export function nyraCommand(open: () => Promise<NyraDeps>, tableSources: TableSources): Command {
  return new Command('nyra')
    .description('import results from CSV tables')
    .addHelpText('after', '\nExample: racing-cli nyra import nyra-2019/')
    .addCommand(importCommand(open, tableSources));
}
