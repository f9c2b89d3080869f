import { basename, dirname, join } from 'node:path';
import { Command } from 'commander';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { importEach, refuseSome } from './import-each.ts';
import { emptyFolder, isFolder, namesIn } from './import-files.ts';
import { importedText, refusedLines, summaryText } from './import-results-report.ts';
import { printResult, say } from './print.ts';
import { makeProgress, type Progress } from './progress.ts';

/** What is read at once: the four NYRA tables of a folder, or one table of chart rows. */
export interface TableSource {
  readonly kind: 'nyra-tables' | 'aqueduct-table';
  /** The folder, or the file. */
  readonly path: string;
}

export interface NyraDeps {
  /** Reads every row, then keeps day after day, each whole or not at all. */
  importTables(source: TableSource, progress: Progress): Promise<readonly ResultsImport[]>;
  /** Lets the ratings know what the results tell of jockeys, trainers and owners. */
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
  const sum = (of: (day: ResultsImport) => number): number => days.reduce((total, day) => total + of(day), 0);
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
  const of = (outcome: ResultsImport['outcome']) => days.filter((day) => day.outcome === outcome);
  const partial = days.filter((day) => day.summary.partial);
  return [
    `${file}: ${days.length} ${days.length === 1 ? 'day' : 'days'}: ${of('kept').length} kept, ${of('replaced').length} replaced, ` +
      `${of('unchanged').length} there already; ${summaryText(totalOf(days))}`,
    ...of('replaced').map((day) => `  ${importedText(day)}`),
    ...partial.flatMap((day) =>
      refusedLines(day).map((line) => `  ${day.track} ${day.day},${line.slice(1)}`),
    ),
  ].join('\n');
}

function importCommand(open: () => Promise<NyraDeps>): Command {
  return new Command('import')
    .description('bring result tables (CSV): the four NYRA tables of a folder, or tables of Aqueduct rows')
    .argument('<paths...>', 'folders, or files')
    .option('--json', 'print what was read as JSON')
    .addHelpText('after', '\nExample: racing-cli nyra import nyra-2019/')
    .action(async (paths: string[], options: { json?: true }) => {
      const sources = await tableSources(paths);
      const nyraDeps = await open();
      const importFacts = async (source: TableSource): Promise<SourceImport> => ({
        file: source.path,
        days: await nyraDeps.importTables(source, makeProgress({ things: 'days', say })),
      });
      const importAll = async () => {
        const imported = await importEach(sources, importFacts);
        await nyraDeps.updateConnectionRecords();
        return imported;
      };
      const imported = await importAll().finally(() => nyraDeps.close());
      const prose = imported.done.map(sourceText).join('\n');
      if (imported.done.length > 0) printResult(options.json === true, imported.done, prose);
      refuseSome(imported);
    });
}

/** `racing-cli nyra import`: brings results from tables. */
export function nyraCommand(open: () => Promise<NyraDeps>): Command {
  return new Command('nyra')
    .description('bring results from tables')
    .addHelpText('after', '\nExample: racing-cli nyra import nyra-2019/')
    .addCommand(importCommand(open));
}
