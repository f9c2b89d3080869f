import { racesText } from '../../card/races-text.ts';
import { trackNameOf } from '../../card/track.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted } from '../../kernel/text.ts';
import { centsText } from '../../notebook/cents.ts';
import type { LegStanding } from '../../tickets/settlement/standing.ts';
import { ALL } from '../../tickets/ticket.ts';
import type { AnyWager } from '../../tickets/wager.ts';
import { windowWords } from '../../tickets/window-words.ts';
import { severalIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import type { TicketInBook, TicketsFound } from '../member-facts.ts';
import type { Answering, ChatQuestion, Tool } from './tool.ts';

const WAGER = '(?:exacta|trifecta|superfecta|quinella|double|pick[- ]?[3-6]|win bet|bet|wager|ticket)s?';
/** `my late pick 4`, `our tickets`. */
const MINE = new RegExp(`\\b(?:my|our)\\s+(?:(?!dad|friend|buddy)[\\w$.]+\\s+){0,2}?${WAGER}\\b`, 'i');
/** `am I still alive in the pick 4`. */
const AM_I = /\b(?:am i|are we)(?: still)? (?:alive|live|dead|in it)\b/i;
/** How it stands or ended. */
const STANDS =
  /\b(?:alive|dead(?! heat)|live|cash(?:ed)?|hit|winning|won|lost|standing|stands?|doing|status|still (?:good|in it|going|breathing))\b|\bhow(?:'?s| is| are| did) (?:my|our)\b|\bdid (?:i|we|my|our)\b.*\b(?:win|come in|come through|pay|lose|return|make it)\b|\b(?:came|come) in\b|\bpaid\b|\bwhat do(?:es)? (?:i|my|we|our) (?:\w+ ){0,3}need\b/i;
/** The ticket does not exist yet, or a rule is asked for. */
const SUPPOSED =
  /\b(?:if|what happens|would|should|how (?:do|can|could)|how much (?:would|do|does|can)|where|once|ever|yesterday|last (?:week|month|year|night))\b/i;

const MOST_SHOWN = 8;

const NO_BOOK = 'Sign in and I can check the tickets in your book.';
const NOTED_ELSEWHERE =
  'Tickets only noted on the ticket desk stay in your browser: the Tickets tab of the race says how they stand.';

const legText = ({ raceNumber, state, held, out }: LegStanding): string => {
  if (state === 'live') return `race ${raceNumber} still to run: ${held === ALL ? 'all' : held.join(', ')}`;
  if (state === 'void') return `race ${raceNumber} called off`;
  return `race ${raceNumber} ${state}${out.length === 0 ? '' : ` (${out.join(', ')} did not run)`}`;
};

/** What became of a ticket, as the book says it; null while that is pending. */
function settledText({ state, returnedCents, refundedCents, why }: TicketInBook['settled']): string | null {
  if (state === 'pending') return null;
  if (state === 'won')
    return returnedCents === null ? 'won, payoff unknown' : `won, returned ${centsText(returnedCents)}`;
  if (state === 'refunded')
    return refundedCents === null ? 'refunded' : `refunded ${centsText(refundedCents)}`;
  return state === 'lost' ? 'lost' : `not settled: ${why ?? 'unknown'}`;
}

const STATES = {
  alive: 'alive',
  dead: 'dead',
  unknown: 'not known whether alive',
  over: 'over, payoff to come',
} as const;

function standingText({ standing: bet, settled, isOnCard }: TicketInBook): string {
  const outcome = settledText(settled);
  if (outcome !== null) return outcome;
  if (!isOnCard) return 'its race is not on the card';
  if (bet === null) return 'no official result yet';
  const { state, legs, aliveCombinations, mayBeRefunded } = bet;
  const left =
    state === 'alive' && aliveCombinations !== null
      ? `, ${counted(aliveCombinations, 'combination')} left`
      : '';
  const back = state === 'dead' && mayBeRefunded ? ', though part of it may be refunded' : '';
  return `${STATES[state]}${left}${back}: ${legs.map(legText).join('; ')}`;
}

function ticketLine(ticket: TicketInBook): string {
  const { trackSlug, race, wager, baseCents, sets, money } = ticket.entry;
  const spoken = windowWords({
    trackName: trackNameOf(trackSlug),
    raceNumber: race,
    wager,
    base: baseCents / 100,
    sets,
  });
  return `- ${spoken} (${money === 'paper' ? 'on paper' : 'real'}): ${standingText(ticket)}.`;
}

function linesFor(
  { count, tickets }: TicketsFound,
  wager: AnyWager | null,
  where: string,
): readonly string[] {
  if (count === 0) return [`Your book has no ${wager ?? 'ticket'} on ${where}.`, NOTED_ELSEWHERE];
  const more = count - tickets.length;
  return [
    `Your book has ${counted(count, wager === null ? 'ticket' : `${wager} ticket`)} on ${where}:`,
    ...tickets.map(ticketLine),
    ...(more > 0 ? [`${counted(more, 'more ticket', 'more tickets')} in My Book.`] : []),
  ];
}

function answering({ card, text, raceNumber }: ChatQuestion): Answering {
  const wager = severalIn(text) ?? wagerIn(text);
  return async ({ memberFacts }) => {
    const found = await memberFacts.ticketsOn(card, { race: raceNumber, wager, most: MOST_SHOWN });
    const race = raceNumber === null ? '' : `, ${racesText([raceNumber])}`;
    const where = `${card.track.displayName}, ${dateText(card.day)}${race}`;
    const lines = found === null ? [NO_BOOK] : linesFor(found, wager, where);
    return { answer: saying(lines), views: [], isFixed: true };
  };
}

/** Whether the tickets of the member's book are alive, and what they returned. No model ever words it. */
export const myTickets: Tool = {
  name: 'my tickets',
  reads(question) {
    const { text } = question;
    const isMine = AM_I.test(text) || (MINE.test(text) && STANDS.test(text));
    return isMine && !SUPPOSED.test(text) ? answering(question) : null;
  },
};
