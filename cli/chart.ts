import { Command } from 'commander';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { importEach, refuseSome } from './import-each.ts';
import { filesUnder } from './import-files.ts';
import { importedText } from './import-results-report.ts';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

export interface ChartImport extends ResultsImport {
  /** Sentences for the operator that refuse nothing. */
  readonly remarks: readonly string[];
}

export interface ChartDeps {
  /** Reads the result chart (PDF) at `path` and stores it, completely or not at all. */
  importChart(path: string): Promise<ChartImport>;
  /** Updates the connection records (jockeys, trainers, owners) from the results. */
  updateConnectionRecords(): Promise<unknown>;
  close(): Promise<void>;
}

const fileText = ({ file, remarks, ...imported }: ChartImport & { readonly file: string }): string =>
  [`${file}: ${importedText(imported)}`, ...remarks.map((remark) => `  ${remark}`)].join('\n');

function importCommand(open: () => Promise<ChartDeps>): Command {
  return new Command('import')
    .description('import Equibase full-card result charts (PDF), each file completely or not at all')
    .argument('<paths...>', 'chart files, or folders of them')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli chart import charts/')
    .action(async (paths: string[], options: { json?: true }) => {
      const files = await filesUnder(paths, '.pdf');
      const imported = await withApp(open, async (app) => {
        const importOne = async (file: string) => ({ file, ...(await app.importChart(file)) });
        const found = await importEach(files, importOne);
        await app.updateConnectionRecords();
        return found;
      });
      const prose = imported.done.map(fileText).join('\n');
      if (imported.done.length > 0) printResult(options, imported.done, prose);
      refuseSome(imported);
    });
}

/** `racing-cli chart import`: imports result charts. */
export function chartCommand(open: () => Promise<ChartDeps>): Command {
  return new Command('chart')
    .description('import result charts')
    .addHelpText('after', '\nExample: racing-cli chart import SAR_2020-08-08.pdf')
    .addCommand(importCommand(open));
}
