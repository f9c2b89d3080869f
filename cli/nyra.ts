import { basename, dirname, join } from 'node:path';
import { Command } from 'commander';
import { sumBy } from '#core/kernel/numbers.ts';
import { counted } from '#core/kernel/text.ts';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { importEach, refuseSome } from './import-each.ts';
import { emptyFolder, isFolder, namesIn } from './import-files.ts';
import { importedText, refusedLines, summaryText } from './import-results-report.ts';
import { printResult, say } from './print.ts';
import { makeProgress, type Progress } from './progress.ts';
import { withApp } from './with-app.ts';

/** What is read at once: the four NYRA tables of a folder, or one table of chart rows. */
export interface TableSource {
  readonly kind: 'nyra-tables' | 'aqueduct-table';
  /** The folder, or the file. */
  readonly path: string;
}

export interface NyraDeps {
  /** Imports the result tables, day by day. */
  importTables(source: TableSource, progress: Progress): Promise<readonly ResultsImport[]>;
  /** Updates the connection records (jockeys, trainers, owners) from the results. */
  updateConnectionRecords(): Promise<unknown>;
  close(): Promise<void>;
}

const NYRA_TABLES = ['nyra_start_table.csv', 'nyra_race_table.csv', 'horse_ids.csv', 'horse_names.csv'];
const CSV = '.csv';

function sourceOf(path: string): TableSource {
  const isOfTheSet = NYRA_TABLES.includes(basename(path).toLowerCase());
  return isOfTheSet ? { kind: 'nyra-tables', path: dirname(path) } : { kind: 'aqueduct-table', path };
}

/** What the paths mean, each once: the four tables of a folder are one source, every other file is one. */
export async function tableSources(paths: readonly string[]): Promise<readonly TableSource[]> {
  const sources = new Map<string, TableSource>();
  for (const path of paths) {
    const names = (await isFolder(path)) ? await namesIn(path, CSV) : null;
    if (names?.length === 0) throw emptyFolder(path, CSV);
    const files = names === null ? [path] : names.map((name) => join(path, name));
    for (const source of files.map(sourceOf)) sources.set(source.path, source);
  }
  return [...sources.values()];
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

function importCommand(open: () => Promise<NyraDeps>): Command {
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
        return found;
      });
      const prose = imported.done.map(sourceText).join('\n');
      if (imported.done.length > 0) printResult(options, imported.done, prose);
      refuseSome(imported);
    });
}

/** `racing-cli nyra import`: imports results from tables. */
export function nyraCommand(open: () => Promise<NyraDeps>): Command {
  return new Command('nyra')
    .description('import results from CSV tables')
    .addHelpText('after', '\nExample: racing-cli nyra import nyra-2019/')
    .addCommand(importCommand(open));
}
