import type { Race } from '#kit/kit.ts';
import { figureOf } from '#kit/kit.ts';
import type { DayPicks } from '../picks/picks-rules.ts';
import type { Weather } from './weather-query.ts';

/** Weather and going at the track as far as anybody said; null is not known. */
export type Conditions = {
  readonly temperature: string | null;
  readonly description: string | null;
  readonly wind: string | null;
  readonly going: string | null;
};

type Facts = Pick<Race, 'trackCondition'>;

type Readings = Pick<Weather, 'temperature' | 'conditions' | 'windSpeed' | 'trackCondition'>;

const nothingReported: Readings = {
  temperature: null,
  conditions: null,
  windSpeed: null,
  trackCondition: null,
};
/** What is known of the conditions: from the weather source (main track), then from a race's surface, then from what the picks were made with. */
export function conditionsOf(
  races: readonly Facts[],
  picks: Pick<DayPicks, 'recommendations'> | null,
  readings: Readings = nothingReported,
): Conditions {
  const used = picks?.recommendations.map((recommendation) => recommendation.weatherData) ?? [];
  const usedTemperature = used.find((weather) => weather.temperature !== null)?.temperature ?? null;
  return {
    temperature: figureOf(readings.temperature ?? usedTemperature, '°F'),
    description: readings.conditions ?? used.find((weather) => weather.description)?.description ?? null,
    wind: figureOf(readings.windSpeed, ' mph'),
    going: [readings, ...races, ...used].find((facts) => facts.trackCondition)?.trackCondition ?? null,
  };
}

export const isUnknown = (conditions: Conditions): boolean =>
  Object.values(conditions).every((value) => value === null);
