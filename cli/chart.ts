import { Command } from 'commander';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import { countText } from '#core/kernel/text.ts';
import { type ChartImportDeps, type ChartsImported, importCharts } from './chart-import.ts';
import { chartsText } from './chart-import-report.ts';
import { refuseSome } from './import-each.ts';
import { Interrupted } from './interruption.ts';
import { printResult } from './print.ts';
import { type ReplayDeps, replayImported } from './replay-imported.ts';
import { withApp } from './with-app.ts';
import { zoneArgument } from './zone-argument.ts';

export interface ChartDeps extends ChartImportDeps, ReplayDeps {
  /** Updates the connection records (jockeys, trainers, owners) from the results. */
  updateConnectionRecords(): Promise<unknown>;
  close(): Promise<void>;
}

/** Resolves with the signal that asks the process to end. */
type WhenInterrupted = () => Promise<NodeJS.Signals>;

/** The files that paths mean: files themselves, and the charts and zips of folders. Refuses a folder without any. */
type FilesUnder = (paths: readonly string[]) => Promise<readonly string[]>;

function refuseUnfinished(
  { done, refused, skipped, total, isInterrupted }: ChartsImported,
  signal: NodeJS.Signals,
): never {
  const sentence = isInterrupted
    ? `Stopped after ${countText(done.length + refused.length + skipped.length)} of ${countText(total)} files. Imported charts are stored; run the same command again to continue.`
    : 'All charts are stored. Some past picks may not be replayed yet; run the same command again to continue.';
  throw new Interrupted(signal, sentence);
}

function printImported(options: { json?: true }, { done }: ChartsImported): void {
  if (done.length > 0) printResult(options, done, chartsText(done));
}

function importCommand(
  open: () => Promise<ChartDeps>,
  filesUnder: FilesUnder,
  whenInterrupted: WhenInterrupted,
): Command {
  return new Command('import')
    .description(
      'import result charts, each completely or not at all: Equibase (PDF), TrackMaster (XML), zips',
    )
    .argument('<paths...>', 'chart files, zips or folders')
    .option('--zone <zone>', 'time zone of an unlisted track, such as America/Denver', zoneArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli chart import charts/')
    .action(async (paths: string[], options: { zone?: ZoneName; json?: true }) => {
      const files = await filesUnder(paths);
      let signal: NodeJS.Signals | null = null;
      void whenInterrupted().then((received) => {
        signal = received;
      });
      const imported = await withApp(open, async (app) => {
        const isInterrupted = () => signal !== null;
        const found = await importCharts(app, files, { zone: options.zone ?? null }, isInterrupted);
        if (found.isInterrupted) return { ...found, isStopped: true };
        await app.updateConnectionRecords();
        return { ...found, ...(await replayImported(app, found.done, isInterrupted)) };
      });
      printImported(options, imported);
      if (imported.isStopped && signal !== null) refuseUnfinished(imported, signal);
      const { done, refused, skipped } = imported;
      refuseSome({ done, refused: refused.length, skipped: skipped.length }, 'a result chart');
    });
}

const NEVER: WhenInterrupted = () => new Promise(() => undefined);

/** `racing-cli chart import`: imports result charts. An interruption stops it after the current file. */
export function chartCommand(
  open: () => Promise<ChartDeps>,
  filesUnder: FilesUnder,
  whenInterrupted: WhenInterrupted = NEVER,
): Command {
  return new Command('chart')
    .description('import result charts')
    .addHelpText('after', '\nExample: racing-cli chart import SAR_2020-08-08.pdf')
    .addCommand(importCommand(open, filesUnder, whenInterrupted));
}
