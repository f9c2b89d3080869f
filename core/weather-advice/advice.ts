import type { TrackBias } from '../handicapping/bias/track-bias.ts';
import { MINUTE } from '../kernel/instant.ts';
import type { CurrentWeather } from '../weather/current-weather.ts';
import { type StyleBias, styleBias } from './bias-shown.ts';
import { type ImpactWords, impactWords } from './impact-words.ts';
import type { RaceImpact } from './race-impact.ts';

/** Recommendations in words. */
export interface WeatherAdvice {
  readonly horseTypes: readonly string[];
  readonly postPositions: string;
  readonly distances: string;
  readonly timing: string;
}

const STYLES: Readonly<Record<StyleBias, string>> = {
  closers: 'Closers: more winners than their odds called for over the last month.',
  'early speed': 'Early speed: more winners than its odds called for over the last month.',
  none: 'No running-style bias beyond luck over the last month.',
};
const NO_RESULTS = 'No results this month yet.';
const UNTESTED = 'Running styles not tested: too few known styles or final odds this month.';

function styleWords(bias: TrackBias): string {
  if (bias.races === 0) return NO_RESULTS;
  const favored = styleBias(bias);
  return favored === null ? UNTESTED : STYLES[favored];
}

function conditionWords({ dirt, turf }: CurrentWeather): readonly string[] {
  const estimated = [dirt, turf].some((surface) => surface?.basis === 'estimate');
  if (!estimated) return [];
  return ['Track condition not posted: estimated from the rain.'];
}

function timingOf({ status, ageMs }: CurrentWeather, { timeOfDay }: ImpactWords): string {
  if (status !== 'stale' || ageMs === null) return timeOfDay;
  return `${timeOfDay} Reading taken ${Math.round(ageMs / MINUTE)} minutes ago.`;
}

/** What to look for, by the weather rules and recent results. */
export function weatherAdvice(
  current: CurrentWeather,
  races: readonly RaceImpact[],
  bias: TrackBias,
): WeatherAdvice {
  const words = impactWords(races);
  return {
    horseTypes: [styleWords(bias), ...conditionWords(current)],
    postPositions: words.posts,
    distances: words.distances,
    timing: timingOf(current, words),
  };
}
