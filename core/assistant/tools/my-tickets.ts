import { racesText } from '../../card/races-text.ts';
import { trackNameOf } from '../../card/track.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted, dollarsText } from '../../kernel/text.ts';
import type { FollowedTicket } from '../../results/followed-ticket.ts';
import type { Settlement } from '../../tickets/settlement/settlement.ts';
import type { LegStanding } from '../../tickets/settlement/standing.ts';
import { ALL } from '../../tickets/ticket.ts';
import type { AnyWager } from '../../tickets/wager.ts';
import { windowWords } from '../../tickets/window-words.ts';
import { severalIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import type { TicketInBook } from '../member-facts.ts';
import type { Answering, ChatQuestion, Tool } from './tool.ts';

const WAGER = '(?:exacta|trifecta|superfecta|quinella|double|pick[- ]?[3-6]|win bet|bet|wager|ticket)s?';
/** `my late pick 4`, `our tickets`. */
const MINE = new RegExp(`\\b(?:my|our)\\s+(?:(?!dad|friend|buddy)[\\w$.]+\\s+){0,2}?${WAGER}\\b`, 'i');
/** `am I still alive in the pick 4`. */
const AM_I = /\b(?:am i|are we)(?: still)? (?:alive|live|dead|in it)\b/i;
/** How it stands or ended. */
const STANDS =
  /\b(?:alive|dead(?! heat)|live|cash(?:ed)?|hit|winning|won|lost|standing|stands?|doing|status|still (?:good|in it|going|breathing))\b|\bhow(?:'?s| is| are| did) (?:my|our)\b|\bwhat do(?:es)? (?:i|my|we|our) (?:\w+ ){0,3}need\b/i;
/** The ticket does not exist yet, or a rule is asked for. */
const SUPPOSED =
  /\b(?:if|what happens|would|should|how (?:do|can|could|much)|where|once|ever|yesterday|last (?:week|month|year|night))\b/i;

const MOST_SHOWN = 8;

const NO_BOOK = 'I can see the tickets in a book only for the member who wrote them: sign in and ask again.';
const NOTED_ELSEWHERE =
  'Tickets only noted on the ticket desk stay in your browser: the Tickets tab of the race says how they stand.';

const legText = ({ raceNumber, state, held, out }: LegStanding): string => {
  if (state === 'live') return `race ${raceNumber} to come with ${held === ALL ? 'all' : held.join(', ')}`;
  if (state === 'void') return `race ${raceNumber} called off`;
  return `race ${raceNumber} ${state}${out.length === 0 ? '' : ` (${out.join(', ')} did not run)`}`;
};

function settledText({ outcome, returned, refunded, note }: Settlement): string {
  if (outcome === 'won') return `won, returned ${dollarsText(returned)}`;
  if (outcome === 'refunded') return `refunded ${dollarsText(refunded)}`;
  return outcome === 'lost' ? 'lost' : `not settled: ${note ?? 'unknown'}`;
}

const STATES = {
  alive: 'alive',
  dead: 'dead',
  unknown: 'not known whether alive',
  over: 'over, payoff to come',
} as const;

function standingText(followed: FollowedTicket | null): string {
  if (followed === null) return 'its race is not on the card';
  const { standing: bet, settlement } = followed;
  if (settlement !== null) return settledText(settlement);
  if (bet === null) return 'no official result yet';
  const { state, legs, aliveCombinations, mayBeRefunded } = bet;
  const left =
    state === 'alive' && aliveCombinations !== null
      ? `, ${counted(aliveCombinations, 'combination')} left`
      : '';
  const back = state === 'dead' && mayBeRefunded ? ', though part of it may be refunded' : '';
  return `${STATES[state]}${left}${back}: ${legs.map(legText).join('; ')}`;
}

function ticketLine({ entry, followed }: TicketInBook): string {
  const { trackSlug, race, wager, baseCents, sets, money } = entry;
  const spoken = windowWords({
    trackName: trackNameOf(trackSlug),
    raceNumber: race,
    wager,
    base: baseCents / 100,
    sets,
  });
  return `- ${spoken} (${money === 'paper' ? 'on paper' : 'real'}): ${standingText(followed)}.`;
}

function linesFor(
  tickets: readonly TicketInBook[],
  wager: AnyWager | null,
  where: string,
): readonly string[] {
  const wanted = wager === null ? tickets : tickets.filter(({ entry }) => entry.wager === wager);
  if (wanted.length === 0) return [`Your book has no ${wager ?? 'ticket'} on ${where}.`, NOTED_ELSEWHERE];
  const more = wanted.length - MOST_SHOWN;
  return [
    `Your book has ${counted(wanted.length, wager === null ? 'ticket' : `${wager} ticket`)} on ${where}:`,
    ...wanted.slice(0, MOST_SHOWN).map(ticketLine),
    ...(more > 0 ? [`${counted(more, 'more ticket', 'more tickets')} in My Book.`] : []),
  ];
}

function answering({ card, text, raceNumber }: ChatQuestion): Answering {
  const wager = severalIn(text) ?? wagerIn(text);
  return async ({ mine }) => {
    const tickets = await mine.ticketsOn(card);
    const ofRace = tickets?.filter(({ entry }) => raceNumber === null || entry.race === raceNumber);
    const race = raceNumber === null ? '' : `, ${racesText([raceNumber])}`;
    const where = `${card.track.displayName}, ${dateText(card.day)}${race}`;
    const lines = ofRace === undefined ? [NO_BOOK] : linesFor(ofRace, wager, where);
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
