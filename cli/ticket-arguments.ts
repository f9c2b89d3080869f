import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { RaceOfDay } from '#core/card/days-card.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { ALL, type TicketSet } from '#core/tickets/ticket.ts';
import type { AnyWager } from '#core/tickets/wager.ts';
import type { WagerOnMenu } from '#core/tickets/wager-menu.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { raceNumberArgument } from './race-number-argument.ts';
import { trackOption } from './track-option.ts';

/** What every command about a ticket takes. */
export interface TicketOptions {
  readonly track?: string;
  readonly base?: number;
  readonly json?: true;
  /** The email of the member whose own lines are used. */
  readonly lineOf?: string;
}

export interface TicketMenu {
  wagersOn(race: RaceOfDay): Promise<readonly WagerOnMenu[]>;
}

/** Dollars above zero; others are wrong usage of the command. */
export function dollarsArgument(text: string): number {
  const dollars = Number(text.replace(/^\$/, ''));
  if (Number.isFinite(dollars) && dollars > 0) return dollars;
  throw new InvalidArgumentError('Give dollars above zero, as 0.50.');
}

/** `1,2/3/all`: sets between slashes, numbers between commas; `-` for none. */
export const numbersArgument = (text: string): readonly TicketSet[] =>
  text.split('/').map((set) => {
    const numbers = set.split(',').map((number) => number.trim().toUpperCase());
    return numbers.join() === 'ALL' ? ALL : numbers.filter((number) => number !== '' && number !== '-');
  });

export const raceOf = (day: string, race: number, { track }: TicketOptions): RaceOfDay => ({
  track: track ?? DEFAULT_TRACK_SLUG,
  day,
  race,
});

export const wagerArgument = (wagers: readonly AnyWager[]) =>
  new Argument('<wager>', 'in quotes').choices(wagers);
export const baseOption = () =>
  new Option('--base <dollars>', "on each combination (the track's minimum without)").argParser(
    dollarsArgument,
  );

/** Chances of a member's own lines instead of ours. */
export const lineOption = () =>
  new Option('--line-of <email>', "by this member's own line in the races where there is one");

/** The stake asked for, or the usual one of the track. */
export async function stakeOf(
  app: TicketMenu,
  race: RaceOfDay,
  wager: AnyWager,
  base?: number,
): Promise<number> {
  if (base !== undefined) return base;
  return (await app.wagersOn(race)).find((offer) => offer.wager === wager)?.usualStake ?? 1;
}

/** A command about a race or the races from it on. */
export const onRace = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .argument('<race>', 'its race, or the first of several', raceNumberArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON');
