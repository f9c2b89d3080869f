import { Refusal } from '../../kernel/refusal.ts';
import { shortDollars } from '../../kernel/text.ts';
import { minimumBet, refuseBelowMinimum, usualStake } from '../../tickets/minimum-bets.ts';
import { pricedTicket } from '../../tickets/priced-ticket.ts';
import { ALL, box, partWheel, type Ticket, type TicketSet, wheel } from '../../tickets/ticket.ts';
import { PLACES } from '../../tickets/wager.ts';
import type { PayoffOf } from '../payoff-of.ts';
import type { RaceView } from '../race-view.ts';
import { ENTERTAINMENT, type JakeAnswer, saying } from './answer.ts';
import type { SpelledTicket } from './question.ts';
import { headOf, namedIn, priceOf, ticketLine, verdictText } from './wording.ts';

const CENTS = 100;
/** More than this is money for the whole ticket. */
const MOST_STAKE = 1;

/** The sets of a spelled bet, one for each place. */
export function ticketOf(
  { wager, structure, sets, base }: SpelledTicket,
  race: Pick<RaceView['evidence']['race'], 'trackSlug' | 'day'>,
): Ticket {
  const stake = base ?? usualStake(race.trackSlug, race.day, wager);
  const [first = []] = sets;
  const places = PLACES[wager];
  const asSet = (set: SpelledTicket['sets'][number]): TicketSet => (set === 'all' ? ALL : set);
  if (structure === 'box' && first !== 'all')
    return box(
      wager,
      stake,
      sets.flatMap((set) => (set === 'all' ? [] : set)),
    );
  if (structure === 'wheel' && sets.slice(1).every((set) => set === 'all'))
    return wheel(wager, stake, first === 'all' ? [] : first);
  const spelled =
    sets.length === 1 && first !== 'all' && first.length === places ? first.map((number) => [number]) : sets;
  const full =
    spelled.length >= places
      ? spelled
      : [...spelled, ...Array.from({ length: places - spelled.length }, () => spelled.at(-1) ?? [])];
  return partWheel(wager, stake, full.slice(0, places).map(asSet));
}

/** The ticket at its stake, or at the highest that the money for all of it buys; the note says that the usual one was taken, or that the money is too little. */
function stakedTicket(
  spelled: SpelledTicket,
  { evidence, field, order }: RaceView,
): { readonly ticket: Ticket; readonly note: string | null } {
  const ticket = ticketOf(spelled, evidence.race);
  if (spelled.base !== null) return { ticket, note: null };
  const usual = `I used the usual minimum, ${shortDollars(ticket.base)} a combination.`;
  const { total } = spelled;
  if (total === undefined) return { ticket, note: usual };
  const { combinations } = pricedTicket({ ...ticket, base: 1 }, field, order);
  const stakeInCents = Math.floor(Math.round(total * CENTS) / combinations);
  const { trackSlug, day } = evidence.race;
  const least = minimumBet(trackSlug, day, ticket.wager).dollars;
  const leastInCents = Math.round(least * CENTS);
  const steps = Math.floor(stakeInCents / leastInCents);
  // `For a dollar` before a box that costs more is the stake of each combination.
  if (steps === 0 && total >= least && total <= MOST_STAKE)
    return {
      ticket: { ...ticket, base: total },
      note: `I took ${shortDollars(total)} as the stake of each combination.`,
    };
  if (steps > 0) return { ticket: { ...ticket, base: (steps * leastInCents) / CENTS }, note: null };
  const short = `${shortDollars(total)} does not buy it: ${combinations} combinations at ${shortDollars(least)} cost ${shortDollars(combinations * least)}.`;
  return { ticket: { ...ticket, base: least }, note: short };
}

/** What a spelled-out bet costs, to the cent, its chance to cash and about what it pays; or why it cannot be made. */
export function ticketAnswer(view: RaceView, spelled: SpelledTicket, payoffOf: PayoffOf): JakeAnswer {
  const races = [view.picks.raceNumber];
  try {
    const { ticket, note } = stakedTicket(spelled, view);
    const { trackSlug, day } = view.evidence.race;
    refuseBelowMinimum(trackSlug, day, ticket.wager, ticket.base);
    const line = ticketLine(ticket, pricedTicket(ticket, view.field, view.order));
    const horses = [...new Set(ticket.sets.flatMap((set) => (set === ALL ? [] : set)))];
    const who = horses
      .slice(0, 6)
      .map((number) => `${namedIn(view, number)} (${priceOf(view, number)})`)
      .join(', ');
    return saying(
      [
        `${headOf(view)}.`,
        line,
        note,
        payoffOf({ ...ticket, tickets: [ticket.sets] }, [view]).sentence,
        who === '' ? null : `Horses: ${who}.`,
        `Our view of the race. ${verdictText(view)}`,
        ENTERTAINMENT,
      ],
      races,
      [line],
    );
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
    return saying([`${headOf(view)}: that ticket cannot be made. ${error.message}`], races);
  }
}
