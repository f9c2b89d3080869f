import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { aroundRace, evidenceInstant, evidenceOf } from '../../handicapping/evidence.ts';
import { finishOrder } from '../../handicapping/finish-order.ts';
import type { Handicapper } from '../../handicapping/handicapper.ts';
import { chancesOn, lineOnRace } from '../../handicapping/line-on-race.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { Takeout } from '../../odds/takeout.ts';
import { takeoutOfWager } from '../bet-terms.ts';
import { type PricedTicket, pricedTicket } from '../priced-ticket.ts';
import { refuseBadTicket, type Ticket } from '../ticket.ts';
import { fieldOf } from '../ticket-field.ts';

/** A ticket on a race with its cost and chance, and what they were worked out from. */
interface ShownTicket extends PricedTicket {
  readonly raceId: string;
  readonly raceNumber: number;
  readonly takeout: Takeout;
  readonly model: { readonly name: string; readonly version: string };
  readonly orderVersion: string;
  readonly sources: {
    readonly card: Provenance;
    readonly board: Provenance | null;
    /** ISO instant up to which facts were used. */
    readonly upTo: string;
  };
}

interface PriceTicketDeps {
  readonly cards: CardStore;
  readonly knownAround: KnownAround;
  readonly clock: Clock;
  readonly handicapper: Handicapper;
}

async function evidenceNow({ cards, knownAround }: PriceTicketDeps, race: Race, now: Instant) {
  const forms = await cards.formsOf([race], evidenceInstant(race, now));
  const around = aroundRace(await knownAround([race], forms, now), race);
  return evidenceOf(race, formIn(forms, race), now, around);
}

/**
 * What a ticket costs and how likely it is to pay by the chances of this moment. Refuses an id that names no race
 * ('not-found', `card.unknown-race`) and what `pricedTicket` refuses ('invalid'): a number that does not start among it.
 */
export function makePriceTicket(deps: PriceTicketDeps) {
  return async function priceTicket(idText: string, ticket: Ticket): Promise<ShownTicket> {
    refuseBadTicket(ticket);
    const { race, provenance: card } = raceOrRefusal(await deps.cards.raceWith(raceIdOrRefusal(idText)));
    const evidence = await evidenceNow(deps, race, deps.clock());
    const { order, model } = deps.handicapper;
    const line = lineOnRace(evidence, deps.handicapper);
    const priced = pricedTicket(
      ticket,
      fieldOf(evidence),
      finishOrder(chancesOn(line, evidence), order.exponents),
    );
    return {
      ...priced,
      raceId: race.id,
      raceNumber: race.number,
      takeout: takeoutOfWager(race.trackSlug, race.day, ticket.wager),
      model: { name: model.name, version: model.version },
      orderVersion: order.version,
      sources: { card, board: evidence.board, upTo: toIso(evidence.upTo) },
    };
  };
}

export type PriceTicket = ReturnType<typeof makePriceTicket>;
