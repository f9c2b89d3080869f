import type { ShownRace } from '../../results/day-results.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type HorseNamed, horsesCompared } from './horses-named.ts';
import { ranToday } from './how-it-ran.ts';
import { isOfTodayHere } from './place-and-season.ts';
import { placeLines, resultLines } from './result-words.ts';
import type { ChatQuestion, Tool } from './tool.ts';

const AHEAD = '(?:beat|outrun|(?:finish|run|come in) (?:ahead of|in front of|behind))';
/** Its first horse stands before the verb, its second after it. */
const DID = new RegExp(String.raw`\bdid\b[^?!]*\b${AHEAD}\b`, 'i');
const VERB = new RegExp(String.raw`\b${AHEAD}\b`, 'i');
const NUMBERED = new RegExp(String.raw`\d[a-z]? ${AHEAD} `, 'i');
const WHICH = /\b(?:who|which (?:one|horse))\b[^?!]*\b(?:finished|ran|came in) (?:ahead|in front|better)\b/i;
/** Races of before, the field at large, margins and conditions are other questions. */
const OTHER =
  /\b(?:ever|never|before|last|when|how (?:much|far|many|often)|previously|usually|lately|favou?rites?|any\w*|every\w*|not|without|on (?:the |an? )?(?:turf|grass|dirt|mud|slop|wet|off|sloppy)|in the (?:mud|slop|wet)|at (?:this|the) (?:distance|track))\b|n['’]t\b/i;

/** The two horses of one race of the card that a question sets against each other; null where it does not. */
function pairOf(question: ChatQuestion): readonly [HorseNamed, HorseNamed] | null {
  const { text } = question;
  const [first, second, third] = horsesCompared(question);
  if (first === undefined || second === undefined || third !== undefined) return null;
  if (first.raceNumber !== second.raceNumber) return null;
  if (WHICH.test(text)) return [first, second];
  const verb = text.search(VERB);
  const isBetween = first.position < verb && verb < second.position;
  return isBetween || NUMBERED.test(text) ? [first, second] : null;
}

const nameOf = ({ runner: { programNumber, horseName } }: HorseNamed): string =>
  named({ programNumber, horse: horseName });

/** Who was ahead by the official order, and how each finished. */
function linesOf(race: ShownRace, pair: readonly [HorseNamed, HorseNamed]): readonly string[] {
  if (race.cancelled) return resultLines(race);
  const starterOf = ({ runner }: HorseNamed) =>
    race.starters.find(({ programNumber }) => programNumber === runner.programNumber);
  const missing = pair.filter((horse) => starterOf(horse) === undefined);
  const details = placeLines(
    race,
    pair.map(({ runner }) => runner.programNumber),
  );
  if (missing.length > 0)
    return [
      ...missing.map((horse) => `${nameOf(horse)} did not start in race ${race.raceNumber}.`),
      ...details,
    ];
  const rankOf = (horse: HorseNamed): number | null => {
    const starter = starterOf(horse);
    return starter?.official ?? (starter?.finished === false ? Number.POSITIVE_INFINITY : null);
  };
  const [first, second] = pair;
  const [mine, theirs] = [rankOf(first), rankOf(second)];
  if (mine === null || theirs === null)
    return [`The result of race ${race.raceNumber} does not say which of them was ahead.`, ...details];
  if (mine === theirs)
    return mine === Number.POSITIVE_INFINITY
      ? details
      : [
          `${nameOf(first)} and ${nameOf(second)} finished race ${race.raceNumber} in a dead heat.`,
          ...details,
        ];
  const [ahead, behind] = mine < theirs ? [first, second] : [second, first];
  return [`Official: ${nameOf(ahead)} beat ${nameOf(behind)} in race ${race.raceNumber}.`, ...details];
}

/** Which of two horses of one race of today finished ahead, once its result is official. */
export const whoFinishedAhead: Tool = {
  name: 'which of two horses finished ahead',
  reads(question) {
    const { text, card } = question;
    if (!(DID.test(text) || WHICH.test(text)) || OTHER.test(text)) return null;
    if (!isOfTodayHere(question)) return null;
    const pair = pairOf(question);
    if (pair === null) return null;
    return async (facts) => {
      const [first, second] = pair;
      const { races } = await facts.resultsOn(card.track, card.day);
      const result = races.find((race) => race.raceNumber === first.raceNumber);
      if (result !== undefined)
        return { answer: saying(linesOf(result, pair), [first.raceNumber]), views: [] };
      return ranToday(second.runner.isScratched ? second : first, question, facts);
    };
  },
};
