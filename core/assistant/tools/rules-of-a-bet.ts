import { percentText, shortDollars } from '../../kernel/text.ts';
import { betTerms } from '../../tickets/bet-terms.ts';
import { setCount } from '../../tickets/wager.ts';
import { severalIn, wagerIn } from '../jake/amounts.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import type { CardInPlay } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { horsesNamed } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const MINIMUM = /\bminimum\b|\bleast (?:i|you) can (?:bet|play)\b|\bsmallest (?:bet|stake|ticket)\b/i;
/** `Can I get a 50 cent exacta`. */
const SOLD =
  /\b(?:can|could|may) (?:i|you|we) (?:get|have|play|bet|buy) (?:an? )?(?:\$ ?\d|\d{1,2}[- ]?(?:cents?|¢|dollars?)|\.\d\d)|\b(?:do (?:they|you)|does the track) (?:take|offer|sell|have) (?:an? )?(?:\$ ?\d|\d{1,2}[- ]?(?:cents?|¢|dollars?)|\.\d\d)/i;
const TAKEOUT = /\btake[- ]?out\b|\btrack take\b|\bhow much does the track (?:take|keep)\b/i;

/** What a bet on several horses will pay; not what it has to pay. */
const PAYS =
  /\b(?:what|how much)\b.*\b(?:does|do|will|would|is|are|can|could)\b.*\bpay(?:s|ing)?\b(?!.*\b(?:need|must|should)\b)/i;
const CARRYOVER = /\bcarry[- ]?overs?\b/i;

/** The smallest stake of any bet. */
const CHEAPEST =
  /\b(?:cheapest|smallest|minimum) (?:bet|wager|ticket|stake|amount)s?\b|\bleast (?:i|you) can (?:bet|play)\b/i;
const LISTED = [
  'win',
  'exacta',
  'trifecta',
  'superfecta',
  'daily double',
  'pick 3',
  'pick 4',
  'pick 5',
  'pick 6',
] as const;

/** The minimum of each wager at a track. */
function minimumsAnswer({ track, day }: CardInPlay) {
  const rows = LISTED.map((wager) => {
    const { dollars, isAssumed } = betTerms(track.slug, day, wager).minimum;
    const least = `${shortDollars(dollars)}${isAssumed ? ' (assumed)' : ''}`;
    return { line: `- ${wager}: ${least}`, cells: [wager, least] };
  });
  return sayingTable({
    lead: [`Minimum bets at ${track.displayName} (per combination):`],
    caption: 'Minimum bets',
    columns: columnsOf(['Bet', 'text'], ['Minimum', 'number']),
    rows,
  });
}

/** The minimum of a wager at the track, or what the track keeps of its pool. */
export const rulesOfABet: Tool = {
  name: 'rules of a bet',
  reads({ text, card, raceNumber }) {
    const wager = severalIn(text) ?? wagerIn(text);
    if (wager === null)
      return CHEAPEST.test(text) && raceNumber === null
        ? atOnce({ answer: minimumsAnswer(card), views: [] })
        : null;
    const { track, day } = card;
    const { minimum, takeout } = betTerms(track.slug, day, wager);
    const say = (...lines: readonly (string | null)[]) => atOnce({ answer: saying(lines), views: [] });
    const isSold = SOLD.test(text) && raceNumber === null && horsesNamed(card, text).length === 0;
    if (
      (MINIMUM.test(text) || (isSold && !/#?\b\d{1,2}\s?[,/]|\d[a-z]? (?:with|over|and) /i.test(text))) &&
      !/\bprice\b|\bodds\b/i.test(text)
    )
      return say(
        `The ${wager} minimum at ${track.displayName} is ${shortDollars(minimum.dollars)}${setCount(wager) > 1 ? ' a combination' : ''}${minimum.isAssumed ? ' (assumed)' : ''}.`,
      );
    if (
      PAYS.test(text) &&
      raceNumber === null &&
      setCount(wager) > 1 &&
      !/\bneeds? to\b|\d\s?[/,]\s?\d/.test(text)
    )
      return say(
        `What the ${wager} pays is not known before it is run: the winning tickets share its pool. The Tickets tab estimates a ticket once prices are live.`,
      );
    if (CARRYOVER.test(text))
      return say(
        `No carryover is stored: whether the ${wager} has one at ${track.displayName} is not known here.`,
      );
    if (!TAKEOUT.test(text)) return null;
    const { share, operator, isAssumed, source } = takeout;
    return say(
      `The takeout on ${wager} bets at ${track.displayName} is ${percentText(share)} of the pool (${operator})${isAssumed ? ', assumed: no document gives its own rate' : ''}.`,
      `Source: ${source}.`,
    );
  },
};
