import type { ShownRace } from '../../results/day-results.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type HorseNamed, horsesNamed, pairNumbered } from './horses-named.ts';
import { ranToday } from './how-it-ran.ts';
import { placesText } from './result-words.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\bdid\b[^?!]*\b(?:beat|finish (?:ahead|in front|before|behind)|outrun|run (?:ahead|in front))\b|\b(?:who|which (?:one|horse))\b[^?!]*\b(?:finished|ran|was|came) (?:ahead|in front|first|better)\b/i;
/** Races of before, and horses against whoever beat them, are other questions. */
const OTHER =
  /\b(?:ever|never|before|last|when|how many|previously|yesterday|favou?rites?|not|without)\b|n['’]t\b/i;

const nameOf = ({ runner: { programNumber, horseName } }: HorseNamed): string =>
  named({ programNumber, horse: horseName });

/** Who beat whom, and the official place of each. */
function linesOf(result: ShownRace, first: HorseNamed, second: HorseNamed): readonly string[] {
  const { raceNumber } = result;
  const numberOf = ({ runner: { programNumber } }: HorseNamed) => programNumber;
  const placeOf = (horse: HorseNamed) =>
    result.starters.find(({ programNumber }) => programNumber === numberOf(horse))?.official ?? null;
  const [mine, theirs] = [placeOf(first), placeOf(second)];
  const places = placesText(result, [numberOf(first), numberOf(second)]);
  const official = places === null ? 'Neither has an official place.' : `Official: ${places}.`;
  if (result.cancelled || mine === null || theirs === null)
    return [`Race ${raceNumber} does not say which of them was ahead.`, official];
  if (mine === theirs)
    return [`${nameOf(first)} and ${nameOf(second)} finished race ${raceNumber} in a dead heat.`, official];
  const [ahead, behind] = mine < theirs ? [first, second] : [second, first];
  return [`${nameOf(ahead)} beat ${nameOf(behind)} in race ${raceNumber}.`, official];
}

/** Which of two horses of one race of today finished ahead, once its result is official. */
export const whoFinishedAhead: Tool = {
  name: 'which of two horses finished ahead',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    const byName = horsesNamed(card, text);
    const [first, second, third] =
      byName.length > 1 || raceNumber === null ? byName : pairNumbered(card, text, raceNumber);
    if (first === undefined || second === undefined || third !== undefined) return null;
    if (first.raceNumber !== second.raceNumber) return null;
    return async (facts) => {
      const { races } = await facts.resultsOn(card.track, card.day);
      const result = races.find((race) => race.raceNumber === first.raceNumber);
      if (result === undefined) return ranToday(first, question, facts);
      return { answer: saying(linesOf(result, first, second), [first.raceNumber]), views: [] };
    };
  },
};
