import { Command, InvalidArgumentError, Option } from 'commander';
import type { RaceOfDay } from '#core/card/days-card.ts';
import type { FollowedTicket } from '#core/results/followed-ticket.ts';
import { MOST_TICKETS } from '#core/tickets/builder/best-tickets.ts';
import type { Bet } from '#core/tickets/priced-bet.ts';
import type { WillPays } from '#core/tickets/settlement/will-pays.ts';
import { ALL, type TicketSet } from '#core/tickets/ticket.ts';
import type { BudgetRequest, ShownBuild } from '#core/tickets/use-cases/build-tickets.ts';
import type { PriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import {
  type AnyWager,
  isMultiRace,
  LEGS,
  type MultiRaceWager,
  setCount,
  WAGERS,
} from '#core/tickets/wager.ts';
import { printResult } from './print.ts';
import {
  baseOption,
  dollarsArgument,
  lineOption,
  numbersArgument,
  onRace,
  raceOf,
  stakeOf,
  type TicketMenu,
  type TicketOptions,
  wagerArgument,
} from './ticket-arguments.ts';
import { type BookOptions, withBook, writtenIn, writtenText } from './ticket-book.ts';
import { groupsCommand, type TicketGroupsDeps } from './ticket-groups.ts';
import { buildText, followText, menuText, priceText } from './ticket-text.ts';
import { withApp } from './with-app.ts';

export interface TicketDeps extends TicketMenu, TicketGroupsDeps {
  /** With `lineOf`, by the own lines of the member of that email. */
  priceBet(race: RaceOfDay, bet: Bet, lineOf: string | null): ReturnType<PriceTicket>;
  buildBet(
    race: RaceOfDay,
    request: Omit<BudgetRequest, 'raceId'>,
    lineOf: string | null,
  ): Promise<ShownBuild>;
  followBet(
    race: RaceOfDay,
    bet: Bet,
    willPays: WillPays | null,
    lineOf: string | null,
  ): Promise<FollowedTicket>;
  close(): Promise<void>;
}

interface Options extends TicketOptions, BookOptions {
  readonly box?: true;
  readonly willPays?: WillPays['horses'];
  readonly willPaysFor?: number;
}

interface BuildOptions extends Options {
  readonly budget: number;
  readonly tickets: number;
  readonly out?: readonly TicketSet[];
}

/** `5=123.40,7=88`: what a board shows for each horse of the last leg. */
const willPaysArgument = (text: string): WillPays['horses'] =>
  text.split(',').map((pair) => {
    const [number = '', dollars = ''] = pair.split('=');
    return { number: number.trim().toUpperCase(), dollars: dollarsArgument(dollars.trim()) };
  });

function ticketsArgument(text: string): number {
  const tickets = Number(text);
  if (Number.isInteger(tickets) && tickets >= 1 && tickets <= MOST_TICKETS) return tickets;
  throw new InvalidArgumentError(`Give a number of tickets from 1 to ${MOST_TICKETS}.`);
}

const menuCommand = (open: () => Promise<TicketDeps>): Command =>
  onRace('wagers', 'list what can be bet from a race on, with minimum and takeout')
    .addHelpText('after', '\nExample: racing-cli ticket wagers 2025-06-07 9')
    .action(async (day: string, race: number, options: Options) => {
      const menu = await withApp(open, (app) => app.wagersOn(raceOf(day, race, options)));
      printResult(options, menu, menuText(menu));
    });

/** Why a bet cannot be boxed; null where it can. */
function boxProblem(wager: AnyWager, sets: readonly TicketSet[]): string | null {
  if (isMultiRace(wager))
    return `A ${wager} is on several races and cannot be boxed: give the numbers of each race, 1,2/3/all.`;
  return sets.length > 1 ? 'A box takes one list of numbers, without slashes: 1,2,3.' : null;
}

/** The same numbers in every place; what cannot be boxed is wrong usage of the command. */
function boxedSets(command: Command, wager: AnyWager, sets: readonly TicketSet[]): readonly TicketSet[] {
  const problem = boxProblem(wager, sets);
  if (problem !== null) command.error(`error: ${problem}`);
  return Array.from({ length: setCount(wager) }, () => sets[0] ?? ALL);
}

type BetAction<Done> = (app: TicketDeps, race: RaceOfDay, bet: Bet, options: Options) => Promise<Done>;

function onBet<Done>(
  open: () => Promise<TicketDeps>,
  [name, description]: readonly [string, string],
  run: BetAction<Done>,
  text: (done: Done) => string,
): Command {
  return onRace(name, description)
    .addArgument(wagerArgument(WAGERS))
    .argument('<numbers>', 'program numbers: 1,2/3/all', numbersArgument)
    .addOption(baseOption())
    .option('--box', 'the same numbers in every place')
    .addHelpText('after', `\nExample: racing-cli ticket ${name} 2025-06-07 9 "pick 3" 1,2/3/all --base 0.50`)
    .action(
      async (
        day: string,
        number: number,
        wager: AnyWager,
        named: readonly TicketSet[],
        options: Options,
        command: Command,
      ) => {
        const race = raceOf(day, number, options);
        const sets = options.box === true ? boxedSets(command, wager, named) : named;
        const done = await withApp(open, async (app) =>
          run(app, race, { wager, base: await stakeOf(app, race, wager, options.base), sets }, options),
        );
        printResult(options, done, text(done));
      },
    );
}

const outOf = (sets: readonly TicketSet[]): readonly (readonly string[])[] =>
  sets.map((set) => (set === ALL ? [] : set));

const buildCommand = (open: () => Promise<TicketDeps>): Command =>
  withBook(onRace('build', 'the tickets with the highest chance to cash for a budget'))
    .addArgument(wagerArgument(Object.keys(LEGS) as MultiRaceWager[]))
    .addOption(
      new Option('--budget <dollars>', 'what to spend').argParser(dollarsArgument).makeOptionMandatory(),
    )
    .addOption(new Option('--tickets <count>', 'at most so many').argParser(ticketsArgument).default(4))
    .addOption(
      new Option('--out <numbers>', 'leave these out, leg by leg: 4/-/1,9').argParser(numbersArgument),
    )
    .addOption(baseOption())
    .addOption(lineOption())
    .addHelpText('after', '\nExample: racing-cli ticket build 2025-06-07 9 "pick 5" --budget 48 --tickets 4')
    .action(async (day: string, number: number, wager: MultiRaceWager, options: BuildOptions) => {
      const race = raceOf(day, number, options);
      const { budget, tickets: mostTickets, out = [] } = options;
      const built = await withApp(open, async (app) => {
        const base = await stakeOf(app, race, wager, options.base);
        const request = { wager, base, budget, mostTickets, out: outOf(out) };
        const done = await app.buildBet(race, request, options.lineOf ?? null);
        const tickets = done.best.tickets.map(({ legs, cost }) => ({ wager, base, sets: legs, cost }));
        return writtenIn(app, options, done, { race, tickets, chancesUsed: done.chancesUsed });
      });
      printResult(options, built, writtenText(built, buildText));
    });

const followCommand = (open: () => Promise<TicketDeps>): Command =>
  onBet(
    open,
    ['follow', 'whether a ticket is alive, and what it returned'],
    (app, race, bet, { willPays, willPaysFor = 2, lineOf = null }) => {
      const typed = willPays === undefined ? null : { base: willPaysFor, horses: willPays };
      return app.followBet(race, bet, typed, lineOf);
    },
    followText,
  )
    .addOption(lineOption())
    .addOption(
      new Option(
        '--will-pays <numbers>',
        'what the track shows before the last leg: 5=123.40,7=88',
      ).argParser(willPaysArgument),
    )
    .addOption(
      new Option('--will-pays-for <dollars>', 'the bet they are for ($2 without)').argParser(dollarsArgument),
    );

const priceCommand = (open: () => Promise<TicketDeps>): Command =>
  withBook(
    onBet(
      open,
      ['price', 'what a ticket costs, and its chance to cash'],
      async (app, race, bet, options) => {
        const done = await app.priceBet(race, bet, options.lineOf ?? null);
        const { cost, chancesUsed } = done;
        return writtenIn(app, options, done, { race, tickets: [{ ...bet, cost }], chancesUsed });
      },
      (done) => writtenText(done, priceText),
    ).addOption(lineOption()),
  );

/** `racing-cli ticket`: what tickets cost, how likely they are to cash, which ones to buy, and what became of them. */
export const ticketCommand = (open: () => Promise<TicketDeps>): Command =>
  new Command('ticket')
    .description('price, build and follow tickets; nothing is placed')
    .addHelpText('after', '\nExample: racing-cli ticket build 2025-06-07 9 "pick 4" --budget 48')
    .addCommand(menuCommand(open))
    .addCommand(priceCommand(open))
    .addCommand(buildCommand(open))
    .addCommand(groupsCommand(open))
    .addCommand(followCommand(open));
