import type { CardInPlay } from '../race-view.ts';
import { amountsIn, wagerIn } from './amounts.ts';
import { DAY } from './leaning-on-answers.ts';
import { raceNamed } from './race-named.ts';
import { raceIn } from './read-question.ts';

/** Words about what has happened. */
const OF_THE_PAST =
  /\b(?:was|were|did|won|paid|ran|hit|finished|came in|scored|(?:how|who|what)['’]?d)\b(?! (?:you|we|i) like\b)/i;
const OF_NOW = /\b(?:today|tonight|now|so far|tomorrow)\b/i;

/** What starters of today have done so far, who is out, and what was said before. */
const UP_TO_NOW =
  /\b(?:has|have|had|['’]ve)\b[^.?!]{0,30}\b(?:won|been|run|hit|finished|scored)\b|\b(?:was|were|got) (?:late )?(?:scratch\w*|withdrawn)\b|\bdid you (?:\w+ )?(?:say|pick|like|have|give|tell|make|mean)\b/i;

/** A part that tells of the past, with the day that a part before it names; else as it is, and where it names a race of the card. */
export function withDayBefore(
  text: string,
  partsBefore: readonly string[],
  card: Pick<CardInPlay, 'races'>,
): string {
  if (!OF_THE_PAST.test(text) || DAY.test(text) || OF_NOW.test(text) || UP_TO_NOW.test(text)) return text;
  if (raceIn(text).number !== null || raceNamed(card, text) !== null) return text;
  const day = partsBefore
    .toReversed()
    .map((part) => DAY.exec(part)?.[0])
    .find((words) => words !== undefined);
  return day === undefined ? text : `${text.replace(/[?.!\s]+$/, '')} ${day}`;
}

const WAGER = '(?:exacta|trifecta|superfecta|quinella|daily double|double|pick[- ]?[3-6])';
/** `A cold exacta and a trifecta`. */
const TWO_WAGERS = new RegExp(
  `\\b((?:an?|the|your|my|one|some|best) (?:\\w+ )?${WAGER})s?(?: ticket| play)?,? (?:and|&|plus|\\+) (?:also )?((?:an?|the|your|my|one|some|best) (?:\\w+ )?${WAGER})s?\\b`,
  'i',
);
const ASKS_FOR = /\b(?:give|gimme|build|make|what(?:['’]?s| is| are)?|show|want|need|like|got|have)\b/i;

/** A question for two bets, asked for each of them; null for any other, and where it names money or horses' numbers. */
export function askedOfEachWager(text: string): readonly string[] | null {
  const [both, first, second] = TWO_WAGERS.exec(text) ?? [];
  if (both === undefined || first === undefined || second === undefined) return null;
  if (!ASKS_FOR.test(text) || amountsIn(text).length > 0) return null;
  if (/\b(?:difference|versus|vs|or|with|mean|cost|minimum|take-?out)\b|#\d/i.test(text)) return null;
  return wagerIn(first) === wagerIn(second) ? null : [text.replace(both, first), text.replace(both, second)];
}
