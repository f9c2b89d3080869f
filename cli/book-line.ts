import { Command, InvalidArgumentError, Option } from 'commander';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import { counted } from '#core/kernel/text.ts';
import type { LineComparison, LineRecord } from '#core/notebook/line-record.ts';
import { LINE_STARTS, type LineStartName } from '#core/notebook/line-starts.ts';
import type { MyLine } from '#core/notebook/my-line.ts';
import type { ScoredLines } from '#core/notebook/use-cases/score-my-lines.ts';
import type { ShownLine, ShownLineRow } from '#core/notebook/use-cases/show-my-line.ts';
import { impliedByToOne } from '#core/odds/fraction.ts';
import { printResult } from './print.ts';
import { tableLines } from './table.ts';
import { withApp } from './with-app.ts';

/** A horse with the fair odds that a member gives it, as a chance 0-1. */
export interface TypedChance {
  readonly interest: string;
  readonly chance: number;
}

/** What `racing-cli book line` needs; each call is for the member of an email. */
export interface BookLineDeps {
  scoreMyLines(email: string): Promise<ScoredLines>;
  showMyLine(email: string, raceId: string): Promise<ShownLine>;
  /**
   * The horses given are held at their chances; the others share what is left in proportion to the start, without one to
   * the line there is.
   */
  writeMyLine(
    email: string,
    raceId: string,
    from: LineStartName | null,
    held: readonly TypedChance[],
  ): Promise<ShownLine>;
  removeMyLine(email: string, raceId: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  readonly json?: true;
  readonly odds?: readonly TypedChance[];
  readonly from?: LineStartName;
  readonly remove?: true;
}

const ODDS = /^(\w{1,8})=(\d+(?:\.\d+)?)(?:[-/](\d+(?:\.\d+)?))?$/;

/** Reads `3=7-2,5=12`: program numbers with fair odds to one. */
function oddsArgument(text: string): readonly TypedChance[] {
  return text.split(',').map((part) => {
    const [, interest = '', top, bottom = '1'] = ODDS.exec(part.trim()) ?? [];
    const toOne = Number(top) / Number(bottom);
    if (Number.isFinite(toOne)) return { interest, chance: impliedByToOne(toOne) };
    throw new InvalidArgumentError('Give program numbers with fair odds, as 3=7-2,5=12.');
  });
}

const percentText = (chance: number | null): string | null =>
  chance === null ? null : `${(100 * chance).toFixed(1)}%`;

const writtenRow = ({ price, ...row }: ShownLineRow) => ({
  ...row,
  price: price && { ...price, at: toIsoOrNull(price.at) },
});

const writtenLine = ({ race, madeAt, changedAt, rows, locked, added, out, starts, margin }: ShownLine) => ({
  raceId: race.id,
  locked,
  madeAt: toIsoOrNull(madeAt),
  changedAt: toIsoOrNull(changedAt),
  rows: rows.map(writtenRow),
  added,
  out,
  starts,
  margin,
});

const writtenStored = ({ madeAt, changedAt, ...line }: MyLine) => ({
  ...line,
  madeAt: toIso(madeAt),
  changedAt: toIso(changedAt),
});

const lineTable = (rows: readonly ShownLineRow[]): readonly string[] =>
  tableLines<ShownLineRow>(
    [
      ['#', 'right', ({ interest }) => interest],
      ['horse', 'left', ({ horses }) => horses.map(({ name }) => name).join(' / ')],
      ['mine', 'right', ({ chance }) => percentText(chance)],
      ['', 'left', ({ isFixed }) => (isFixed ? 'held' : '')],
      ['ours', 'right', ({ ours }) => percentText(ours)],
      ['fair', 'right', ({ fairPrice }) => fairPrice?.text ?? null],
      ['take', 'right', ({ priceToTake }) => priceToTake?.text ?? null],
      ['price', 'right', ({ price }) => price?.text ?? null],
      ['value', 'right', ({ expectedValue }) => percentText(expectedValue)],
      ['by my line', 'left', ({ verdict }) => verdict],
    ],
    rows,
  );

function lineText({ race, locked, madeAt, rows, added }: ShownLine): string {
  return [
    `${race.id}: ${madeAt === null ? 'no line yet' : `line of ${toIso(madeAt)}`}.`,
    ...lineTable(rows),
    ...(added.length === 0 ? [] : [`Not on the line, shown with an even share: #${added.join(', #')}.`]),
    ...(locked === null ? [] : [locked]),
  ].join('\n');
}

const RIVALS: Readonly<Record<LineComparison['rival'], string>> = {
  public: 'the final odds',
  model: 'our sealed chances',
  claude: "Claude's chances",
  openai: "ChatGPT's chances",
};

function comparisonText({ rival, races, mine, theirs, difference, interval }: LineComparison): string {
  if (mine === null || theirs === null || difference === null) return `Beside ${RIVALS[rival]}: no race yet.`;
  const range =
    interval === null
      ? 'no interval with fewer than two days'
      : `95 in 100: ${interval.low.toFixed(4)} to ${interval.high.toFixed(4)}`;
  return `Beside ${RIVALS[rival]}, ${counted(races, 'race')}: log loss ${mine.toFixed(4)} against ${theirs.toFixed(4)}, difference ${difference.toFixed(4)} (${range}); below 0 is better.`;
}

const recordText = ({ lines, scored, pending, leftOut, comparisons }: LineRecord): string =>
  [
    `${counted(lines, 'line')}: ${scored} scored, ${pending} pending, ${leftOut} left out.`,
    ...comparisons.map(comparisonText),
  ].join('\n');

const listText = ({ lines, record }: ScoredLines): string =>
  [
    ...lines.map(
      ({ raceId, madeAt, rows }) =>
        `${raceId}, ${toIso(madeAt)}: ${rows.map(({ interest, chance }) => `#${interest} ${percentText(chance)}`).join(', ')}`,
    ),
    recordText(record),
  ].join('\n');

async function onRace(app: BookLineDeps, email: string, raceId: string, options: Options): Promise<void> {
  if (options.remove === true) {
    await app.removeMyLine(email, raceId);
    printResult(options, { removed: raceId }, `Removed: the line on ${raceId}.`);
    return;
  }
  const { odds, from } = options;
  const line =
    odds === undefined && from === undefined
      ? await app.showMyLine(email, raceId)
      : await app.writeMyLine(email, raceId, from ?? null, odds ?? []);
  printResult(options, writtenLine(line), lineText(line));
}

const fromOption = () =>
  new Option('--from <start>', 'start the line over from our chances, the morning line or even chances')
    .choices(LINE_STARTS)
    .conflicts('remove');

const oddsOption = () =>
  new Option('--odds <list>', 'hold horses of the race at fair odds, as 3=7-2,5=12')
    .argParser(oddsArgument)
    .conflicts('remove');

/** `racing-cli book line`: a member's own lines and how they did; of one race the line, drawn with `--from` and `--odds`. */
export const bookLineCommand = (open: () => Promise<BookLineDeps>): Command =>
  new Command('line')
    .description(
      "a member's own lines beside the final odds, our chances and the analysts'; of one race the line",
    )
    .argument('<email>', "the member's email")
    .argument('[race]', 'the id of a race, as saratoga-2025-06-07-9')
    .addOption(fromOption())
    .addOption(oddsOption())
    .option('--remove', 'remove the line on the race')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExample: racing-cli book line ada@example.com saratoga-2025-06-07-9 --from ours --odds 3=7-2',
    )
    .action(async (email: string, race: string | undefined, options: Options, command: Command) => {
      const { odds, from, remove } = options;
      if (race === undefined && (odds !== undefined || from !== undefined || remove === true))
        command.error('error: --from, --odds and --remove need a race');
      await withApp(open, async (app) => {
        if (race !== undefined) return onRace(app, email, race, options);
        const scored = await app.scoreMyLines(email);
        const { lines, record } = scored;
        printResult(options, { lines: lines.map(writtenStored), record }, listText(scored));
      });
    });
