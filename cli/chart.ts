import { Command } from 'commander';
import { type ChartDone, type ChartImportDeps, type ChartsImported, importCharts } from './chart-import.ts';
import { chartsText } from './chart-import-report.ts';
import { refuseSome } from './import-each.ts';
import { filesUnder } from './import-files.ts';
import { Interrupted } from './interruption.ts';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

export interface ChartDeps extends ChartImportDeps {
  /** Updates the connection records (jockeys, trainers, owners) from the results. */
  updateConnectionRecords(): Promise<unknown>;
  close(): Promise<void>;
}

const ENDINGS = ['.pdf', '.xml', '.zip'];

/** Resolves with the signal that asks the process to end. */
type WhenInterrupted = () => Promise<NodeJS.Signals>;

function refuseUnfinished({ done, refused, total }: ChartsImported, signal: NodeJS.Signals): never {
  const count = (number: number): string => number.toLocaleString('en-US');
  const sentence = `Stopped after ${count(done.length + refused.length)} of ${count(total)} files. What was imported is stored; the same command goes on from there.`;
  throw new Interrupted(signal, sentence);
}

function printImported(options: { json?: true }, { done }: ChartsImported): void {
  if (done.length > 0) printResult(options, done satisfies readonly ChartDone[], chartsText(done));
}

function importCommand(open: () => Promise<ChartDeps>, whenInterrupted: WhenInterrupted): Command {
  return new Command('import')
    .description(
      'import result charts, each completely or not at all: Equibase (PDF), TrackMaster (XML), zips',
    )
    .argument('<paths...>', 'chart files, zips, or folders of them')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli chart import charts/')
    .action(async (paths: string[], options: { json?: true }) => {
      const files = await filesUnder(paths, ENDINGS);
      let signal: NodeJS.Signals | null = null;
      void whenInterrupted().then((received) => {
        signal = received;
      });
      const imported = await withApp(open, async (app) => {
        const found = await importCharts(app, files, () => signal !== null);
        if (!found.isInterrupted) await app.updateConnectionRecords();
        return found;
      });
      printImported(options, imported);
      if (imported.isInterrupted && signal !== null) refuseUnfinished(imported, signal);
      refuseSome({ done: imported.done, refused: imported.refused.length });
    });
}

const NEVER: WhenInterrupted = () => new Promise(() => undefined);

/** `racing-cli chart import`: imports result charts. An interruption ends it after the file at hand. */
export function chartCommand(
  open: () => Promise<ChartDeps>,
  whenInterrupted: WhenInterrupted = NEVER,
): Command {
  return new Command('chart')
    .description('import result charts')
    .addHelpText('after', '\nExample: racing-cli chart import SAR_2020-08-08.pdf')
    .addCommand(importCommand(open, whenInterrupted));
}
