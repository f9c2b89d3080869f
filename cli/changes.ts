import { Command } from 'commander';
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
import { raceNumberArgument } from './race-number-argument.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface ChangesDeps {
  listEntries(
    track: string,
    day: string,
  ): Promise<{ readonly entries: readonly DeskEntry[]; readonly finishes: readonly ListedFinish[] }>;
  enterChange(request: Omit<EntryRequest, 'by'>): Promise<EntryMade>;
  enterFinish(request: Omit<FinishEntryRequest, 'by'>): Promise<FinishMade>;
  withdrawEntry(id: string, reason: string): Promise<{ readonly outcome: string; readonly sentence: string }>;
  close(): Promise<void>;
}

type Open = () => Promise<ChangesDeps>;

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
    .description("list a day's manual entries, newest first")
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
      printResult({ json }, written, prose === '' ? 'No manual entries.' : prose);
    });
}

interface EnterOptions extends DayOptions {
  readonly race: number;
  readonly horse?: string;
  readonly why: string;
  readonly distance?: string;
  readonly pays?: FinishRequest['straight'];
  readonly exotic?: FinishRequest['exotics'];
  readonly odds?: FinishRequest['odds'];
  readonly disqualify?: FinishRequest['disqualified'];
  readonly purseOnly?: FinishRequest['purseOnly'];
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
    purseOnly,
  } = options;
  const finish = {
    order,
    straight: pays ?? [],
    exotics: exotic ?? [],
    odds: odds ?? [],
    disqualified: disqualify ?? [],
    purseOnly: purseOnly ?? [],
  };
  return app.enterFinish({ track, day, raceNumber, finish, reason: why });
}

async function enter(
  open: Open,
  name: string,
  value: string | undefined,
  options: EnterOptions,
): Promise<void> {
  const { track = DEFAULT_TRACK_SLUG, date: day, race: raceNumber, horse, why } = options;
  const isResult = name === 'result';
  const fact = isResult ? null : factOf(name, value ?? null, options.distance ?? null);
  if (isResult && value === undefined)
    throw new Refusal('invalid', 'settings.desk-fact', 'A result needs an order of finish, such as 5-7-11.');
  const made = await withApp<ChangesDeps, EntryMade | FinishMade>(open, (app) =>
    fact === null
      ? enterFinish(app, value ?? '', options)
      : app.enterChange({
          track,
          day,
          raceNumber,
          programNumber: horse ?? null,
          fact,
          reason: why,
        }),
  );
  const entries = 'entries' in made ? made.entries : [made.entry];
  const ids = entries.flatMap((entry) => entry?.desk?.id ?? []);
  const prose = [
    made.sentence,
    ...ids.map((entryId) => `To undo it: racing-cli changes undo ${entryId}`),
  ].join('\n');
  const id = ids[0] ?? null;
  printResult(options, { outcome: made.outcome, id, message: made.sentence }, prose);
}

function enterCommand(open: Open): Command {
  return new Command('enter')
    .description('enter a track announcement')
    .argument('<fact>', `one of ${FACT_NAMES.join(', ')}`)
    .argument(
      '[value]',
      'its value, such as a rider, 117, off, dirt, "1 1/16 Miles", turf:Yielding, "2:35 PM", 5-7-11',
    )
    .requiredOption('--date <date>', 'day, YYYY-MM-DD', raceDayArgument)
    .requiredOption('--race <number>', 'race number', raceNumberArgument)
    .option('--horse <number>', 'program number, for a fact about one horse')
    .requiredOption('--why <text>', 'the reason, as announced: Veterinarian, Stewards, Weather')
    .option('--distance <text>', 'for a surface, the new distance if one was announced too')
    .option('--pays <payoffs>', 'for a result, once per horse: 5=22.00/9.40/5.20', added(straightPay))
    .option('--exotic <payoff>', 'for a result, once per wager: Exacta:1:5-2:61.25', added(exoticPay))
    .option('--odds <odds>', 'for a result, once per horse: 5=7-2', added(finalOdds))
    .option('--disqualify <ruling>', 'for a result, once per horse: 5=3, 5=unplaced', added(disqualification))
    .option(
      '--purse-only <number>',
      'for a result, once per horse that ran for purse money only: 5',
      added((text) => text.trim()),
    )
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExample: racing-cli changes enter scratch --date 2026-08-01 --race 5 --horse 3 --why Veterinarian' +
        '\nExample: racing-cli changes enter surface dirt --distance "1 Mile" --date 2026-08-01 --race 5 --why Weather' +
        '\nExample: racing-cli changes enter result 5-7-11 --date 2026-08-01 --race 5 --pays 5=22.00/9.40/5.20 --why Official',
    )
    .action((name: string, value: string | undefined, options: EnterOptions) =>
      enter(open, name, value, options),
    );
}

function undoCommand(open: Open): Command {
  return new Command('undo')
    .description('withdraw one entry; whatever applied without it applies again')
    .argument('<id>', 'the entry id, from changes list')
    .requiredOption('--why <text>', 'the reason: Misheard, Corrected by the announcer')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli changes undo 3f9c2a --why Misheard')
    .action(async (id: string, options: { why: string; json?: true }) => {
      const { outcome, sentence } = await withApp(open, (app) => app.withdrawEntry(id, options.why));
      printResult(options, { outcome, id, message: sentence }, sentence);
    });
}

/** `racing-cli changes list|enter|undo`: the stewards' desk on the command line. */
export const changesCommand = (open: Open): Command =>
  new Command('changes')
    .description("enter, list and withdraw track announcements (the stewards' desk)")
    .addHelpText('after', '\nExample: racing-cli changes list --date 2026-08-01')
    .addCommand(listCommand(open))
    .addCommand(enterCommand(open))
    .addCommand(undoCommand(open));
