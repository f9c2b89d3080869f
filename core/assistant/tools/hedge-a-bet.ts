import { shortDollars } from '../../kernel/text.ts';
import { toCents } from '../../tickets/combinations.ts';
import { ENTERTAINMENT, saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { isRun } from '../race-view.ts';
import { type HorseNamed, horsesNamed } from './horses-named.ts';
import type { Answering, ChatQuestion, Tool } from './tool.ts';

const ASKED =
  /\bhedg(?:e|es|ing)\b|\b(?:play|bet|make|buy|need|use) a saver\b|\bsavers? (?:bet|on|for)\b|\b(?:cover|protect|insure|lock in|lay off) (?:some of )?(?:my|our|the) (?:\w+ ){0,2}?(?:bets?|tickets?|doubles?|pick[- ]?[3-6]|exactas?|trifectas?|payoffs?|payout|profit|money)\b/i;
/** What was done, or the word explained. */
const OTHER =
  /\b(?:did|hedged|should have|fund|who do you (?:like|pick)|who wins|mean\w*|explain|define)\b|^\W*what(?:'?s| is| are)?(?: an?)? (?:hedg\w+|savers?)(?: bets?)?\W*$/i;
const PAYS = /\bpa(?:y|ys|ying|yoff|yout)\b(?: is| of| about| around| me)* \$?\s?(\d[\d,]*(?:\.\d{1,2})?)/i;
const ODDS = /\b(?:at|of|is|goes off|off at)\s+(\d{1,3})\s?(?:-|\/| to )\s?(\d{1,2})\b/i;
const OF_A_DOUBLE = /\bdoubles?\b/i;

const EXAMPLE = { pays: 200, toOne: 3, odds: '3-1' };

/** The rule for the stake, worked out for the payoff and the odds that a question names, else for an example. */
function stakeLine(text: string): string {
  const pays = Number((PAYS.exec(text)?.[1] ?? '').replaceAll(',', '')) || null;
  const [, over, under] = ODDS.exec(text) ?? [];
  const toOne = over === undefined ? null : Number(over) / Number(under);
  const isNamed = pays !== null && toOne !== null && Number.isFinite(toOne);
  const row = isNamed ? { pays, toOne, odds: `${over}-${under}` } : EXAMPLE;
  const stake = shortDollars(toCents(row.pays / (row.toOne + 1)));
  const lead = isNamed ? 'Here' : 'For example';
  return `${lead}: a ticket that pays ${shortDollars(row.pays)}, hedged with a horse at ${row.odds}, takes ${stake} to win on it; then both return the same ${shortDollars(row.pays)}, less that ${stake}.`;
}

/** Before or after a horse that is bet as the hedge, or is not in the ticket. */
const IS_HEDGE = /\b(?:with|at|leav\w+ out|left out)(?: the| horse| number| #)*\s*$/i;
const AT_ODDS = /^\S+(?: \S+){0,4}? at \d/i;

/** The horse of a question that has to win the first race of its double; null for none. */
function firstLegIn({ text, card }: ChatQuestion): HorseNamed | null {
  const [horse] = horsesNamed(card, text);
  if (horse === undefined || !OF_A_DOUBLE.test(text)) return null;
  const isHedge = IS_HEDGE.test(text.slice(0, horse.position)) || AT_ODDS.test(text.slice(horse.position));
  return isHedge ? null : horse;
}

/** Where a double is hedged after a horse of its first race has won. */
function legLine({ card }: ChatQuestion, horse: HorseNamed): string {
  const next = card.races.find(({ number }) => number === horse.raceNumber + 1);
  const name = named({ programNumber: horse.runner.programNumber, horse: horse.runner.horseName });
  return next === undefined
    ? `${name} is in race ${horse.raceNumber}, the last race: there is no later one to hedge in.`
    : `${name} is in race ${horse.raceNumber}: if it wins, a double from there is hedged in race ${next.number}, with the horses that your ticket leaves out.`;
}

const answering =
  (question: ChatQuestion, horse: HorseNamed | null): Answering =>
  async ({ viewsOf }) => {
    const views = horse === null ? [] : await viewsOf([horse.raceNumber + 1]);
    return {
      answer: saying([
        'A hedge is a win bet on each horse that your ticket does not have, when one race of it is left: what the ticket would pay, divided by the odds to one plus 1.',
        stakeLine(question.text),
        horse === null || views.some(isRun) ? null : legLine(question, horse),
        'What your ticket would pay is not known here: will-pays are not stored. The track shows them before the last leg.',
        'Takeout is paid on both bets, so on average a hedge lowers what comes back; it only steadies it.',
        ENTERTAINMENT,
      ]),
      views: [],
    };
  };

/** How a ticket is hedged, and what is not known of it. */
export const hedgeABet: Tool = {
  name: 'hedging a bet',
  reads(question) {
    if (!ASKED.test(question.text) || OTHER.test(question.text)) return null;
    return answering(question, firstLegIn(question));
  },
};
