import { shortDollars } from '../../kernel/text.ts';
import { toCents } from '../../tickets/combinations.ts';
import { amountsIn } from '../jake/amounts.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { horsesNamed } from './horses-named.ts';
import { atOnce, type ChatQuestion, type Tool } from './tool.ts';

const ASKED =
  /\bhedg(?:e|es|ing)\b|\b(?:play|bet|make|buy|need|use) a saver\b|\bsavers? (?:bet|on|for)\b|\b(?:cover|protect|insure|lock in|lay off) (?:some of )?(?:my|our|the) (?:\w+ ){0,2}?(?:bets?|tickets?|doubles?|pick[- ]?[3-6]|exactas?|trifectas?|payoffs?|payout|profit|money)\b/i;
/** What was done, or the word explained. */
const OTHER =
  /\b(?:did|hedged|should have|fund|mean\w*|explain|define)\b|^\W*what(?:'?s| is| are)?(?: an?)? (?:hedg\w+|savers?)(?: bets?)?\W*$/i;
const PAYS = /\bpa(?:y|ys|ying|yoff|yout)\b(?: is| of| about| around| me)* \$?\s?(\d[\d,]*(?:\.\d{1,2})?)/i;
const ODDS = /\b(?:at|of|is|goes off|off at)\s+(\d{1,3})\s?(?:-|\/| to )\s?(\d{1,2})\b/i;
const OF_A_DOUBLE = /\bdoubles?\b/i;

const EXAMPLE = { pays: 200, toOne: 3, odds: '3-1' };

/** The rule for the stake, worked out for the payoff and the odds that a question names, else for an example. */
function stakeLine(text: string): string {
  const pays =
    Number((PAYS.exec(text)?.[1] ?? '').replaceAll(',', '')) || amountsIn(text)[0]?.dollars || null;
  const [, over, under] = ODDS.exec(text) ?? [];
  const toOne = over === undefined ? null : Number(over) / Number(under);
  const isNamed = pays !== null && toOne !== null && Number.isFinite(toOne);
  const row = isNamed ? { pays, toOne, odds: `${over}-${under}` } : EXAMPLE;
  const stake = shortDollars(toCents(row.pays / (row.toOne + 1)));
  const lead = isNamed ? 'Here' : 'For example';
  return `${lead}: a ticket that pays ${shortDollars(row.pays)}, hedged with a horse at ${row.odds}, takes ${stake} to win on it; then both return the same ${shortDollars(row.pays)}, less that ${stake}.`;
}

/** Where a double is hedged after a horse of its first race has won. */
function legLine({ text, card }: ChatQuestion): string | null {
  const [horse] = horsesNamed(card, text);
  if (horse === undefined || !OF_A_DOUBLE.test(text)) return null;
  const next = card.races.find(({ number }) => number === horse.raceNumber + 1);
  const name = named({ programNumber: horse.runner.programNumber, horse: horse.runner.horseName });
  return next === undefined
    ? `${name} is in race ${horse.raceNumber}, the last race: there is no later one to hedge in.`
    : `${name} is in race ${horse.raceNumber}: if it wins, a double from there is hedged in race ${next.number}, with the horses that your ticket leaves out.`;
}

/** How a ticket is hedged, and what is not known of it. */
export const hedgeABet: Tool = {
  name: 'hedging a bet',
  reads(question) {
    if (!ASKED.test(question.text) || OTHER.test(question.text)) return null;
    return atOnce({
      answer: saying([
        'A hedge is a win bet on each horse that your ticket does not have, when one race of it is left: what the ticket would pay, divided by the odds to one plus 1.',
        stakeLine(question.text),
        legLine(question),
        'What your ticket would pay is not known here: will-pays are not stored. The track shows them before the last leg.',
        'Takeout is paid on both bets, so on average a hedge lowers what comes back; it only steadies it.',
        ENTERTAINMENT,
      ]),
      views: [],
    });
  },
};
