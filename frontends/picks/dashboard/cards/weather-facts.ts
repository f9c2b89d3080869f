import { figureOf, fixed, windText } from '#kit/kit.ts';
import type { Weather } from '../../day/weather-query.ts';

/** A line of the weather card; null where it is unknown. */
export type WeatherFact = { readonly label: string; readonly value: string | null };

type Readings = Pick<
  Weather,
  'temperature' | 'humidity' | 'windSpeed' | 'windDirection' | 'visibility' | 'conditions' | 'trackCondition'
>;

/** What shows, marked as a default, when the weather could not be fetched. */
export const defaultWeather: Readings = {
  temperature: 72,
  humidity: 65,
  windSpeed: 8,
  windDirection: 'NW',
  visibility: null,
  conditions: 'Clear',
  trackCondition: 'Fast',
};

/** The weather line by line. */
export function weatherFacts(weather: Readings): readonly WeatherFact[] {
  return [
    { label: 'Temperature', value: figureOf(weather.temperature, '°F') },
    { label: 'Humidity', value: figureOf(weather.humidity, '%') },
    { label: 'Wind', value: windText(weather) },
    {
      label: 'Visibility',
      value: weather.visibility === null ? null : fixed(weather.visibility, 1, ' mi'),
    },
    { label: 'Conditions', value: weather.conditions },
    { label: 'Track condition', value: weather.trackCondition },
  ];
}
