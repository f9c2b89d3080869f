import { racesText } from '../card/races-text.ts';
import type { WeatherImpact } from '../handicapping/weather-impact.ts';
import { listText } from '../kernel/text.ts';
import type { WeatherAtPost } from '../weather/race-weather.ts';
import type { RaceImpact } from './race-impact.ts';

/** What the weather means for bettors, in sentences. */
export interface ImpactWords {
  readonly posts: string;
  readonly distances: string;
  readonly timeOfDay: string;
}

const NOTHING_KNOWN = 'No weather report yet.';
const NO_RACES = 'No races today.';

/** `race 3`, `races 1-4`, `races 1, 3 and 5-9`: three or more in a row as a range. */
function raceRanges(races: readonly RaceImpact[]): string {
  const numbers = races.map(({ race }) => race.number);
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}-${run.at(-1)}`]));
  return `${numbers.length < 2 ? 'race' : 'races'} ${listText(parts)}`;
}

/** `Race 3`, `Races 3, 4 and 7`. */
function headOf(races: readonly RaceImpact[]): string {
  const words = racesText(races.map(({ race }) => race.number));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface Wording {
  /** Whether the weather of a race says anything about it. */
  readonly isKnown: (weather: WeatherAtPost) => boolean;
  readonly isTouched: (impact: WeatherImpact) => boolean;
  readonly touched: string;
  /** Without its full stop: the races it is known of may follow. */
  readonly untouched: string;
  readonly unknown: string;
}

const POSTS: Wording = {
  isKnown: ({ air, condition }) =>
    condition?.basis === 'posted' || (air !== null && (air.air.conditions ?? air.rainChance) !== null),
  isTouched: ({ inside }) => inside !== 0,
  touched: 'wet. Posts 1-5 lose 2 points, posts 6 and out gain 3.',
  untouched: 'Rain is no factor',
  unknown: 'Rain: no reading.',
};
const DISTANCES: Wording = {
  isKnown: ({ air }) => air !== null && air.air.windSpeed !== null,
  isTouched: ({ oneMile }) => oneMile !== 0,
  touched: 'wind above 15 mph. One-mile races lose a point, other distances gain one.',
  untouched: 'Wind is no factor',
  unknown: 'Wind: no reading.',
};
const TIME: Wording = {
  isKnown: ({ air }) => air !== null && air.air.temperature !== null,
  isTouched: ({ olderHorses }) => olderHorses !== 0,
  touched: 'above 85°F. Horses older than five lose 2 points.',
  untouched: 'Heat is no factor',
  unknown: 'Temperature: no reading.',
};

function worded(
  races: readonly RaceImpact[],
  { isKnown, isTouched, touched, untouched, unknown }: Wording,
): string {
  if (races.length === 0) return NO_RACES;
  const raceImpacts = races.filter(({ impact }) => impact !== null);
  if (raceImpacts.length === 0) return NOTHING_KNOWN;
  const found = raceImpacts.filter(({ impact }) => impact !== null && isTouched(impact));
  if (found.length > 0) return `${headOf(found)}: ${touched}`;
  return untouchedText(races, { isKnown, untouched, unknown });
}

/** No factor, in the races whose weather says so. */
function untouchedText(
  races: readonly RaceImpact[],
  { isKnown, untouched, unknown }: Pick<Wording, 'isKnown' | 'untouched' | 'unknown'>,
): string {
  const hasReading = ({ weather, impact }: RaceImpact): boolean => impact !== null && isKnown(weather);
  const withReading = races.filter(hasReading);
  if (withReading.length === 0) return unknown;
  if (withReading.length === races.length) return `${untouched}.`;
  const without = races.filter((race) => !hasReading(race));
  return `${untouched} in ${raceRanges(withReading)}; no reading for ${raceRanges(without)}.`;
}

/** The effect of the formula's weather rules on a day's races, in words. */
export const impactWords = (races: readonly RaceImpact[]): ImpactWords => ({
  posts: worded(races, POSTS),
  distances: worded(races, DISTANCES),
  timeOfDay: worded(races, TIME),
});
