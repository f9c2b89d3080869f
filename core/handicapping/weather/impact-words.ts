import type { WeatherImpact } from '../weather-impact.ts';
import type { RaceImpact } from './race-impact.ts';

/** What the weather means for bettors, in sentences. */
export interface ImpactWords {
  readonly posts: string;
  readonly distances: string;
  readonly timeOfDay: string;
}

const NOTHING_KNOWN = 'The weather of these races is not known, so nothing can be said.';
const NO_RACES = 'No race is carded today.';

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
  touched: 'the wet takes 2 points from posts one to five and gives 3 to posts six and out.',
  untouched: 'No race is wet, as far as is known: the weather favours no post.',
};
const DISTANCES: Wording = {
  isTouched: ({ oneMile }) => oneMile !== 0,
  touched: 'with wind above 15 mph a race of exactly one mile costs a point, every other distance gains one.',
  untouched: 'The wind stays at 15 mph or below, as far as is known: the weather favours no distance.',
};
const TIME: Wording = {
  isTouched: ({ olderHorses }) => olderHorses !== 0,
  touched: 'above 85 °F horses older than five lose 2 points.',
  untouched: 'It stays at 85 °F or below, as far as is known: no hour favours an age.',
};

function worded(races: readonly RaceImpact[], { isTouched, touched, untouched }: Wording): string {
  if (races.length === 0) return NO_RACES;
  const raceImpacts = races.filter(({ impact }) => impact !== null);
  if (raceImpacts.length === 0) return NOTHING_KNOWN;
  const found = raceImpacts.filter(({ impact }) => impact !== null && isTouched(impact));
  return found.length === 0 ? untouched : `${racesText(found)}: ${touched}`;
}

/** What the formula's weather rules do to the races of a day. */
export const impactWords = (races: readonly RaceImpact[]): ImpactWords => ({
  posts: worded(races, POSTS),
  distances: worded(races, DISTANCES),
  timeOfDay: worded(races, TIME),
});
