import { Command, InvalidArgumentError } from 'commander';
import type { DeskEntry } from '#core/card/desk-entries.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import type { EntryMade, EntryRequest } from '#core/card/use-cases/enter-change.ts';
import { toIso } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { FinishRequest } from '#core/results/desk/finish-request.ts';
import type { FinishEntryRequest, FinishMade } from '#core/results/use-cases/enter-finish.ts';
import type { ListedFinish } from '#core/results/use-cases/list-finishes.ts';
import { disqualification, exoticPay, FACT_NAMES, factOf, finalOdds, straightPay } from './desk-facts.ts';
import { lineOfEntry, lineOfFinish, lineText } from './desk-lines.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface ChangesDeps {
  listEntries(
    track: string,
    day: string,
  ): Promise<{ readonly entries: readonly DeskEntry[]; readonly finishes: readonly ListedFinish[] }>;
  enterChange(request: Omit<EntryRequest, 'by'>): Promise<EntryMade>;
  enterFinish(request: Omit<FinishEntryRequest, 'by'>): Promise<FinishMade>;
  withdrawEntry(
    id: string,
    reason: string | null,
  ): Promise<{ readonly outcome: string; readonly sentence: string }>;
  close(): Promise<void>;
}

type Open = () => Promise<ChangesDeps>;

const MOST_RACES = 99;

function raceNumberArgument(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= MOST_RACES) return number;
  throw new InvalidArgumentError('A race has a number from 1 to 99.');
}

const added =
  <Item>(read: (text: string) => Item) =>
  (text: string, before: readonly Item[] = []): readonly Item[] => [...before, read(text)];

interface DayOptions {
  readonly track?: string;
  readonly date: string;
  readonly json?: true;
}

function listCommand(open: Open): Command {
  return new Command('list')
    .description('list what was entered by hand for a day, newest first')
    .requiredOption('--date <date>', 'day, YYYY-MM-DD', raceDayArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli changes list --date 2026-08-01')
    .action(async ({ track = DEFAULT_TRACK_SLUG, date, json }: DayOptions) => {
      const { entries, finishes } = await withApp(open, (app) => app.listEntries(track, date));
      const lines = [...entries.map(lineOfEntry), ...finishes.map(lineOfFinish)].sort((a, b) => b.at - a.at);
      const prose = lines.map(lineText).join('\n');
      const written = lines.map((line) => ({
        ...line,
        at: toIso(line.at),
        withdrawn: line.withdrawn && { ...line.withdrawn, at: toIso(line.withdrawn.at) },
        others: line.others.map((other) => ({ ...other, at: toIso(other.at) })),
      }));
      printResult({ json }, written, prose === '' ? 'Nothing was entered by hand.' : prose);
    });
}

interface EnterOptions extends DayOptions {
  readonly race: number;
  readonly horse?: string;
  readonly why?: string;
  readonly pays?: FinishRequest['straight'];
  readonly exotic?: FinishRequest['exotics'];
  readonly odds?: FinishRequest['odds'];
  readonly disqualify?: FinishRequest['disqualified'];
}

function enterFinish(app: ChangesDeps, order: string, options: EnterOptions): Promise<FinishMade> {
  const {
    track = DEFAULT_TRACK_SLUG,
    date: day,
    race: raceNumber,
    why,
    pays,
    exotic,
    odds,
    disqualify,
  } = options;
  const finish = {
    order,
    straight: pays ?? [],
    exotics: exotic ?? [],
    odds: odds ?? [],
    disqualified: disqualify ?? [],
  };
  return app.enterFinish({ track, day, raceNumber, finish, reason: why ?? null });
}

async function enter(
  open: Open,
  name: string,
  value: string | undefined,
  options: EnterOptions,
): Promise<void> {
  const { track = DEFAULT_TRACK_SLUG, date: day, race: raceNumber, horse, why } = options;
  const isResult = name === 'result';
  const fact = isResult ? null : factOf(name, value ?? null);
  if (isResult && value === undefined)
    throw new Refusal('invalid', 'settings.desk-fact', 'result needs an order: 5-7-11.');
  const made = await withApp<ChangesDeps, EntryMade | FinishMade>(open, (app) =>
    fact === null
      ? enterFinish(app, value ?? '', options)
      : app.enterChange({
          track,
          day,
          raceNumber,
          programNumber: horse ?? null,
          fact,
          reason: why ?? null,
        }),
  );
  const id = made.entry?.desk?.id ?? null;
  const prose =
    id === null ? made.sentence : `${made.sentence}\nTo take it back: racing-cli changes undo ${id}`;
  printResult(options, { outcome: made.outcome, id, message: made.sentence }, prose);
}

function enterCommand(open: Open): Command {
  return new Command('enter')
    .description('enter what was announced at the track')
    .argument('<fact>', `one of ${FACT_NAMES.join(', ')}`)
    .argument(
      '[value]',
      'its value: a rider, 117, off, dirt, "1 1/16 Miles", turf:Yielding, "2:35 PM", 5-7-11',
    )
    .requiredOption('--date <date>', 'day, YYYY-MM-DD', raceDayArgument)
    .requiredOption('--race <number>', 'race number', raceNumberArgument)
    .option('--horse <number>', 'program number, for a fact of a horse')
    .option('--why <text>', 'the reason, as announced')
    .option('--pays <payoffs>', 'of a result, again for each horse: 5=22.00/9.40/5.20', added(straightPay))
    .option('--exotic <payoff>', 'of a result, again for each wager: Exacta:1:5-2:61.25', added(exoticPay))
    .option('--odds <odds>', 'of a result, again for each horse: 5=7-2', added(finalOdds))
    .option(
      '--disqualify <ruling>',
      'of a result, again for each horse: 5=3, 5=unplaced',
      added(disqualification),
    )
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExample: racing-cli changes enter scratch --date 2026-08-01 --race 5 --horse 3 --why Veterinarian' +
        '\nExample: racing-cli changes enter surface dirt --date 2026-08-01 --race 5' +
        '\nExample: racing-cli changes enter result 5-7-11 --date 2026-08-01 --race 5 --pays 5=22.00/9.40/5.20',
    )
    .action((name: string, value: string | undefined, options: EnterOptions) =>
      enter(open, name, value, options),
    );
}

function undoCommand(open: Open): Command {
  return new Command('undo')
    .description('withdraw one entry; what was in force without it is in force again')
    .argument('<id>', 'the id of the entry, from changes list')
    .option('--why <text>', 'the reason')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli changes undo 3f9c2a')
    .action(async (id: string, options: { why?: string; json?: true }) => {
      const { outcome, sentence } = await withApp(open, (app) => app.withdrawEntry(id, options.why ?? null));
      printResult(options, { outcome, id, message: sentence }, sentence);
    });
}

/** `racing-cli changes list|enter|undo`: the stewards' desk at the terminal. */
export const changesCommand = (open: Open): Command =>
  new Command('changes')
    .description("enter, list and withdraw what was announced at the track (the stewards' desk)")
    .addHelpText('after', '\nExample: racing-cli changes list --date 2026-08-01')
    .addCommand(listCommand(open))
    .addCommand(enterCommand(open))
    .addCommand(undoCommand(open));
