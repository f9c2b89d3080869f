import type { WeatherImpact } from '../weather-impact.ts';
import type { RaceImpact } from './race-impact.ts';

/** What the weather means for bettors, in sentences. */
export interface ImpactWords {
  readonly posts: string;
  readonly distances: string;
  readonly timeOfDay: string;
}

const NOTHING_KNOWN = 'Weather unknown.';
const NO_RACES = 'No races today.';

/** `Race 3`, `Races 3, 4 and 7`. */
function racesText(races: readonly RaceImpact[]): string {
  const numbers = races.map(({ race }) => String(race.number));
  const last = numbers.at(-1) ?? '';
  if (numbers.length < 2) return `Race ${last}`;
  return `Races ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

interface Wording {
  readonly isTouched: (impact: WeatherImpact) => boolean;
  readonly touched: string;
  readonly untouched: string;
}

const POSTS: Wording = {
  isTouched: ({ inside }) => inside !== 0,
  touched: 'wet. Posts 1-5 lose 2 points, posts 6 and out gain 3.',
  untouched: 'Rain is no factor.',
};
const DISTANCES: Wording = {
  isTouched: ({ oneMile }) => oneMile !== 0,
  touched: 'wind above 15 mph. One-mile races lose a point, other distances gain one.',
  untouched: 'Wind is no factor.',
};
const TIME: Wording = {
  isTouched: ({ olderHorses }) => olderHorses !== 0,
  touched: 'above 85 °F. Horses older than five lose 2 points.',
  untouched: 'Heat is no factor.',
};

function worded(races: readonly RaceImpact[], { isTouched, touched, untouched }: Wording): string {
  if (races.length === 0) return NO_RACES;
  const raceImpacts = races.filter(({ impact }) => impact !== null);
  if (raceImpacts.length === 0) return NOTHING_KNOWN;
  const found = raceImpacts.filter(({ impact }) => impact !== null && isTouched(impact));
  return found.length === 0 ? untouched : `${racesText(found)}: ${touched}`;
}

/** The effect of the formula's weather rules on a day's races, in words. */
export const impactWords = (races: readonly RaceImpact[]): ImpactWords => ({
  posts: worded(races, POSTS),
  distances: worded(races, DISTANCES),
  timeOfDay: worded(races, TIME),
});
