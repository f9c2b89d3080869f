import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { instant, toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import { numbersText, setsOf } from '#core/notebook/book-csv.ts';
import type { BookEntry, EntryDraft } from '#core/notebook/book-entry.ts';
import { centsIn, centsText } from '#core/notebook/cents.ts';
import type { ImportedBook } from '#core/notebook/use-cases/import-book.ts';
import type { ShownBook } from '#core/notebook/use-cases/show-book.ts';
import { type AnyWager, WAGERS } from '#core/tickets/wager.ts';
import { type BookCareDeps, bookCareCommands } from './book-care.ts';
import { type BookLineDeps, bookLineCommand } from './book-line.ts';
import { bookText } from './book-text.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { raceNumberArgument } from './race-number-argument.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

/** What `racing-cli book` needs; each call is for the member of an email. */
export interface BookDeps extends BookCareDeps {
  showBook(email: string): Promise<ShownBook>;
  exportBook(email: string): Promise<string>;
  writeInBook(
    email: string,
    ticket: Omit<EntryDraft, 'id'> & { readonly id: string | null },
  ): Promise<BookEntry>;
  importBook(email: string, path: string): Promise<ImportedBook>;
}

type Open = () => Promise<BookDeps>;

interface AsJson {
  readonly json?: true;
}

interface AddOptions extends AsJson {
  readonly track?: string;
  readonly base: number;
  readonly cost?: number;
  readonly real?: true;
  readonly idea: string;
  readonly note: string;
  readonly id?: string;
}

function centsArgument(text: string): number {
  const cents = centsIn(text);
  if (cents !== null && cents > 0) return cents;
  throw new InvalidArgumentError('Give dollars and cents above zero, as 0.50.');
}

const command = (name: string, does: string, example: string): Command =>
  new Command(name)
    .description(does)
    .argument('<email>', "the member's email")
    .addHelpText('after', `\nExample: racing-cli book ${example}`);

const written = ({ writtenAt, ...entry }: BookEntry) => ({ ...entry, writtenAt: toIso(writtenAt) });
const writtenBook = ({ entries, care, settledBy, ...book }: ShownBook) => ({
  ...book,
  tickets: entries.map(({ entry, offAt, ...outcome }) => ({
    ...written(entry),
    ...outcome,
    offAt: toIsoOrNull(offAt),
  })),
  care: { ...care, limitsSetAt: toIsoOrNull(care.limitsSetAt), pausedUntil: toIsoOrNull(care.pausedUntil) },
  settledBy: settledBy === null ? null : { ...settledBy, at: toIso(settledBy.at) },
});

const listCommand = (open: Open): Command =>
  command('list', "a member's tickets and what they came to", 'list ada@example.com')
    .option('--json', 'print as JSON')
    .action(async (email: string, { json }: AsJson) => {
      const book = await withApp(open, (app) => app.showBook(email));
      printResult({ json }, writtenBook(book), bookText(book, instant(Date.now())));
    });

const addCommand = (open: Open): Command =>
  command(
    'add',
    'write a ticket in the book',
    'add ada@example.com 2025-06-07 9 exacta 1,2/3 --base 2 --real',
  )
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .argument('<race>', 'its race, or the first of several', raceNumberArgument)
    .addArgument(new Argument('<wager>', 'in quotes').choices(WAGERS))
    .argument('<numbers>', 'program numbers: 1,2/3/all')
    .addOption(
      new Option('--base <dollars>', 'on each combination').argParser(centsArgument).makeOptionMandatory(),
    )
    .addOption(new Option('--cost <dollars>', 'what it cost, needed with all').argParser(centsArgument))
    .option('--real', 'money was on it (a paper ticket without)')
    .option('--idea <words>', 'where the idea came from', '')
    .option('--note <words>', 'a note', '')
    .option('--id <id>', 'an id of your own: the same one twice is stored once')
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .action(
      async (
        email: string,
        day: string,
        race: number,
        wager: AnyWager,
        numbers: string,
        options: AddOptions,
      ) => {
        const ticket = {
          id: options.id ?? null,
          track: options.track ?? DEFAULT_TRACK_SLUG,
          day,
          race,
          wager,
          baseCents: options.base,
          sets: setsOf(numbers),
          costCents: options.cost ?? null,
          money: options.real === true ? ('real' as const) : ('paper' as const),
          idea: options.idea,
          note: options.note,
        };
        const entry = await withApp(open, (app) => app.writeInBook(email, ticket));
        const words = `${entry.wager} ${numbersText(entry.sets)}, ${entry.trackSlug} ${entry.day} race ${entry.race}`;
        const prose = `Written: ${words}, ${centsText(entry.costCents)} ${entry.money} (${entry.id}).`;
        printResult(options, written(entry), prose);
      },
    );

const importCommand = (open: Open): Command =>
  command(
    'import',
    'write the tickets of a CSV file in the book, all of them or none',
    'import ada@example.com book.csv',
  )
    .argument('<file>', 'CSV with the columns of the export')
    .option('--json', 'print as JSON')
    .action(async (email: string, file: string, { json }: AsJson) => {
      const done = await withApp(open, (app) => app.importBook(email, file));
      printResult({ json }, done, `${done.added} written, ${done.known} already in the book.`);
    });

const exportCommand = (open: Open): Command =>
  command('export', 'print the book as CSV, which the import reads back', 'export ada@example.com > book.csv')
    .option('--json', 'print as JSON')
    .action(async (email: string, { json }: AsJson) => {
      const csv = await withApp(open, (app) => app.exportBook(email));
      printResult({ json }, { csv }, csv.trimEnd());
    });

/** `racing-cli book`: a member's own tickets, settled by the official payoffs. */
export function bookCommand(open: Open, openLines: () => Promise<BookLineDeps>): Command {
  const book = new Command('book')
    .description("a member's own tickets, paper or real, settled by the official payoffs")
    .addHelpText('after', '\nExample: racing-cli book list ada@example.com')
    .addCommand(listCommand(open))
    .addCommand(addCommand(open))
    .addCommand(importCommand(open))
    .addCommand(exportCommand(open))
    .addCommand(bookLineCommand(openLines));
  for (const command of bookCareCommands(open)) book.addCommand(command);
  return book;
}
