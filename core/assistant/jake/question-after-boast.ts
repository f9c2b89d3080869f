import { ASKS } from './question-in-talk.ts';
import { raceIn } from './read-question.ts';

const SUBJECT =
  "(?:(?:i|we|he|she|my (?:dad|father|mom|mother|uncle|aunt|grandpa|grandma|buddy|friend|wife|husband|brother|sister|boss|neighbor)|a (?:buddy|friend) of mine)(?:'ve)? )?";
const ADVERB = '(?:(?:once|just|even|actually|finally|already|almost|nearly|have) )*';
const BET =
  '(?:pick[- ]?(?:[3-6]|three|four|five|six)|exactas?|trifectas?|superfectas?|tri|super|quinellas?|(?:daily )?doubles?|longshots?|\\d+(?:-1|-to-1| to 1)(?: (?:shot|longshot|winner))?|winning ticket|jackpot)';
const WHICH =
  '(?:(?:a|an|the|my|one|two|three|big|huge|nice|monster|cold|straight|early|late|first|\\$?\\d+(?:\\.\\d\\d)?|50[- ]cent) )*';
const TIMES =
  '(?:(?:once|twice|here|back then|today|yesterday|(?:many |some )?years ago|last (?:week|month|year|summer|spring|fall|winter|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:19|20)\\d\\d|as a kid|for \\$?\\d[\\d,]*(?:k| bucks| dollars| grand)?|on a \\$\\d+ ticket|with my (?:dad|buddy|wife|husband|brother))(?: |$))*';
const BOAST = new RegExp(
  `^${SUBJECT}${ADVERB}(?:hit|cashed|won|nailed|landed|caught) ${WHICH}${BET}(?: |$)${TIMES}$`,
  'i',
);
/** Things that may be lost without any trouble; money is none of them. */
const THING =
  '(?:hat|cap|program|beer|drink|coffee|lunch|hot dog|glasses|sunglasses|phone|charger|keys|car keys|umbrella|seat|pen|pencil|jacket|sweater|shoe|sunscreen|bus|train|binoculars)';
const MISHAP = new RegExp(
  `^${SUBJECT}${ADVERB}(?:lost|forgot|dropped|left|misplaced|broke|spilled|missed) (?:my|the|a|our|his|her) ${THING}(?: (?:at home|in the car|on the train|on the bus|in the wind|again|today|somewhere|here))*$`,
  'i',
);
/** A good day told: `im on fire today`. */
const GOOD_DAY =
  /^(?:(?:i|we)(?:['’]?m|['’]?re|['’]?ve been| am| are| have been)? |it['’]?s been )?(?:just )?(?:on fire|(?:red[- ])?hot|on a (?:roll|heater|streak|hot streak)|rolling|crushing it|killing it|cruising|ahead|feeling (?:good|great|lucky|it)|doing (?:great|well|good)|(?:having )?(?:a|the|my) (?:great|good|nice|big|monster|best|hell of a) (?:day|time|afternoon|meet|week|start)(?: (?:ever|of my life))?)(?: (?:today|right now|so far|this week|here|already|lately|this meet))*$/i;
/** A question that follows without a comma. */
const ASKED_NEXT = /\s+(?=(?:who|whos|what|whats|which|when|where|how|is|does|give|show|tell)\b)/gi;
const BETWEEN = /(?:[,.;!]+\s*(?:(?:so|but|and|anyway|now|ok|okay)[\s,]+)?|\s+(?:so|but|anyway|now)[\s,]+)/gi;
/** Words that refer back to the boast, or ask what its ticket pays. */
const LEANS =
  /\b(?:it|its|one|ones|that|there|those|these|them|then|same|again|another|him|her|he|she|his|they|such|else|more|do i get|did i|have i|was i|i (?:won|win|get|hit)|pa(?:y|ys|id|yoffs?|youts?)|tax\w*|collect|owe|cash\w*|claim|instead|too|also|similar|like mine)\b/i;
const PAST = /\b(?:yesterday|last|ago|in (?:19|20)\d\d)\b/i;
/** With a day told before, a question of the past may be about that day. */
const OF_THE_PAST = /\b(?:won|ran|run|finish\w*|results?|was|were|did|beat)\b/i;
const LEAST_WORDS = 3;
const WHO_NEXT = /^who(?:['’]?s| is)? next\W*$/i;

/**
 * The question after a boast or a small mishap: `I once hit a pick 6, who is next in race 3` asks `who is next in race 3`.
 * Null where nothing of the kind comes first, or the question may lean on it.
 */
export function questionAfterBoast(text: string): string | null {
  for (const between of [...text.matchAll(BETWEEN), ...text.matchAll(ASKED_NEXT)]) {
    const aside = text.slice(0, between.index).trim();
    const question = text.slice(between.index + between[0].length).trim();
    if (![BOAST, MISHAP, GOOD_DAY].some((pattern) => pattern.test(aside))) continue;
    const isWhole = question.split(/\s+/).length >= LEAST_WORDS || WHO_NEXT.test(question);
    if (!ASKS.test(question) || !isWhole || LEANS.test(question)) return null;
    if (/[.?!]\s+\S/.test(question)) return null;
    if (PAST.test(aside) && OF_THE_PAST.test(question)) return null;
    return raceIn(question).number === null && raceIn(aside).number !== null ? null : question;
  }
  return null;
}
