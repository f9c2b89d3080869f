import { Command, InvalidArgumentError } from 'commander';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { Run } from '#core/operations/run.ts';
import { printResult } from './print.ts';
import { type Column, tableLines } from './table.ts';
import { anyTrackOption } from './track-option.ts';
import { utcText } from './utc-text.ts';
import { withApp } from './with-app.ts';

export interface RunsDeps {
  /** For one track; for all when none is given. */
  listRuns(most: number, track?: string): Promise<readonly Run[]>;
  showRun(id: string): Promise<Run>;
  close(): Promise<void>;
}

const MOST = 1_000;

function countArgument(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count > 0 && count <= MOST) return count;
  throw new InvalidArgumentError(`A number from 1 to ${MOST}.`);
}

const timeText = (instant: Run['startedAt'] | null): string | null =>
  instant === null ? null : utcText(instant);

const receivedText = ({ expected, received }: Run): string =>
  expected === null ? String(received) : `${received}/${expected}`;

const COLUMNS: readonly Column<Run>[] = [
  ['started (UTC)', 'left', ({ startedAt }) => timeText(startedAt)],
  ['source', 'left', ({ source }) => source],
  ['day', 'left', ({ day }) => day],
  ['status', 'left', ({ status }) => status],
  ['received', 'right', receivedText],
  ['requested by', 'left', ({ askedBy }) => askedBy],
  ['id', 'left', ({ id }) => id],
  ['track', 'left', ({ track }) => track],
];

const plainRun = ({ leaseUntil: _, startedAt, endedAt, lines, failedTries, ...run }: Run) => ({
  ...run,
  startedAt: toIso(startedAt),
  endedAt: toIsoOrNull(endedAt),
  failedTries: failedTries.map(({ at: instant, retryAt, fault: failure }) => ({
    at: toIso(instant),
    retryAt: toIsoOrNull(retryAt),
    ...failure,
  })),
  lines: lines.map(({ at: instant, text }) => ({ at: toIso(instant), text })),
});

const listed = (run: Run) => {
  const { lines: _lines, linesDropped: _dropped, ...rest } = plainRun(run);
  return rest;
};

const partText = ({ expected, received }: Pick<Run, 'expected' | 'received'>): string =>
  expected === null ? `${received} received` : `${received} of ${expected} received`;

function runText(run: Run): string {
  const { source, day, track, status, startedAt, endedAt, askedBy, linesDropped } = run;
  return [
    `${source}, ${track}, ${day}: ${status}, ${receivedText(run)} received, requested by ${askedBy}`,
    `  from ${timeText(startedAt)} to ${timeText(endedAt) ?? 'now'} (UTC)`,
    ...run.faults.map(({ code, sentence }) => `  ${sentence} [${code}]`),
    ...(run.parts ?? []).map((part) => `  ${part.name}: ${partText(part)}`),
    ...run.lines.map(({ at: instant, text }) => `  ${timeText(instant)}  ${text}`),
    ...(linesDropped === 0 ? [] : [`  and ${linesDropped} more lines, not stored`]),
  ].join('\n');
}

function showCommand(open: () => Promise<RunsDeps>): Command {
  return new Command('show')
    .description('show a run with its log')
    .argument('<id>', "the run's id, from runs list")
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli runs show 0b0d1f3c-6f0e-4a55-8f5f-2f7f0d1c9a11')
    .action(async (id: string, options: { json?: true }) => {
      const run = await withApp(open, (app) => app.showRun(id));
      printResult(options, plainRun(run), runText(run));
    });
}

function listCommand(open: () => Promise<RunsDeps>): Command {
  return new Command('list')
    .description('list runs, newest first')
    .option('--limit <count>', 'how many to list', countArgument, 30)
    .addOption(anyTrackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli runs list --limit 10')
    .action(async (options: { limit: number; track?: string; json?: true }) => {
      const runs = await withApp(open, (app) => app.listRuns(options.limit, options.track));
      const prose = runs.length === 0 ? 'No runs yet.' : tableLines(COLUMNS, runs).join('\n');
      printResult(options, runs.map(listed), prose);
    });
}

/** `racing-cli runs [list]|show`: every run of a source. */
export function runsCommand(open: () => Promise<RunsDeps>): Command {
  return new Command('runs')
    .description('list source runs, or show one')
    .addHelpText('after', '\nExample: racing-cli runs --limit 10')
    .addCommand(listCommand(open), { isDefault: true })
    .addCommand(showCommand(open));
}
