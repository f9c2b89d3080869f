import { cardOrRefusal, type RaceOfDay, raceNumbered, trackAndDay } from '#core/card/days-card.ts';
import type { Bet } from '#core/tickets/priced-bet.ts';
import type { WillPays } from '#core/tickets/settlement/will-pays.ts';
import type { BudgetRequest, GroupsRequest } from '#core/tickets/use-cases/build-tickets.ts';
import { commands, reads } from './command.ts';
import { memberOfEmail } from './member-of-email.ts';
import type { Tools } from './tools.ts';

export const ticketCommands = ({ get }: Tools) => {
  const raceIdOf = async ({ track: trackKey, day: dayText, race }: RaceOfDay): Promise<string> => {
    const { track, day } = trackAndDay(trackKey, dayText);
    const { card } = cardOrRefusal(await get('cards').cardFor(track.slug, day), track, day);
    return raceNumbered(card.races, race, day).id;
  };
  /** The own lines of the member of an email; null for our chances. */
  const linesOf = async (email: string | null) =>
    email === null ? null : get('linesForTickets')(await memberOfEmail(get, email));
  return commands({
    wagersOn: reads(async (race: RaceOfDay) => get('showWagers')(await raceIdOf(race))),
    priceBet: reads(async (race: RaceOfDay, bet: Bet, lineOf: string | null) =>
      get('priceTicket')(await raceIdOf(race), bet, await linesOf(lineOf)),
    ),
    followBet: reads(async (race: RaceOfDay, bet: Bet, willPays: WillPays | null, lineOf: string | null) =>
      get('followTicket')(await raceIdOf(race), bet, { willPays, lineOn: await linesOf(lineOf) }),
    ),
    groupBets: reads(async (race: RaceOfDay, request: Omit<GroupsRequest, 'raceId'>, lineOf: string | null) =>
      get('ticketsOfGroups')({ ...request, raceId: await raceIdOf(race) }, await linesOf(lineOf)),
    ),
    buildBet: reads(async (race: RaceOfDay, request: Omit<BudgetRequest, 'raceId'>, lineOf: string | null) =>
      get('buildTickets')({ ...request, raceId: await raceIdOf(race) }, await linesOf(lineOf)),
    ),
  });
};
