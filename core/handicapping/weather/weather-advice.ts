import type { CurrentWeather } from '../../weather/current-weather.ts';
import type { TrackBias } from '../bias/track-bias.ts';
import { favorsClosers } from './bias-shown.ts';
import { type ImpactWords, impactWords } from './impact-words.ts';
import type { RaceImpact } from './race-impact.ts';

/** Recommendations in words. */
export interface WeatherAdvice {
  readonly horseTypes: readonly string[];
  readonly postPositions: string;
  readonly distances: string;
  readonly timing: string;
}

const CLOSERS = 'Closers: over the last month they have won more than their odds promised.';
const SPEED = 'Early speed: over the last month it has won more than its odds promised.';
const NO_RESULTS =
  'No results of the last month have been read, so no running style can be said to be favoured.';
const NO_STYLE = 'No running style stands out from chance in the results of the last month.';

function styleWords(bias: TrackBias): string {
  if (bias.races === 0) return NO_RESULTS;
  const isForClosers = favorsClosers(bias);
  if (isForClosers === null) return NO_STYLE;
  return isForClosers ? CLOSERS : SPEED;
}

function courseWords({ dirt, turf }: CurrentWeather): readonly string[] {
  const estimated = [dirt, turf].some((course) => course?.basis === 'estimate');
  if (!estimated) return [];
  return ['The track has not said what its courses are: the condition shown is an estimate from the rain.'];
}

function timingOf({ status, ageMs }: CurrentWeather, { timeOfDay }: ImpactWords): string {
  if (status === 'stale')
    return `${timeOfDay} The measurement is ${Math.round((ageMs ?? 0) / 60_000)} minutes old.`;
  return timeOfDay;
}

/** What to look for, from the weather's rules and from what the results show. */
export function weatherAdvice(
  current: CurrentWeather,
  races: readonly RaceImpact[],
  bias: TrackBias,
): WeatherAdvice {
  const words = impactWords(races);
  return {
    horseTypes: [styleWords(bias), ...courseWords(current)],
    postPositions: words.posts,
    distances: words.distances,
    timing: timingOf(current, words),
  };
}
