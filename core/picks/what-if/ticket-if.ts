import type { Evidence } from '../../handicapping/evidence.ts';
import type { FinishOrder } from '../../handicapping/finish-order.ts';
import { type PricedTicket, pricedTicket } from '../../tickets/priced-ticket.ts';
import { box, partWheel, type Ticket } from '../../tickets/ticket.ts';
import { fieldOf } from '../../tickets/ticket-field.ts';
import { PLACES } from '../../tickets/wager.ts';
import type { ExoticPlay } from '../recommendations/exotics.ts';

/** A race as tickets are priced on it. */
export interface TicketRace {
  readonly evidence: Pick<Evidence, 'interests' | 'runners' | 'starters'>;
  readonly order: FinishOrder;
}

/** A ticket's cost and chance, and what it must pay to break even; dollars, null where it cannot win. */
export interface TicketFigures extends PricedTicket {
  readonly breakEvenPayout: number | null;
}

/** A suggested ticket as it is and as it would be. */
export interface TicketIf {
  readonly play: Pick<ExoticPlay, 'betType' | 'combination' | 'stake' | 'horses'>;
  readonly before: TicketFigures;
  /** Program numbers of its horses that would be out. */
  readonly out: readonly string[];
  /** Null where too few of its horses are left. */
  readonly after: TicketFigures | null;
}

const wagerOf = ({ betType }: Pick<ExoticPlay, 'betType'>): 'exacta' | 'trifecta' =>
  betType.startsWith('Trifecta') ? 'trifecta' : 'exacta';

/** The ticket without the horses that are out; null where a place has nobody left. */
function ticketOf({ betType, horses, stake }: TicketIf['play'], out: readonly string[]): Ticket | null {
  const wager = wagerOf({ betType });
  const numbers = horses.map(({ programNumber }) => programNumber);
  const running = numbers.filter((number) => !out.includes(number));
  if (running.length < PLACES[wager]) return null;
  if (!betType.endsWith('Key')) return box(wager, stake, running);
  const [key, ...others] = running;
  if (key === undefined || key !== numbers[0]) return null;
  const underneath = Array.from({ length: PLACES[wager] - 1 }, () => others);
  return partWheel(wager, stake, [[key], ...underneath]);
}

function figuresOf(ticket: Ticket, { evidence, order }: TicketRace): TicketFigures {
  const priced = pricedTicket(ticket, fieldOf(evidence), order);
  return { ...priced, breakEvenPayout: priced.chance > 0 ? priced.cost / priced.chance : null };
}

/** A suggested ticket on a race and on the same race switched: its horses that are out are left off. */
export function ticketIf(play: ExoticPlay, race: TicketRace, switched: TicketRace): TicketIf | null {
  const ticket = ticketOf(play, []);
  if (ticket === null) return null;
  const { interests } = fieldOf(switched.evidence);
  const out = play.horses
    .map(({ programNumber }) => programNumber)
    .filter((number) => !interests.some((numbers) => numbers.includes(number)));
  const left = ticketOf(play, out);
  return {
    play,
    before: figuresOf(ticket, race),
    out,
    after: left === null ? null : figuresOf(left, switched),
  };
}
