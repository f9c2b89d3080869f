import { Command } from 'commander';
import type { ResultsBrought } from '#core/results/use-cases/bring-results.ts';
import { filesUnder } from './brought-files.ts';
import { importEach, refuseSome } from './import-each.ts';
import { printResult } from './print.ts';
import { broughtText } from './results-brought.ts';

export interface ChartBrought extends ResultsBrought {
  /** Sentences worth telling that refuse nothing. */
  readonly remarks: readonly string[];
}

export interface ChartDoors {
  /** Reads the result chart (PDF) at `path` and keeps it, whole or not at all. */
  bringChart(path: string): Promise<ChartBrought>;
  /** Lets the ratings know what the results tell of jockeys, trainers and owners. */
  tellStandings(): Promise<unknown>;
  close(): Promise<void>;
}

const fileText = ({ file, remarks, ...brought }: ChartBrought & { readonly file: string }): string =>
  [`${file}: ${broughtText(brought)}`, ...remarks.map((remark) => `  ${remark}`)].join('\n');

function importCommand(open: () => Promise<ChartDoors>): Command {
  return new Command('import')
    .description('bring full-card result charts of Equibase (PDF); each file whole or not at all')
    .argument('<paths...>', 'chart files, or folders of them')
    .option('--json', 'print what was read as JSON')
    .addHelpText('after', '\nExample: racing-cli chart import charts/')
    .action(async (paths: string[], options: { json?: true }) => {
      const files = await filesUnder(paths, '.pdf');
      const house = await open();
      const bring = async (file: string) => ({ file, ...(await house.bringChart(file)) });
      const bringAll = async () => {
        const imported = await importEach(files, bring);
        await house.tellStandings();
        return imported;
      };
      const imported = await bringAll().finally(() => house.close());
      const prose = imported.done.map(fileText).join('\n');
      if (imported.done.length > 0) printResult(options.json === true, imported.done, prose);
      refuseSome(imported);
    });
}

/** `racing-cli chart import`: brings result charts. */
export function chartCommand(open: () => Promise<ChartDoors>): Command {
  return new Command('chart')
    .description('bring result charts')
    .addHelpText('after', '\nExample: racing-cli chart import SAR_2020-08-08.pdf')
    .addCommand(importCommand(open));
}
