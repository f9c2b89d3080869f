import { basename, dirname, join } from 'node:path';
import { Command } from 'commander';
import type { ResultsBrought } from '#core/results/use-cases/bring-results.ts';
import { emptyFolder, isFolder, namesIn } from './brought-files.ts';
import { importEach, refuseSome } from './import-each.ts';
import { printResult, say } from './print.ts';
import { makeProgress, type Progress } from './progress.ts';
import { broughtText, refusedLines, summaryText } from './results-brought.ts';

/** What is read at once: the four NYRA tables of a folder, or one table of chart rows. */
export interface TableSource {
  readonly kind: 'nyra-tables' | 'aqueduct-table';
  /** The folder, or the file. */
  readonly path: string;
}

export interface NyraDoors {
  /** Reads every row, then keeps day after day, each whole or not at all. */
  bringTables(source: TableSource, progress: Progress): Promise<readonly ResultsBrought[]>;
  /** Lets the ratings know what the results tell of jockeys, trainers and owners. */
  tellStandings(): Promise<unknown>;
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

interface SourceBrought {
  readonly file: string;
  readonly days: readonly ResultsBrought[];
}

function totalOf(days: readonly ResultsBrought[]) {
  const sum = (of: (day: ResultsBrought) => number): number =>
    days.reduce((total, day) => total + of(day), 0);
  return {
    races: sum(({ summary }) => summary.races),
    cancelled: sum(({ summary }) => summary.cancelled),
    starters: sum(({ summary }) => summary.starters),
    payouts: sum(({ summary }) => summary.payouts),
    refused: days.flatMap(({ summary }) => summary.refused),
    partial: days.some(({ summary }) => summary.partial),
  };
}

function sourceText({ file, days }: SourceBrought): string {
  const of = (outcome: ResultsBrought['outcome']) => days.filter((day) => day.outcome === outcome);
  const partial = days.filter((day) => day.summary.partial);
  return [
    `${file}: ${days.length} ${days.length === 1 ? 'day' : 'days'}: ${of('kept').length} kept, ${of('replaced').length} replaced, ` +
      `${of('unchanged').length} there already; ${summaryText(totalOf(days))}`,
    ...of('replaced').map((day) => `  ${broughtText(day)}`),
    ...partial.flatMap((day) =>
      refusedLines(day).map((line) => `  ${day.track} ${day.day},${line.slice(1)}`),
    ),
  ].join('\n');
}

function importCommand(open: () => Promise<NyraDoors>): Command {
  return new Command('import')
    .description('bring result tables (CSV): the four NYRA tables of a folder, or tables of Aqueduct rows')
    .argument('<paths...>', 'folders, or files')
    .option('--json', 'print what was read as JSON')
    .addHelpText('after', '\nExample: racing-cli nyra import nyra-2019/')
    .action(async (paths: string[], options: { json?: true }) => {
      const sources = await tableSources(paths);
      const house = await open();
      const bring = async (source: TableSource): Promise<SourceBrought> => ({
        file: source.path,
        days: await house.bringTables(source, makeProgress({ things: 'days', say })),
      });
      const bringAll = async () => {
        const imported = await importEach(sources, bring);
        await house.tellStandings();
        return imported;
      };
      const imported = await bringAll().finally(() => house.close());
      const prose = imported.done.map(sourceText).join('\n');
      if (imported.done.length > 0) printResult(options.json === true, imported.done, prose);
      refuseSome(imported);
    });
}

/** `racing-cli nyra import`: brings results from tables. */
export function nyraCommand(open: () => Promise<NyraDoors>): Command {
  return new Command('nyra')
    .description('bring results from tables')
    .addHelpText('after', '\nExample: racing-cli nyra import nyra-2019/')
    .addCommand(importCommand(open));
}
