import { Command, InvalidArgumentError } from 'commander';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import type { Log } from '#core/kernel/functions.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { type Failure, failureOf, refusalOf } from '#core/operations/failure.ts';
import type { Run } from '#core/operations/run.ts';
import { isSourceName, SOURCE_LABELS, SOURCE_NAMES, type SourceName } from '#core/operations/source-name.ts';
import { placeText } from '#core/operations/source-tracks.ts';
import { printResult, say } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { trackOption } from './track-option.ts';
import { sayingThatItWaits } from './waiting.ts';
import { withApp } from './with-app.ts';

export interface SyncDeps {
  /** Asks a source for a day (null: today at the track) and waits for the end. */
  syncSource(
    source: SourceName,
    day: string | null,
    say: Log,
    track?: string,
    isForced?: boolean,
  ): Promise<{ readonly isNew: boolean; readonly run: Run }>;
  close(): Promise<void>;
}

/** What came of one source. */
interface Synced {
  readonly source: SourceName;
  readonly outcome: Run['status'] | 'not-set-up' | 'refused';
  /** Slug; null when no run started. */
  readonly track: string | null;
  readonly day: string | null;
  readonly expected: number | null;
  readonly received: number;
  readonly faults: readonly Failure[];
  readonly runId: string | null;
  /** Another run like it was the answer. */
  readonly joined: boolean;
}

/** What `all` fetches, in this order: each once, those that repeat others left out. */
const ALL: readonly SourceName[] = SOURCE_NAMES.filter((name) => name !== 'racing-api' && name !== 'live');

function sourcesArgument(text: string): readonly SourceName[] {
  if (text === 'all') return ALL;
  if (isSourceName(text)) return [text];
  throw new InvalidArgumentError(`A source is one of ${SOURCE_NAMES.join(', ')}, or all.`);
}

const syncedBy = ({ run, isNew }: { readonly run: Run; readonly isNew: boolean }): Synced => ({
  source: run.source,
  outcome: run.status,
  track: run.track,
  day: run.day,
  expected: run.expected,
  received: run.received,
  faults: run.faults,
  runId: run.id,
  joined: !isNew,
});

const refusedBy = (source: SourceName, refusal: Refusal): Synced => ({
  source,
  outcome: refusal.code === 'operations.not-set-up' ? 'not-set-up' : 'refused',
  track: null,
  day: null,
  expected: null,
  received: 0,
  faults: [failureOf(refusal)],
  runId: null,
  joined: false,
});

const counted = ({ expected, received: fetched }: Synced): string =>
  expected === null ? `${fetched} fetched` : `${fetched} of ${expected}`;

const NOT_IMPORTED = new Set<Synced['outcome']>(['not-set-up', 'refused']);

function syncedText(synced: Synced): string {
  const { source, outcome, track, day, faults: failures, joined } = synced;
  const place = placeText(track ?? DEFAULT_TRACK_SLUG, day ?? '');
  const detail = NOT_IMPORTED.has(outcome) ? '' : ` ${place}: ${outcome}, ${counted(synced)}`;
  const also = joined ? ' (joined a run already under way)' : '';
  return [
    `${SOURCE_LABELS[source]}${detail}${also}`,
    ...failures.map(({ code, sentence }) => `  ${sentence} [${code}]`),
  ].join('\n');
}

const INCOMPLETE = new Set<Synced['outcome']>(['partial', 'failed', 'refused']);

/** Where something is missing the command ends with 4; with 3 where the one source has no such thing. */
function refuseError(synced: readonly Synced[]): void {
  const incomplete = synced.filter(({ outcome }) => INCOMPLETE.has(outcome));
  const [first] = incomplete;
  if (first === undefined) return;
  const [why] = first.faults;
  if (synced.length === 1 && first.outcome === 'failed' && why !== undefined) throw refusalOf(why);
  const named = incomplete.map(({ source, outcome }) => `${SOURCE_LABELS[source]} ${outcome}`).join(', ');
  throw new Refusal('unavailable', 'operations.not-whole', `Incomplete: ${named}.`);
}

interface Options {
  readonly date?: string;
  readonly track?: string;
  readonly json?: true;
  readonly anew?: true;
}

async function syncEach(deps: SyncDeps, sources: readonly SourceName[], { date, track, anew }: Options) {
  const synced: Synced[] = [];
  for (const source of sources) {
    const sayWithSource: Log = (line) => say(`${SOURCE_LABELS[source]}: ${line}`);
    try {
      const run = (sayLine: Log) => deps.syncSource(source, date ?? null, sayLine, track, anew === true);
      synced.push(syncedBy(await sayingThatItWaits(sayWithSource, run)));
    } catch (error) {
      if (!(error instanceof Refusal) || sources.length === 1) throw error;
      synced.push(refusedBy(source, error));
    }
  }
  return synced;
}

/** `racing-cli sync SOURCE`: asks a source, or all of them. */
export function syncCommand(open: () => Promise<SyncDeps>): Command {
  return new Command('sync')
    .description('fetch a day from one source, or from all of them')
    .argument('<source>', `one of ${SOURCE_NAMES.join(', ')}; or all`, sourcesArgument)
    .option('--date <date>', 'day, YYYY-MM-DD (default: today at the track)', raceDayArgument)
    .addOption(trackOption())
    .option('--anew', 'ask again although the last run ended well a moment ago')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli sync weather --date 2025-06-07')
    .action(async (sources: readonly SourceName[], options: Options) => {
      const synced = await withApp(open, (app) => syncEach(app, sources, options));
      const [first] = synced;
      const isOne = sources.length === 1;
      printResult(options, isOne ? first : synced, synced.map(syncedText).join('\n'));
      refuseError(synced);
    });
}
