import { Command } from 'commander';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { importEach, refuseSome } from './import-each.ts';
import { filesUnder } from './import-files.ts';
import { importedText } from './import-results-report.ts';
import { printResult } from './print.ts';

export interface ChartImport extends ResultsImport {
  /** Sentences worth telling that refuse nothing. */
  readonly remarks: readonly string[];
}

export interface ChartDeps {
  /** Reads the result chart (PDF) at `path` and keeps it, whole or not at all. */
  importChart(path: string): Promise<ChartImport>;
  /** Lets the ratings know what the results tell of jockeys, trainers and owners. */
  updateConnectionRecords(): Promise<unknown>;
  close(): Promise<void>;
}

const fileText = ({ file, remarks, ...brought }: ChartImport & { readonly file: string }): string =>
  [`${file}: ${importedText(brought)}`, ...remarks.map((remark) => `  ${remark}`)].join('\n');

function importCommand(open: () => Promise<ChartDeps>): Command {
  return new Command('import')
    .description('bring full-card result charts of Equibase (PDF); each file whole or not at all')
    .argument('<paths...>', 'chart files, or folders of them')
    .option('--json', 'print what was read as JSON')
    .addHelpText('after', '\nExample: racing-cli chart import charts/')
    .action(async (paths: string[], options: { json?: true }) => {
      const files = await filesUnder(paths, '.pdf');
      const chartDeps = await open();
      const importFacts = async (file: string) => ({ file, ...(await chartDeps.importChart(file)) });
      const importAll = async () => {
        const imported = await importEach(files, importFacts);
        await chartDeps.updateConnectionRecords();
        return imported;
      };
      const imported = await importAll().finally(() => chartDeps.close());
      const prose = imported.done.map(fileText).join('\n');
      if (imported.done.length > 0) printResult(options.json === true, imported.done, prose);
      refuseSome(imported);
    });
}

/** `racing-cli chart import`: brings result charts. */
export function chartCommand(open: () => Promise<ChartDeps>): Command {
  return new Command('chart')
    .description('bring result charts')
    .addHelpText('after', '\nExample: racing-cli chart import SAR_2020-08-08.pdf')
    .addCommand(importCommand(open));
}
