import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { type ClaimCheck, type HorseKind, isOfTheLastRace, matches, partAround, theHorse } from '../claim.ts';
import { NUMBER, numberOf, ORDINAL } from '../number-words.ts';

const FINISHED = new RegExp(
  `\\b(?:finish(?:ed|ing)?|ran|run|came(?: home)?|got home|placed|checked in|was|crossed|ended up|wound up|settl(?:ed?|ing) for|hit the wire|reported home|managed)\\s(?:the (?:line|wire) )?(?:in |a |an )?(?:close |distant |good |fast-closing |well-beaten |gaining |game )*(${ORDINAL})\\b(?! (?:early|at the|call|in the early|by|choice|favou?rite|start|time|off|race|of))`,
  'gi',
);
const PLACE_LAST = new RegExp(
  `\\b(?:a )?(${ORDINAL}|runner-up)(?:[- ]place)?(?: finish)? (?:last (?:time|out|start)|in its last (?:start|race))`,
  'gi',
);
const WON_LAST =
  /\b(?:won (?:last (?:time|out)|(?:its|his|her) (?:last|latest|most recent) (?:start|race|outing))|(?:a )?last[- ](?:out|time|start) winner|comes? off a (?:win|victory)|coming off a (?:win|victory)|exits a (?:win|victory)|winner last (?:time|out)|last (?:time|out) (?:it|he|she) won)\b/gi;
const LOST_LAST = /\bbeaten last (?:time|out)\b|\blost (?:last (?:time|out)|its last (?:start|race))\b/gi;
const RUN_OF_WINS = new RegExp(
  `\\b(?:won|winner of|winning|has won) (?:its |his |her |the )?(?:last|past|previous) (${NUMBER})(?! (?:years|months))`,
  'gi',
);

const placesOf = ({ official, crossed }: PastPerformance): readonly number[] =>
  [official, crossed.position].filter((place) => place !== null);

const placeText = (places: readonly number[]): string =>
  places.length === 0 ? 'not placed' : `${places[0]}`;

function checkPlace(
  races: readonly PastPerformance[] | null,
  place: number,
  isLast: boolean,
  name: string,
): ClaimCheck {
  if (races === null) return { holds: null, fact: 'form unknown' };
  const [last] = races;
  if (last === undefined) return { holds: null, fact: `no earlier race of ${name} on the card` };
  const looked = isLast ? [last] : races;
  const holds = looked.some((past) => placesOf(past).includes(place));
  return {
    holds,
    fact: `${name} finished, newest first: ${races.map((past) => placeText(placesOf(past))).join(', ')}`,
  };
}

const lastPlace = (word: string): number => (word === 'runner-up' ? 2 : (numberOf(word) ?? 0));

/** Claims about where a horse finished. */
export const pastPlace: HorseKind = (text) => {
  const finished = matches(text, FINISHED).map((match) => ({
    ...match,
    place: numberOf(match.parts[0] ?? '') ?? 0,
    isLast: isOfTheLastRace(partAround(text, match.index)),
  }));
  const last = [
    ...matches(text, PLACE_LAST).map((match) => ({
      ...match,
      place: lastPlace(match.parts[0] ?? ''),
      isLast: true,
    })),
    ...matches(text, WON_LAST).map((match) => ({ ...match, place: 1, isLast: true })),
  ];
  const placed = [...finished, ...last].map(({ words, index, place, isLast }) => ({
    kind: 'place in a race',
    words,
    index,
    check: (runner: Runner) => checkPlace(runner.pastPerformances, place, isLast, theHorse(runner)),
  }));
  const lost = matches(text, LOST_LAST).map(({ words, index }) => ({
    kind: 'place in a race',
    words,
    index,
    check: (runner: Runner): ClaimCheck => {
      const won = checkPlace(runner.pastPerformances, 1, true, theHorse(runner));
      return { ...won, holds: won.holds === null ? null : !won.holds };
    },
  }));
  const runs = matches(text, RUN_OF_WINS).map(({ words, index, parts }) => ({
    kind: 'wins in a row',
    words,
    index,
    check: (runner: Runner): ClaimCheck => {
      const count = numberOf(parts[0] ?? '') ?? 0;
      const { pastPerformances } = runner;
      if (pastPerformances === null) return { holds: null, fact: 'form unknown' };
      const races = pastPerformances.slice(0, count);
      const { fact } = checkPlace(pastPerformances, 1, true, theHorse(runner));
      return { holds: races.length === count && races.every((past) => placesOf(past).includes(1)), fact };
    },
  }));
  return [...placed, ...lost, ...runs];
};
