import { chartFilesUnder } from '#adapters/files/chart-file/chart-files.ts';
import { type ChartDeps, chartCommand } from '#cli/chart.ts';
import type { ChartFile, ChartImport } from '#cli/chart-import.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { summaryOf } from '#core/results/sheet-summary.ts';
import { aSheet } from '#test/support/a-result.ts';
import { runCommand } from './run-command.ts';

/** The import of an invented chart. */
export const chartImport: ChartImport = {
  outcome: 'kept',
  track: 'SAR',
  day: '2020-08-08',
  kind: 'chart',
  source: 'Equibase chart A.pdf',
  summary: summaryOf(aSheet()),
  change: null,
  remarks: [],
};

/** A file found at a path; its bytes are its name. */
const fileAt = (fileName: string, filesInZip = 1): ChartFile => ({
  fileName,
  filesInZip,
  bytes: async () => Buffer.from(fileName),
});

/** Zips by path, with the names of the charts in them. */
type Zips = Readonly<Record<string, readonly string[]>>;

interface ImportSetup {
  readonly zips?: Zips;
  /** Zips that break, with how many of their files can be read. */
  readonly damaged?: Readonly<Record<string, number>>;
  /** Files that were imported before. */
  readonly known?: readonly string[];
  /** Files after which the user presses Ctrl-C. */
  readonly interruptAfter?: string;
  /** Ctrl-C while the picks of the imported days are being replayed. */
  readonly interruptInReplay?: true;
}

/** Runs an import on a reader that records every file it is given. */
export async function runIn(
  { zips = {}, damaged = {}, known = [], interruptAfter, interruptInReplay }: ImportSetup,
  importChart: ChartDeps['importChart'],
  ...paths: string[]
) {
  const seen = {
    importedPaths: [] as string[],
    steps: [] as string[],
    replayed: [] as string[],
    ratingReports: 0,
    closed: 0,
  };
  let interrupt: (signal: NodeJS.Signals) => void = () => undefined;
  const interruption = new Promise<NodeJS.Signals>((resolve) => {
    interrupt = resolve;
  });
  const deps: ChartDeps = {
    async chartsAt(path) {
      const names = zips[path] ?? [path];
      const readable = damaged[path] ?? names.length;
      const damage = new Refusal('invalid', 'zip.broken', `${path}: it is damaged.`);
      if (readable === 0) throw damage;
      return (async function* () {
        for (const name of names.slice(0, readable)) yield fileAt(name, names.length);
        if (readable < names.length) throw damage;
      })();
    },
    async findImportedChart(bytes) {
      const isKnown = known.includes(Buffer.from(bytes).toString());
      return isKnown ? { track: 'SAR', day: '2020-08-08', kind: 'trackmaster-chart' } : null;
    },
    readChart: async (fileName) => {
      seen.steps.push(`read ${fileName}`);
      return { sheet: aSheet(), contentHash: fileName, trackName: null, remarks: [] };
    },
    importChart: async (fileName, chart, request) => {
      seen.importedPaths.push(fileName);
      if (fileName === interruptAfter) interrupt('SIGINT');
      const imported = await importChart(fileName, chart, request);
      seen.steps.push(`store ${fileName}`);
      return imported;
    },
    updateConnectionRecords: async () => {
      seen.ratingReports += 1;
    },
    replayPastDays: async ({ from, to }, _, isInterrupted) => {
      seen.replayed.push(`${from} to ${to}`);
      if (interruptInReplay === true) {
        interrupt('SIGINT');
        await interruption;
        isInterrupted?.();
      }
      return { days: 1, fromCards: 0, sealed: 0 };
    },
    close: async () => {
      seen.closed += 1;
    },
  };
  const command = chartCommand(
    async () => deps,
    chartFilesUnder,
    () => interruption,
  );
  return { ...(await runCommand(command, 'import', ...paths)), ...seen };
}

/** The same without zips or earlier imports. */
export const run = (importChart: ChartDeps['importChart'], ...paths: string[]) =>
  runIn({}, importChart, ...paths);
