import { distanceText } from '../../card/distance.ts';
import type { Race } from '../../card/race.ts';
import { racesText } from '../../card/races-text.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { horsesNamed } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';

const LONGEST =
  /\b(?:which|what)(?:'s| is)? (?:race )?(?:is )?(?:the )?(longest|shortest)(?: races?\b|\W*$| (?:today|on (?:the|today'?s) card|of the day)\W*$)|\b(longest|shortest) races? (?:today|on (?:the|today'?s) card|of the day)\b/i;
const KINDS = /\b(?:which|what|how many|any|are there|list|show)\b[^.?!]{0,24}\b(sprints?|routes?)\b/i;
/** Of horses, people or bets in such races. */
const OTHER =
  /\b(?:horses?|runners?|starters?|who|jockeys?|trainers?|best|top|bets?|play|like|to (?:sprint|route|a sprint|a route)|w[io]n\w*|odds|shots?|yesterday|did|was|were)\b/i;
/** A mile: from here on a race is a route. */
const ROUTE_YARDS = 1760;

type Known = Race & { readonly distanceYards: number };

const isKnown = (race: Race): race is Known => race.distanceYards !== null;

function atTheEnd(races: readonly Known[], word: string): string {
  const yards = races.map(({ distanceYards }) => distanceYards);
  const wanted = word === 'longest' ? Math.max(...yards) : Math.min(...yards);
  const found = races.filter(({ distanceYards }) => distanceYards === wanted);
  const isAbout = found.some((race) => race.isAbout);
  return `The ${word} distance on the card is ${distanceText(wanted, isAbout)}: ${racesText(found.map(({ number }) => number))}.`;
}

function ofAKind(races: readonly Known[], isRoute: boolean): string {
  const found = races.filter(({ distanceYards }) => distanceYards >= ROUTE_YARDS === isRoute);
  const words = isRoute ? 'route, at a mile or more' : 'sprint, at less than a mile';
  if (found.length === 0) return `No race of the card is a ${words}.`;
  const distances = found.map(
    ({ number, distanceYards, isAbout }) => `race ${number} ${distanceText(distanceYards, isAbout)}`,
  );
  return `${counted(found.length, isRoute ? 'route' : 'sprint')} on the card, ${isRoute ? 'at a mile or more' : 'at less than a mile'}: ${distances.join(', ')}.`;
}

/** The longest or shortest race of the card, its sprints or its routes. */
export const racesByDistance: Tool = {
  name: 'races by distance',
  reads({ text, card: { races: all, card }, raceNumber }) {
    if (raceNumber !== null || OTHER.test(text)) return null;
    if (horsesNamed({ races: all }, text).length > 0 || peopleNamed({ races: all }, text).length > 0)
      return null;
    const races = all.filter(({ isCancelled }) => isCancelled !== true);
    const word = LONGEST.exec(text)
      ?.slice(1)
      .find((part) => part !== undefined)
      ?.toLowerCase();
    const kind = KINDS.exec(text)?.[1];
    if (word === undefined && kind === undefined) return null;
    const known = races.filter(isKnown);
    if (known.length === 0) return null;
    return atOnce({
      answer: saying([
        word === undefined ? ofAKind(known, !/^sprint/i.test(kind ?? '')) : atTheEnd(known, word),
        known.length === races.length ? null : 'The distance of some races is not announced.',
        `Source: ${card.source}.`,
      ]),
      views: [],
    });
  },
};
