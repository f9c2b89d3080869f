import { zoneOf } from '../../card/track.ts';
import { timeAt } from '../../kernel/day-text.ts';
import { saying } from '../jake/answer.ts';
import { isRun } from '../race-view.ts';
import { horseOf, namesInFull } from './horses-named.ts';
import { atOnce, type ChatQuestion, type Tool } from './tool.ts';

/** Pools and carryovers, which no source reports. */
const POOLS =
  /\bcarry[- ]?overs?\b|\bmandatory pay\w*\b|\bguarante\w+ (?:pools?|picks?|minimums?)\b|\bpools?\b(?! party)|\bjackpots?\b/i;
const IS_A_TERM =
  /\bmean(?:s|ing)?\b|\bwhat is (?:a|an) [\w\s-]+\W*$|\bexplain\b|\btake[- ]?out\b|\bhow (?:do|does|are)\b/i;
const POOLS_TEXT = [
  'Pools, guarantees, mandatory payouts and carryovers are not stored: I do not know them.',
  'The track and betting operators announce them. Nearest to it: the minimum and the takeout of a bet, and a ticket for an amount of money.',
];

const FRESH =
  /(?:\bhow (?:fresh|old|current|recent|often|up to date) (?:is|are|do|does)\b(?!.*\bhorses?\b)|\bwhen (?:did|do|does|were|was|are|is)\b|^\W*are (?:the|these|your)\b|\blast\b).*\b(?:odds|prices?|board|data|card|numbers|update\w*|refresh\w*)\b.*(?:\b(?:updat\w*|refresh\w*|live|fresh|change[ds]?|current|from|loaded|imported|recent)\b|\W*$)/i;
const IS_FRESH = /\b(?:updat\w*|refresh\w*|live|fresh|old|current|recent|up to date|stale)\b/i;
const OF_A_HORSE = /#\d|\bthe \d/i;

/** What the track itself announces. */
const AT_THE_TRACK =
  /\b(?:what|which) (?:tv )?channel\b|\b(?:on tv|televised|broadcast|live ?stream|announcer|race caller|admission|parking|dress code|general seating|gates open|attendance|crowd (?:size|look)|giveaway|concessions?)\b/i;
const AT_THE_TRACK_TEXT =
  'Broadcasts, admission, gates and seating are not stored: I do not know them. The track announces them.';

const SITE = /\bis (?:this|it|the (?:app|site)) free\b|\bwhat does the (?:app|site) cost\b/i;
const TRACKS =
  /\b(?:can|do|does) (?:you|this|it)\b.*\bother tracks\b|\b(?:which|what) tracks\b.*\b(?:you|cover|have)\b/i;

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
    if (AT_THE_TRACK.test(text) && !namesInFull(question.card, text))
      return atOnce({ answer: saying([AT_THE_TRACK_TEXT]), views: [] });
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
