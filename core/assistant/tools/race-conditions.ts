import { announcedDistance } from '../../card/announced.ts';
import { classInWords } from '../../card/race-class.ts';
import { isStarter } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { counted, listText, shortDollars } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { raceTitle } from '../jake/wording.ts';
import type { CardInPlay } from '../race-view.ts';
import { type Answering, atOnce, type Tool } from './tool.ts';

const ASKED =
  /(?<!\b(?:track|course|weather) )\bconditions? (?:of|for|in)\b(?!.*\b(?:track|weather)\b)|\brace conditions?\b|\bpurse\b|\bhow (?:long|far)(?: is|'s| are)?\b(?! (?:behind|back|off|ahead|until|till?|to)\b)|\b(?:what|which) (?:distance|surface|class|kind of race|type of race|sort of race)\b|\b(?:what|which) grade\b|\bgraded?\b|\bdistance of\b|\bclass of (?:race|the)\b|\bhow many (?:horses|runners|starters|entries|are (?:running|in|entered)|run|running|go|going|entered|in)\b|\b(?:is|are) (?:it|this|race \d+|the [\w ]+?) (?:an? )?(?:maiden|sprint|route|claimer|claiming|allowance|stakes?|handicap|turf or|dirt or|turf|dirt)\b|\b(?:is|are) (?:it|this) an? (?:sprint|route|maiden|claimer)\b|\b(?:turf or dirt|dirt or turf|grass or dirt|sprint or (?:a )?route)\b|\ban? (?:claimer|maiden race|sprint|route)\b|\bfield size\b|\bclaiming price\b|\bwhat (?:kind|sort|type|class) of (?:a )?race\b|\bis (?:the |race )?.{0,12}\b(?:on (?:the )?(?:turf|grass|dirt|inner turf))\b|\b(?:kind|type|sort) of (?:a )?race\b|\b(?:what wagers|which wagers|what bets)\b/i;

const RACES_ON =
  /\b(?:which|what|how many|list|any)\b.*\b(turf|grass|dirt)\b.*\braces?\b|\b(?:which|what|how many|list)\b.*\braces?\b.*\b(turf|grass|dirt)\b/i;

/** Of horses, people or bets in such races. */
const OF_WHAT_IS_IN_THEM =
  /\b(?:bombs?|long ?shots?|upsets?|horses?|runners|starters|jockeys?|riders?|trainers?|bets?|plays?|value|picks?|who|speed|w[io]n\w*|scratch\w*|debut\w*|overlays?|favou?rites?)\b/i;

/** Which races of the card are on turf, or on dirt. */
function racesOn(text: string, { races, card }: CardInPlay): Answering | null {
  if (OF_WHAT_IS_IN_THEM.test(text)) return null;
  const found = RACES_ON.exec(text);
  const word = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  if (word === '') return null;
  const footing = word === 'dirt' ? 'dirt' : 'turf';
  const numbers = races
    .filter(({ surface }) => surface !== null && courseOf(surface).footing === footing)
    .map(({ number }) => String(number));
  const head = `${counted(numbers.length, `${footing} race`)} on the card`;
  return atOnce({
    answer: saying([
      numbers.length === 0 ? `No ${footing} race is on the card.` : `${head}: ${listText(numbers)}.`,
      `Source: ${card.source}.`,
    ]),
    views: [],
  });
}

const RICHEST = /\b(?:biggest|richest|largest|highest|most valuable) (?:purse|race)s?\b/i;

/** The race with the largest purse. */
function richest({ races, card }: CardInPlay): Answering | null {
  const known = races.flatMap((race) => (race.purse === null ? [] : [{ ...race, purse: race.purse }]));
  const [race] = known.toSorted((a, b) => b.purse - a.purse);
  if (race === undefined) return null;
  return atOnce({
    answer: saying(
      [
        `The largest purse of the card is ${shortDollars(race.purse)}: race ${race.number}${race.name === null ? '' : ` (${raceTitle(race.name)})`}.`,
        `Source: ${card.source}.`,
      ],
      [race.number],
    ),
    views: [],
  });
}

/** Class, distance, surface, purse, field and post time of a race. */
export const raceConditions: Tool = {
  name: 'race conditions',
  reads({ text, card, raceNumber }) {
    if (raceNumber === null) return RICHEST.test(text) ? richest(card) : racesOn(text, card);
    if (
      !ASKED.test(text) ||
      /^\W*(?:who|which horse|what if)\b|\b(?:best|like|likes|favou?rite|win)\b/i.test(text)
    )
      return null;
    const race = card.races.find(({ number }) => number === raceNumber);
    if (race === undefined) return null;
    const { postTime, trackSlug, name, classification, purse, surface, conditions, claiming } = race;
    const starters = race.runners.filter(isStarter).length;
    const out = race.runners.filter(({ isScratched }) => isScratched).length;
    const kind =
      race.grade === null
        ? classification === null
          ? 'class unknown'
          : classInWords(classification)
        : `Grade ${race.grade} stakes`;
    const prices =
      claiming === null
        ? null
        : `Claiming price ${shortDollars(claiming.high)}${claiming.low === claiming.high ? '' : ` to ${shortDollars(claiming.low)}`}.`;
    return atOnce({
      answer: saying(
        [
          /\bclaiming price\b/i.test(text) ? (prices ?? `Race ${raceNumber} is not a claiming race.`) : null,
          /\bhow many\b/i.test(text) ? `${counted(starters, 'starter')} in race ${raceNumber}.` : null,
          `Race ${raceNumber}${name === null ? '' : ` (${raceTitle(name)})`}: ${announcedDistance(race)} on ${surface === null ? 'a surface not announced' : courseOf(surface).name.toLowerCase()}, ${kind}, ${purse === null ? 'purse not known' : `purse ${shortDollars(purse)}`}, ${counted(starters, 'starter')}${out === 0 ? '' : ` and ${out} scratched`}.`,
          postTime === null ? 'No post time yet.' : `Post time ${trackTimeText(postTime, trackSlug)}.`,
          /\bclaiming price\b/i.test(text) ? null : prices,
          conditions === null || conditions === '' ? null : conditions,
          race.wagers === '' ? null : `Wagers: ${race.wagers}`,
          `Source: ${card.card.source}.`,
        ],
        [raceNumber],
      ),
      views: [],
    });
  },
};
