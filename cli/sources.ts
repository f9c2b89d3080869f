import { Command, InvalidArgumentError } from 'commander';
import { DAY, HOUR, type Instant, instant, MINUTE, parseInstant, toIso } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { SourceHistory } from '#core/operations/history/source-history.ts';
import { untilText } from '#core/operations/pause/pause.ts';
import type { Run } from '#core/operations/run.ts';
import { runText } from '#core/operations/run-text.ts';
import { isSourceName, SOURCE_LABELS, SOURCE_NAMES, type SourceName } from '#core/operations/source-name.ts';
import type { Skipped } from '#core/operations/use-cases/retry-sources.ts';
import type { SourceStatus } from '#core/operations/use-cases/watch-sources.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { type Column, tableLines } from './table.ts';
import { trackOption } from './track-option.ts';
import { utcText } from './utc-text.ts';
import { withApp } from './with-app.ts';

type Named = readonly SourceName[] | null;

export interface SourcesDeps {
  listSources(track?: string): Promise<readonly SourceStatus[]>;
  sourceHistory(track?: string): Promise<readonly SourceHistory[]>;
  /** Null: all of them. */
  pauseSources(sources: Named, until: Instant, reason: string): Promise<readonly SourceName[]>;
  resumeSources(sources: Named): Promise<readonly SourceName[]>;
  /** Null: all that did not end well; day null: of the last run. Waits for the end. */
  retrySources(
    sources: Named,
    day: string | null,
    track?: string,
  ): Promise<{ readonly skipped: readonly Skipped[]; readonly ended: readonly (Run | Skipped)[] }>;
  close(): Promise<void>;
}

type Open = () => Promise<SourcesDeps>;

export function sourceArgument(text: string): SourceName {
  if (isSourceName(text)) return text;
  throw new InvalidArgumentError(`A source is one of ${SOURCE_NAMES.join(', ')}.`);
}

const namedArgument = (text: string): { readonly sources: Named } =>
  text === 'all' ? { sources: null } : { sources: [sourceArgument(text)] };

const UNITS: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY };

function spanArgument(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const span = Number(count) * (UNITS[unit] ?? 0);
  if (span > 0) return span;
  throw new InvalidArgumentError('A time span is 30m, 2h or 3d.');
}

function instantArgument(text: string): Instant {
  const instant = parseInstant(text);
  if (instant !== null) return instant;
  throw new InvalidArgumentError('A moment is written 2025-08-02T15:00:00-04:00.');
}

const labels = (sources: readonly SourceName[]): string =>
  sources.map((source) => SOURCE_LABELS[source]).join(', ');

const stateText = ({ isSetUp, isForTrack, pause }: SourceStatus): string => {
  if (pause !== null) return `paused until ${untilText(pause.until)}`;
  if (!isSetUp) return 'not set up';
  return isForTrack ? 'on' : 'not for this track';
};

const COLUMNS: readonly Column<SourceStatus>[] = [
  ['source', 'left', ({ source }) => source],
  ['state', 'left', stateText],
  ['last run (UTC)', 'left', ({ last }) => last && utcText(last.startedAt)],
  ['last status', 'left', ({ last }) => last?.status ?? null],
  ['for day', 'left', ({ last }) => last?.day ?? null],
  ['paused by', 'left', ({ pause }) => pause && (pause.byEmail ?? pause.by ?? 'operator')],
  ['why', 'left', ({ pause }) => pause?.reason ?? null],
  ['tracks', 'left', ({ tracks }) => tracks?.sentence ?? null],
];

const written = ({ pause, last, tracks, ...status }: SourceStatus) => ({
  ...status,
  tracks: tracks?.known ?? null,
  tracksText: tracks?.sentence ?? null,
  pause: pause && { ...pause, since: toIso(pause.since), until: toIso(pause.until) },
  last: last && {
    runId: last.id,
    day: last.day,
    status: last.status,
    startedAt: toIso(last.startedAt),
    faults: last.faults,
  },
});

function listCommand(open: Open): Command {
  return new Command('list')
    .description('list sources: whether set up or paused, the tracks they cover, and their last run')
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli sources list --json')
    .action(async (options: { track?: string; json?: true }) => {
      const statuses = await withApp(open, (app) => app.listSources(options.track));
      printResult(options, statuses.map(written), tableLines(COLUMNS, statuses).join('\n'));
    });
}

interface PauseOptions {
  readonly until?: Instant;
  readonly for?: number;
  readonly reason: string;
  readonly json?: true;
}

function endOf({ until, for: span }: PauseOptions): Instant {
  if (until !== undefined && span === undefined) return until;
  if (span !== undefined && until === undefined) return instant(Date.now() + span);
  throw new Refusal('invalid', 'settings.pause-end', 'Use either --until or --for.');
}

function pauseCommand(open: Open): Command {
  return new Command('pause')
    .description('pause a source: while paused, no scheduled job, workflow or sync calls it')
    .argument('<source>', `one of ${SOURCE_NAMES.join(', ')}; or all`, namedArgument)
    .requiredOption('--reason <text>', 'why, shown to other administrators')
    .option('--until <moment>', 'until when, at most 14 days ahead', instantArgument)
    .option('--for <span>', 'for how long: 30m, 2h, 3d', spanArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli sources pause odds --for 2h --reason "the host is moving"')
    .action(async ({ sources }: { readonly sources: Named }, options: PauseOptions) => {
      const until = endOf(options);
      const paused = await withApp(open, (app) => app.pauseSources(sources, until, options.reason));
      const prose = `Paused until ${untilText(until)}: ${labels(paused)}.`;
      printResult(options, { sources: paused, until: toIso(until) }, prose);
    });
}

function resumeCommand(open: Open): Command {
  return new Command('resume')
    .description('resume one source or all of them')
    .argument('<source>', `one of ${SOURCE_NAMES.join(', ')}; or all`, namedArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli sources resume all')
    .action(async ({ sources }: { readonly sources: Named }, options: { json?: true }) => {
      const resumed = await withApp(open, (app) => app.resumeSources(sources));
      const prose = resumed.length === 0 ? 'No source was paused.' : `Resumed: ${labels(resumed)}.`;
      printResult(options, { sources: resumed }, prose);
    });
}

const isRun = (ended: Run | Skipped): ended is Run => 'status' in ended;

const outcome = (ended: Run | Skipped) =>
  isRun(ended)
    ? {
        source: ended.source,
        outcome: ended.status,
        track: ended.track,
        day: ended.day,
        expected: ended.expected,
        received: ended.received,
        faults: ended.faults,
        runId: ended.id,
      }
    : { source: ended.source, outcome: 'skipped' as const, faults: [ended.why] };

const outcomeText = (ended: Run | Skipped): string =>
  isRun(ended) ? runText(ended) : `${SOURCE_LABELS[ended.source]} was skipped. ${ended.why.sentence}`;

interface RetryOptions {
  readonly date?: string;
  readonly track?: string;
  readonly json?: true;
}

function retryCommand(open: Open): Command {
  return new Command('retry')
    .description('run a source again, or all whose last run was incomplete, and wait until it ends')
    .argument('<source>', `one of ${SOURCE_NAMES.join(', ')}; or all`, namedArgument)
    .option('--date <date>', 'day, YYYY-MM-DD (default: the day of its last run)', raceDayArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli sources retry all --date 2025-08-02')
    .action(async ({ sources }: { readonly sources: Named }, options: RetryOptions) => {
      const { skipped, ended } = await withApp(open, (app) =>
        app.retrySources(sources, options.date ?? null, options.track),
      );
      const all = [...ended, ...skipped];
      const prose = all.length === 0 ? 'Nothing to retry.' : all.map(outcomeText).join('\n');
      printResult(options, all.map(outcome), prose);
      const unsuccessful = ended.filter((run) => !isRun(run) || run.status !== 'success');
      if (unsuccessful.length === 0) return;
      const sentence = `Incomplete: ${labels(unsuccessful.map(({ source }) => source))}.`;
      throw new Refusal('unavailable', 'operations.not-whole', sentence);
    });
}

const HOURS_SHOWN = 48;
const ageText = (ageMs: number | null): string => {
  if (ageMs === null) return '-';
  const hours = Math.max(0, Math.round(ageMs / HOUR));
  return hours <= HOURS_SHOWN ? `${hours} h` : `${Math.round(hours / 24)} d`;
};

function historyText({ source, newest, days }: SourceHistory): string {
  const newestText = newest === null ? 'no facts yet' : `newest from ${newest.source}, ${toIso(newest.at)}`;
  const rows = days.filter(({ success, partial, failed }) => success + partial + failed > 0);
  return [
    `${SOURCE_LABELS[source]}: ${newestText}`,
    ...rows.map(
      ({ day, success, partial, failed, ageMs }) =>
        `  ${day}  ${success} complete, ${partial} partial, ${failed} failed; newest fact ${ageText(ageMs)} old`,
    ),
  ].join('\n');
}

function historyCommand(open: Open): Command {
  return new Command('history')
    .description('show how each source did over the last 14 days, and how old its newest data is')
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli sources history --json')
    .action(async (options: { track?: string; json?: true }) => {
      const sourceHistories = await withApp(open, (app) => app.sourceHistory(options.track));
      const json = sourceHistories.map(({ newest, ...rest }) => ({
        ...rest,
        newest: newest && { ...newest, at: toIso(newest.at) },
      }));
      printResult(options, json, sourceHistories.map(historyText).join('\n'));
    });
}

/** `racing-cli sources [list]|history|pause|resume|retry`: the sources, looked after. */
export function sourcesCommand(open: Open): Command {
  return new Command('sources')
    .description('list, pause, resume and retry sources')
    .addHelpText('after', '\nExample: racing-cli sources')
    .addCommand(listCommand(open), { isDefault: true })
    .addCommand(historyCommand(open))
    .addCommand(pauseCommand(open))
    .addCommand(resumeCommand(open))
    .addCommand(retryCommand(open));
}
