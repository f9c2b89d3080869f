import { zoneOf } from '../../card/track.ts';
import { timeAt } from '../../kernel/day-text.ts';
import { saying } from '../jake/answer.ts';
import { isRun } from '../race-view.ts';
import { horseOf, namesInFull } from './horses-named.ts';
import { NOT_STORED } from './not-stored.ts';
import { atOnce, type ChatQuestion, type Tool } from './tool.ts';

/** Pools and carryovers, which no source reports. */
const POOLS =
  /\bcarry[- ]?overs?\b|\bmandatory pay\w*\b|\bguarante\w+ (?:pools?|picks?|minimums?)\b|(?<!\b(?:office|work|derby|swimming|car) )\bpools?\b(?! (?:party|at work))|\bjackpots?\b|\b(?:the|total|today'?s|yesterday'?s) handle\b|\bhow much (?:money )?(?:was|is|has been) (?:bet|wagered)\b/i;
const IS_A_TERM =
  /\bmean(?:s|ing)?\b|\bwhat is (?:a|an) [\w\s-]+\W*$|\bexplain\b|\btake[- ]?out\b|\bhow (?:do|does|are)\b/i;
const POOLS_TEXT = [
  'Pools, guarantees, mandatory payouts and carryovers are not stored: I do not know them.',
  'The track and betting operators announce them. What I do have: the minimum and the takeout of a bet, and a ticket for an amount of money.',
];

const FRESH =
  /\bhow often (?:do|does|are|is) (?:you|it|this|the (?:site|app|odds|board|picks)|everything) (?:update|refresh)\w*\b|(?:\bhow (?:fresh|old|current|recent|often|up to date) (?:is|are|do|does)\b(?!.*\bhorses?\b)|\bwhen (?:did|do|does|were|was|are|is)\b|^\W*are (?:the|these|your)\b|\blast\b).*\b(?:odds|prices?|board|data|card|numbers|update\w*|refresh\w*)\b.*(?:\b(?:updat\w*|refresh\w*|live|fresh|change[ds]?|current|from|loaded|imported|recent)\b|\W*$)/i;
const IS_FRESH = /\b(?:updat\w*|refresh\w*|live|fresh|old|current|recent|up to date|stale)\b/i;
const OF_A_HORSE = /#\d|\bthe \d/i;

const SITE =
  /\b(?:is|are) (?:this|it|you|jake|the (?:app|site|chat|service)) free\b|\bdo i (?:have|need) to pay\b|\b(?:is there|what is|what's) (?:a|the) (?:subscription|fee|charge)\b|\bhow much (?:is|does|for) (?:this|it|the|a) (?:app|site|subscription|service|membership)\b|\b(?:cost|charge) (?:anything|money|me)\b(?=.*\b(?:use|ask|chat|site|app|this)\b)|\bwhat does the (?:app|site) cost\b/i;
const TRACKS =
  /\b(?:can|do|does) (?:you|this|it)\b.*\bother tracks\b|\b(?:which|what) tracks\b.*\b(?:you|cover|have)\b/i;

/** Not stored of a horse that is named either. */
const OF_NAMED =
  /\b(?:sectional\w*|gallop\w*|paddock|post parade|sound(?:ness)?|vet|injur\w*|shoes|sold|bought|auction)\b/i;

const IS_EXPLAINED = /\bmean(?:s|ing)?\b|\bwhat(?:'s| is| are) (?:an? )?[\w-]+(?: [\w-]+)?\W*$|\bexplain\b/i;

const notStoredIn = (text: string): readonly string[] | null =>
  IS_EXPLAINED.test(text) ? null : (NOT_STORED.find(([pattern]) => pattern.test(text))?.[1] ?? null);

/** When the prices of the next race, and the card, were last read. */
function freshness({ card }: ChatQuestion) {
  return async ({ viewsOf, showOddsHistory }: Parameters<ReturnType<typeof atOnce>>[0]) => {
    const views = await viewsOf(card.races.map(({ number }) => number));
    const next = views.find((view) => !isRun(view));
    if (next === undefined)
      return { answer: saying(['No race is left today, so no prices are read.']), views: [] };
    const { raceNumber } = next.picks;
    const { history } = await showOddsHistory({ track: card.track.slug, day: card.day, raceNumber });
    const last = history.at(-1)?.provenance;
    return {
      answer: saying([
        last === undefined
          ? `No odds board of race ${raceNumber}, the next one, is recorded yet: prices are the morning line of the card.`
          : `The latest odds board of race ${raceNumber}, the next one, is from ${timeAt(last.at, zoneOf(card.track.slug))} (${last.source}).`,
        `Card: ${card.card.source}.`,
        'Every price I name says whether it is live or the morning line.',
      ]),
      views: [],
    };
  };
}

/** What no source reports: pools and carryovers; and how fresh the prices are. */
export const notKnownHere: Tool = {
  name: 'pools, and how fresh prices are',
  reads(question) {
    const { text, raceNumber } = question;
    if (POOLS.test(text) && !IS_A_TERM.test(text)) return atOnce({ answer: saying(POOLS_TEXT), views: [] });
    const notStored = namesInFull(question.card, text) && !OF_NAMED.test(text) ? null : notStoredIn(text);
    if (notStored !== null) return atOnce({ answer: saying(notStored), views: [] });
    if (SITE.test(text))
      return atOnce({
        answer: saying(['Asking me costs nothing. No bets are taken here.']),
        views: [],
      });
    if (TRACKS.test(text))
      return atOnce({
        answer: saying([
          'I answer from the cards that are loaded: name another track racing today, or choose it at the top of the page.',
        ]),
        views: [],
      });
    const isOfOne = raceNumber !== null || OF_A_HORSE.test(text) || horseOf(question) !== null;
    return FRESH.test(text) && IS_FRESH.test(text) && !isOfOne ? freshness(question) : null;
  },
};
