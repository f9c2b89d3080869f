import { Command, InvalidArgumentError, Option } from 'commander';
import { easternDateTime } from '#core/kernel/day-text.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';
import { type Care, HELP_LINE, LEAST_PAUSE_DAYS, type Limits, MOST_PAUSE_DAYS } from '#core/notebook/care.ts';
import { centsIn, centsText } from '#core/notebook/cents.ts';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

/** What the commands about limits, a pause and removed tickets need; each call is for the member of an email. */
export interface BookCareDeps {
  removeFromBook(email: string, id: string): Promise<void>;
  showCare(email: string): Promise<Care>;
  /** A limit that is left out stays. */
  setLimits(email: string, limits: Partial<Limits>): Promise<Care>;
  pauseBook(email: string, days: number): Promise<Care>;
  close(): Promise<void>;
}

type Open = () => Promise<BookCareDeps>;

interface AsJson {
  readonly json?: true;
}

interface LimitOptions extends AsJson {
  readonly day?: number | null;
  readonly month?: number | null;
}

function limitArgument(text: string): number | null {
  const cents = text === 'none' ? null : centsIn(text);
  if (text === 'none' || (cents !== null && cents >= 0)) return cents;
  throw new InvalidArgumentError('Give dollars and cents, as 50 or 12.50, or none.');
}

function daysArgument(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= LEAST_PAUSE_DAYS && days <= MOST_PAUSE_DAYS) return days;
  throw new InvalidArgumentError(`Give whole days, from ${LEAST_PAUSE_DAYS} to ${MOST_PAUSE_DAYS}.`);
}

const writtenCare = ({ limitsSetAt, pausedUntil, ...limits }: Care) => ({
  ...limits,
  limitsSetAt: toIsoOrNull(limitsSetAt),
  pausedUntil: toIsoOrNull(pausedUntil),
});

const limitText = (cents: number | null): string => (cents === null ? 'none' : centsText(cents));

const careText = ({ dayCents, monthCents, pausedUntil }: Care): string =>
  [
    `Limits on real tickets: ${limitText(dayCents)} a day, ${limitText(monthCents)} a month.`,
    ...(pausedUntil === null ? [] : [`Last pause: until ${easternDateTime(pausedUntil)}.`]),
    `Help: ${HELP_LINE.name}, ${HELP_LINE.phone}.`,
  ].join('\n');

const command = (name: string, does: string, example: string): Command =>
  new Command(name)
    .description(does)
    .argument('<email>', "the member's email")
    .option('--json', 'print as JSON')
    .addHelpText('after', `\nExample: racing-cli book ${example}`);

const removeCommand = (open: Open): Command =>
  command('remove', 'take a ticket out of the book', 'remove ada@example.com 5b0e')
    .argument('<id>', 'the id of the ticket, as `book list --json` prints it')
    .action(async (email: string, id: string, options: AsJson) => {
      await withApp(open, (app) => app.removeFromBook(email, id));
      printResult(options, { removed: id }, `Removed: ${id}.`);
    });

const limitsCommand = (open: Open): Command =>
  command(
    'limits',
    "a member's own limits on real tickets: shows or sets them",
    'limits ada@example.com --day 50',
  )
    .addOption(new Option('--day <dollars>', 'on the races of a day, or none').argParser(limitArgument))
    .addOption(new Option('--month <dollars>', 'on the races of a month, or none').argParser(limitArgument))
    .action(async (email: string, options: LimitOptions) => {
      const { day, month } = options;
      const limits = {
        ...(day !== undefined && { dayCents: day }),
        ...(month !== undefined && { monthCents: month }),
      };
      const care = await withApp(open, (app) =>
        Object.keys(limits).length === 0 ? app.showCare(email) : app.setLimits(email, limits),
      );
      printResult(options, writtenCare(care), careText(care));
    });

const pauseCommand = (open: Open): Command =>
  command(
    'pause',
    'lock the book, the ticket desk and the alerts of a member; it cannot be ended early',
    'pause ada@example.com 7',
  )
    .argument('<days>', 'for how long', daysArgument)
    .action(async (email: string, days: number, options: AsJson) => {
      const care = await withApp(open, (app) => app.pauseBook(email, days));
      printResult(options, writtenCare(care), careText(care));
    });

/** Commands of `racing-cli book` that take tickets out and set a member's own limits and pause. */
export const bookCareCommands = (open: Open): readonly Command[] => [
  removeCommand(open),
  limitsCommand(open),
  pauseCommand(open),
];
