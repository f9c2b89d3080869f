import { Command } from 'commander';
import type { Log } from '#core/kernel/functions.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { type Backfill, backfillText, daysOver } from '#core/operations/backfill/backfill.ts';
import type { BackfillPlan } from '#core/operations/backfill/plan.ts';
import { SOURCE_LABELS, type SourceName } from '#core/operations/source-name.ts';
import { ofTrackText } from '#core/operations/source-tracks.ts';
import { type JsonOption, printResult, say } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { sourceArgument } from './sources.ts';
import { type Column, tableLines } from './table.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

interface Days {
  readonly track?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly source: SourceName | null;
}

export interface BackfillDeps {
  planBackfill(days: Days): Promise<BackfillPlan>;
  /** Collects days again and waits for the end. */
  runBackfill(days: Days, say: Log): Promise<Backfill>;
  takeUpBackfill(id: string, say: Log): Promise<Backfill>;
  stopBackfill(id: string): Promise<Backfill>;
  listBackfills(track?: string): Promise<readonly Backfill[]>;
  close(): Promise<void>;
}

type Open = () => Promise<BackfillDeps>;

type Row = BackfillPlan['sourceDays'][number];

const COLUMNS: readonly Column<Row>[] = [
  ['day', 'left', ({ day }) => day],
  ['source', 'left', ({ source }) => source],
  ['fetch', 'left', ({ isAsked }) => (isAsked ? 'yes' : 'no')],
  ['why', 'left', ({ why }) => why],
  ['requests', 'right', ({ requests }) => (requests === 0 ? null : String(requests))],
  ['', 'left', ({ sentence }) => sentence],
];

function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${Math.ceil(seconds)} s` : `${minutes} min ${Math.ceil(seconds % 60)} s`;
}

function planText({
  track,
  span,
  daysAsked,
  days,
  asked: count,
  requests,
  seconds,
  sourceDays,
}: BackfillPlan) {
  const total = `From ${span.from} to ${span.to}${ofTrackText(track)}: ${daysAsked} of ${days} days would be fetched, ${count} source requests.`;
  const effort = `At most ${requests} requests, about ${timeText(seconds)} within the rate limits.`;
  return [`${total} ${effort} Dry run: nothing was requested.`, ...tableLines(COLUMNS, sourceDays)].join(
    '\n',
  );
}

function written(backfill: Backfill) {
  const { leaseUntil: _, claim: __, startedAt, endedAt, span, ...rest } = backfill;
  return {
    ...rest,
    ...span,
    startedAt: toIso(startedAt),
    endedAt: toIsoOrNull(endedAt),
    daysOver: daysOver(backfill),
  };
}

const dayText = ({ day, state, asked: sources }: Backfill['days'][number]): string => {
  const statuses = sources.map(({ source, status }) => `${SOURCE_LABELS[source]} ${status}`).join(', ');
  return `  ${day}  ${state}${statuses === '' ? '' : `: ${statuses}`}`;
};

function printEnd(backfill: Backfill, option: JsonOption): void {
  const prose = [backfillText(backfill), ...backfill.days.map(dayText)].join('\n');
  printResult(option, written(backfill), prose);
  if (backfill.status === 'success') return;
  throw new Refusal('unavailable', 'operations.not-whole', backfillText(backfill));
}

function listCommand(open: Open): Command {
  return new Command('list')
    .description("list a track's backfills, newest first")
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli backfill list')
    .action(async (_: unknown, command: Command) => {
      const option = command.optsWithGlobals<JsonOption & { track?: string }>();
      const found = await withApp(open, (app) => app.listBackfills(option.track));
      const lines = found.map((backfill) => `${backfill.id}  ${backfillText(backfill)}`);
      printResult(option, found.map(written), lines.length === 0 ? 'No backfills yet.' : lines.join('\n'));
    });
}

function stopCommand(open: Open): Command {
  return new Command('stop')
    .description('stop a backfill once its current source has finished')
    .argument('<id>', "the backfill's id, from backfill list")
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli backfill stop 0b0d1f3c-6f0e-4a55-8f5f-2f7f0d1c9a11')
    .action(async (id: string, _: unknown, command: Command) => {
      const option = command.optsWithGlobals<JsonOption>();
      const stopping = await withApp(open, (app) => app.stopBackfill(id));
      printResult(option, written(stopping), 'Stopping after the current source.');
    });
}

function continueCommand(open: Open): Command {
  return new Command('continue')
    .description('continue a backfill that was stopped or is incomplete')
    .argument('<id>', "the backfill's id, from backfill list")
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli backfill continue 0b0d1f3c-6f0e-4a55-8f5f-2f7f0d1c9a11')
    .action(async (id: string, _: unknown, command: Command) => {
      const option = command.optsWithGlobals<JsonOption>();
      printEnd(await withApp(open, (app) => app.takeUpBackfill(id, say)), option);
    });
}

interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly track?: string;
  readonly source?: SourceName;
  readonly dryRun?: true;
  readonly json?: true;
}

function daysIn({ from, to, track, source }: Options): Days {
  if (from !== undefined && to !== undefined)
    return { from, to, ...(track !== undefined && { track }), source: source ?? null };
  const sentence = `Say which days: --${from === undefined ? 'from' : 'to'} is missing.`;
  throw new Refusal('invalid', 'settings.days', sentence);
}

/** `racing-cli backfill [list|stop|continue]`: collects a span of days again. */
export function backfillCommand(open: Open): Command {
  return new Command('backfill')
    .description('fetch what is missing for past days, one day at a time')
    .option('--from <date>', 'first day, YYYY-MM-DD', raceDayArgument)
    .option('--to <date>', 'last day, YYYY-MM-DD', raceDayArgument)
    .option('--source <source>', 'only this source', sourceArgument)
    .addOption(trackOption())
    .option('--dry-run', 'show what would be fetched, why, and roughly how long it takes')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli backfill --from 2025-08-01 --to 2025-08-03 --dry-run')
    .addCommand(listCommand(open))
    .addCommand(stopCommand(open))
    .addCommand(continueCommand(open))
    .action(async (options: Options) => {
      const days = daysIn(options);
      if (options.dryRun !== true)
        return printEnd(await withApp(open, (app) => app.runBackfill(days, say)), options);
      const plan = await withApp(open, (app) => app.planBackfill(days));
      printResult(options, plan, planText(plan));
    });
}
