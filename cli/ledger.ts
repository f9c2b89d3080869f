import { Command } from 'commander';
import type { ChainChecked } from '#core/kernel/chain.ts';
import { dateText } from '#core/kernel/day-text.ts';
import { joinedHeads, type NotedHeads } from '#core/kernel/record.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { counted } from '#core/kernel/text.ts';
import type { PublishedHeads } from '#core/operations/heads/published-heads.ts';
import type { PickInTime } from '#core/picks/ledger/in-time.ts';
import type { LedgerChecked, LedgerToVerify } from '#core/picks/use-cases/verify-ledger.ts';
import { correctionText } from '#core/results/corrections.ts';
import { lateText, uncheckedText } from '#core/results/late-picks.ts';
import type { ResultsChecked } from '#core/results/use-cases/verify-results.ts';
import type { StoredDaysChecked } from '#core/scorecards/use-cases/settle-past-days.ts';
import { hashArgument } from './hash-argument.ts';
import { printResult, say } from './print.ts';
import { makeProgress } from './progress.ts';
import { withApp } from './with-app.ts';

export interface LedgerDeps {
  verifyLedger(request: LedgerToVerify): Promise<LedgerChecked>;
  verifyResults(noted: NotedHeads, inTime: readonly PickInTime[]): Promise<ResultsChecked>;
  verifyAudit(noted: NotedHeads): Promise<ChainChecked>;
  /** Compares what is stored of past days for the scores with what their picks and results come to. */
  checkStoredDays(): Promise<StoredDaysChecked>;
  /** All heads that the program has published itself. */
  publishedHeads(): Promise<NotedHeads>;
  notedHeads(file: string): Promise<NotedHeads>;
  recordHeads(): Promise<readonly string[]>;
  publishHeads(): Promise<PublishedHeads | null>;
  exportRecord(file: string): Promise<number>;
  close(): Promise<void>;
}

interface Options {
  readonly head?: string;
  readonly heads?: string;
  readonly json?: true;
}

/** The picks, and what a score rests on beside them. */
interface RecordChecked extends LedgerChecked {
  readonly results: ResultsChecked;
  readonly audit: ChainChecked;
  /** Null where picks or results are broken, so that nothing is compared with them. */
  readonly storedDays: StoredDaysChecked | null;
}

/** What a chain is called, and what it says while it has no entries. */
const NAMES = {
  picks: { name: 'The ledger', empty: 'no pick has been sealed yet' },
  results: { name: 'The chain of results', empty: 'no result has been sealed yet' },
  audit: { name: 'The chain of the audit log', empty: 'no entry has been sealed yet' },
} as const;

function proseOf(chain: keyof typeof NAMES, { entries, head, fault }: ChainChecked): string {
  const { name, empty } = NAMES[chain];
  if (fault !== null) {
    const last = head === null ? 'No valid entry.' : `Valid through entry ${head.seq}, ${head.hash}.`;
    return `${name} is broken: ${fault}. ${last}`;
  }
  if (head === null) return `${name} is empty: ${empty}.`;
  return `${name} is intact: ${counted(entries, 'entry', 'entries')}. Latest entry: ${head.seq}, ${head.hash}.`;
}

/** Corrections and late picks printed one by one; of more only the latest. */
const MOST_LINES = 20;

function listedLines(what: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(-MOST_LINES);
  const few = shown.length < lines.length ? `, the latest ${shown.length}` : '';
  return [`${what}${few}:`, ...shown.map((line) => `  ${line}`)];
}

const correctionLines = ({ corrections }: ResultsChecked): readonly string[] =>
  corrections.length === 0
    ? ['No result was corrected after it was sealed.']
    : listedLines(
        `${counted(corrections.length, 'correction')} of sealed results`,
        corrections.map(correctionText),
      );

/** Picks that the results show to be late, and those that no result shows to be in time. */
function lateLines({ picks: { late, unchecked } }: ResultsChecked): readonly string[] {
  const notChecked = uncheckedText(unchecked);
  return [
    ...listedLines(
      `Not counted: ${counted(late.length, 'pick')} sealed after the off that the result names`,
      late.map(lateText),
    ),
    ...(notChecked === null
      ? []
      : [`Not counted, since no result shows them to be before the off: ${notChecked}.`]),
  ];
}

/** What an intact ledger does not show. */
const notShownLines = ({
  isWhole,
  headsAfterOffs: { races, withoutHead },
}: LedgerChecked): readonly string[] =>
  !isWhole || withoutHead === 0
    ? []
    : [
        `No head was published within 10 minutes of the off of ${withoutHead} of ${counted(races, 'race')} with a pick sealed in time: for these, nothing shows that no pick was added later.`,
      ];

function storedLines(checked: StoredDaysChecked | null): readonly string[] {
  if (checked === null || checked.days === 0) return [];
  const { days, mended } = checked;
  if (mended.length === 0)
    return [`The scores stored of ${counted(days, 'past day')} are what picks and results come to.`];
  const which = mended.slice(0, MOST_LINES).map(dateText).join('; ');
  return [
    `The scores stored of ${counted(mended.length, 'past day')} were not what picks and results come to, and were computed again: ${which}. Restart the server.`,
  ];
}

const recordProse = ({ results, audit, storedDays, ...picks }: RecordChecked): string =>
  [
    proseOf('picks', picks),
    proseOf('results', results),
    ...notShownLines(picks),
    ...(picks.fault === null && results.fault === null ? lateLines(results) : []),
    ...(results.head === null ? [] : correctionLines(results)),
    proseOf('audit', audit),
    ...storedLines(storedDays),
  ].join('\n');

async function checkRecord(app: LedgerDeps, { head: known, heads }: Options): Promise<RecordChecked> {
  const published = await app.publishedHeads();
  const noted = joinedHeads(published, heads === undefined ? {} : await app.notedHeads(heads));
  const inTime: PickInTime[] = [];
  const picks = await app.verifyLedger({
    onProgress: makeProgress({ things: 'entries', say }),
    ...(known !== undefined && { known }),
    noted: noted.picks,
    onPickInTime: (pick) => inTime.push(pick),
  });
  const results = await app.verifyResults(noted, inTime);
  const audit = await app.verifyAudit(noted);
  const isWhole = picks.isWhole && results.fault === null && audit.fault === null;
  const storedDays = isWhole ? await app.checkStoredDays() : null;
  return { ...picks, isWhole, results, audit, storedDays };
}

type Open = () => Promise<LedgerDeps>;

const verifyCommand = (open: Open): Command =>
  new Command('verify')
    .description(
      'verify the chains of picks, results and audit log; exits with 3 if an entry or a stored score was changed',
    )
    .option('--head <hash>', 'a hash of a pick you noted earlier; it must appear in the chain', hashArgument)
    .option('--heads <file>', 'a text with heads you noted earlier, such as "picks 398 <hash>"')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli ledger verify --heads heads.txt')
    .action(async (options: Options) => {
      const found = await withApp(open, (app) => checkRecord(app, options));
      const prose = recordProse(found);
      const isRight = found.isWhole && (found.storedDays?.mended.length ?? 0) === 0;
      if (isRight || options.json === true) printResult(options, found, prose);
      if (!isRight) throw new Refusal('conflict', 'picks.broken-ledger', prose);
    });

const headsCommand = (open: Open): Command =>
  new Command('heads')
    .description('print the latest entry of each chain, to be noted elsewhere')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli ledger heads >> heads.txt')
    .action(async (options: { json?: true }) => {
      const heads = await withApp(open, (app) => app.recordHeads());
      printResult(options, heads, heads.length === 0 ? 'Nothing is sealed yet.' : heads.join('\n'));
    });

const publishCommand = (open: Open): Command =>
  new Command('publish')
    .description('publish the heads of the record, once a day: stamp, mail, line in a git repository')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli ledger publish')
    .action(async (options: { json?: true }) => {
      const heads = await withApp(open, (app) => app.publishHeads());
      const stamp = heads?.stamp == null ? 'Without a time stamp.' : 'With a time stamp.';
      printResult(options, heads, heads === null ? 'Nothing is sealed yet.' : `${heads.text}${stamp}`);
    });

const exportCommand = (open: Open): Command =>
  new Command('export')
    .description('write every entry of the chains to one file that anybody can verify without this program')
    .argument('<file>', 'a new file to write')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli ledger export record.jsonl')
    .action(async (file: string, options: { json?: true }) => {
      const rows = await withApp(open, (app) => app.exportRecord(file));
      const how = `Verify it: node config/tooling/read-record.mjs ${file}`;
      printResult(options, { file, rows }, `${counted(rows, 'entry', 'entries')} written to ${file}. ${how}`);
    });

/** `racing-cli ledger`: verifies, exports and names the latest entries of the record. */
export const ledgerCommand = (open: Open): Command =>
  new Command('ledger')
    .description('verify the sealed picks, the results and the audit log')
    .addHelpText('after', '\nExample: racing-cli ledger verify')
    .addCommand(verifyCommand(open))
    .addCommand(headsCommand(open))
    .addCommand(publishCommand(open))
    .addCommand(exportCommand(open));
