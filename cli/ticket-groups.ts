import { type Command, InvalidArgumentError, Option } from 'commander';
import type { RaceOfDay } from '#core/card/days-card.ts';
import { type GroupedLeg, MOST_POINTS } from '#core/tickets/grouped-legs.ts';
import { ALL, type TicketSet } from '#core/tickets/ticket.ts';
import type { GroupsRequest, ShownGroups } from '#core/tickets/use-cases/build-tickets.ts';
import { type AnyWager, EXOTICS } from '#core/tickets/wager.ts';
import { printResult } from './print.ts';
import {
  baseOption,
  lineOption,
  numbersArgument,
  onRace,
  raceOf,
  stakeOf,
  type TicketMenu,
  type TicketOptions,
  wagerArgument,
} from './ticket-arguments.ts';
import { type BookOptions, type TicketBookDeps, withBook, writtenIn, writtenText } from './ticket-book.ts';
import { groupsText } from './ticket-text.ts';
import { withApp } from './with-app.ts';

/** What `racing-cli ticket groups` needs. */
export interface TicketGroupsDeps extends TicketMenu, TicketBookDeps {
  groupBets(
    race: RaceOfDay,
    request: Omit<GroupsRequest, 'raceId'>,
    lineOf: string | null,
  ): Promise<ShownGroups>;
  close(): Promise<void>;
}

interface GroupOptions extends TicketOptions, BookOptions {
  readonly a: readonly TicketSet[];
  readonly b?: readonly TicketSet[];
  readonly c?: readonly TicketSet[];
  readonly points: number;
}

function groupArgument(text: string): readonly TicketSet[] {
  const sets = numbersArgument(text);
  if (!sets.includes(ALL)) return sets;
  throw new InvalidArgumentError('A group names its horses: 1,2/3/-.');
}

function pointsArgument(text: string): number {
  const points = Number(text);
  if (Number.isInteger(points) && points >= 0 && points <= MOST_POINTS) return points;
  throw new InvalidArgumentError(`Give whole points from 0 to ${MOST_POINTS}.`);
}

const numbersIn = (sets: readonly TicketSet[] | undefined, leg: number): readonly string[] => {
  const set = sets?.[leg] ?? [];
  return set === ALL ? [] : set;
};

/** The groups leg by leg; as many legs as the longest of the lists has. */
function legsOf({ a, b = [], c = [] }: GroupOptions): readonly GroupedLeg[] {
  const count = Math.max(a.length, b.length, c.length);
  return Array.from({ length: count }, (_, leg) => ({
    a: numbersIn(a, leg),
    b: numbersIn(b, leg),
    c: numbersIn(c, leg),
  }));
}

const groupOption = (name: string, does: string) =>
  new Option(`--${name} <numbers>`, does).argParser(groupArgument);

/** `racing-cli ticket groups`: the tickets of A, B and C horses. */
export const groupsCommand = (open: () => Promise<TicketGroupsDeps>): Command =>
  withBook(onRace('groups', 'the tickets of A, B and C horses, with what they cost together'))
    .addArgument(wagerArgument(EXOTICS))
    .addOption(groupOption('a', 'the A horses, leg by leg: 1,2/3/4').makeOptionMandatory())
    .addOption(groupOption('b', 'the B horses, leg by leg; - for none'))
    .addOption(groupOption('c', 'the C horses, leg by leg; - for none'))
    .addOption(
      new Option('--points <count>', 'backups on a ticket: a B costs one, a C two')
        .argParser(pointsArgument)
        .default(1),
    )
    .addOption(baseOption())
    .addOption(lineOption())
    .addHelpText(
      'after',
      '\nExample: racing-cli ticket groups 2025-06-07 9 "pick 3" --a 1/3/2,5 --b 2/-/4 --points 1',
    )
    .action(async (day: string, number: number, wager: AnyWager, options: GroupOptions) => {
      const race = raceOf(day, number, options);
      const grouped = await withApp(open, async (app) => {
        const base = await stakeOf(app, race, wager, options.base);
        const request = { wager, base, legs: legsOf(options), points: options.points };
        const done = await app.groupBets(race, request, options.lineOf ?? null);
        const tickets = done.tickets.map(({ legs, cost }) => ({ wager, base, sets: legs, cost }));
        return writtenIn(app, options, done, { race, tickets, chancesUsed: done.chancesUsed });
      });
      printResult(options, grouped, writtenText(grouped, groupsText));
    });
