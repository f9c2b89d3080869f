import type { MemberId } from '#core/accounts/member.ts';
import type { ReadPause } from '#core/notebook/care.ts';
import type { ReadLinesForTickets } from '#core/notebook/use-cases/read-lines-for-tickets.ts';
import type { RefuseInPause } from '#core/notebook/use-cases/refuse-in-pause.ts';
import type { FollowedTicket } from '#core/results/followed-ticket.ts';
import type { FollowTicket } from '#core/results/use-cases/follow-ticket.ts';
import type { PricedLegs } from '#core/tickets/priced-leg.ts';
import type { BuildTickets, TicketsOfGroups } from '#core/tickets/use-cases/build-tickets.ts';
import type { PriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import type { ShowWagers } from '#core/tickets/use-cases/show-wagers.ts';
import { wagerRules } from '#core/tickets/wager-menu.ts';
import type { tickets } from '../contract/tickets.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

export interface TicketDeps {
  readonly showWagers: ShowWagers;
  readonly priceTicket: PriceTicket;
  readonly buildTickets: BuildTickets;
  readonly ticketsOfGroups: TicketsOfGroups;
  readonly followTicket: FollowTicket;
  readonly linesForTickets: ReadLinesForTickets;
  readonly readPause: ReadPause;
  readonly refuseInPause: RefuseInPause;
}

const presentSources = ({ card, board, upTo }: PricedLegs['sources']) => ({
  provenance: presentProvenance(card),
  board: board === null ? null : presentProvenance(board),
  upTo,
});

function presentFollowed({ lastLegValue, ...followed }: FollowedTicket) {
  if (lastLegValue === null) return { ...followed, lastLegValue };
  const { sources, ...value } = lastLegValue;
  return { ...followed, lastLegValue: { ...value, ...presentSources(sources) } };
}

const DESK_CLOSED = 'The ticket desk is closed';

/** The member's own lines where a request asks for them; null for our chances. */
const lineFor = (deps: TicketDeps, memberId: MemberId, chancesOf: 'ours' | 'mine') =>
  chancesOf === 'mine' ? deps.linesForTickets(memberId) : null;

export const ticketRoutes = (deps: TicketDeps): Handlers<typeof tickets> => ({
  rules: async () => wagerRules,
  wagers: async ({ params: { raceId } }) => await deps.showWagers(raceId),
  price: async ({ member, body: { raceId, chancesOf, ...bet } }) => {
    await deps.refuseInPause(member.id, DESK_CLOSED);
    const line = lineFor(deps, member.id, chancesOf);
    const { sources, ...priced } = await deps.priceTicket(raceId, bet, line);
    return { ...priced, ...presentSources(sources) };
  },
  build: async ({ member, body: { chancesOf, ...request } }) => {
    await deps.refuseInPause(member.id, DESK_CLOSED);
    const line = lineFor(deps, member.id, chancesOf);
    const { sources, ...built } = await deps.buildTickets(request, line);
    return { ...built, ...presentSources(sources) };
  },
  groups: async ({ member, body: { chancesOf, ...request } }) => {
    await deps.refuseInPause(member.id, DESK_CLOSED);
    const line = lineFor(deps, member.id, chancesOf);
    const { sources, ...grouped } = await deps.ticketsOfGroups(request, line);
    return { ...grouped, ...presentSources(sources) };
  },
  follow: async ({ member, body: { raceId, willPays, chancesOf, ...bet } }) => {
    const isPaused = (await deps.readPause(member.id)) !== null;
    const lastLeg = isPaused ? null : { willPays, lineOn: lineFor(deps, member.id, chancesOf) };
    return presentFollowed(await deps.followTicket(raceId, bet, lastLeg));
  },
});
