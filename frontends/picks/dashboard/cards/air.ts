import type { Air } from '../../day/weather-query.ts';

/** A line of the weather card; null where it is unknown. */
export type AirFact = { readonly label: string; readonly value: string | null };

type Readings = Pick<
  Air,
  'temperature' | 'humidity' | 'windSpeed' | 'windDirection' | 'visibility' | 'conditions' | 'trackCondition'
>;

/** What shows, marked as a default, when the weather could not be fetched. */
export const usualAir: Readings = {
  temperature: 72,
  humidity: 65,
  windSpeed: 8,
  windDirection: 'NW',
  visibility: null,
  conditions: 'Clear',
  trackCondition: 'Fast',
};

const figure = (value: number | null, unit: string): string | null =>
  value === null ? null : `${Math.round(value)}${unit}`;

/** The weather line by line. */
export function airFacts(air: Readings): readonly AirFact[] {
  const wind = figure(air.windSpeed, ' mph');
  return [
    { label: 'Temperature', value: figure(air.temperature, '°F') },
    { label: 'Humidity', value: figure(air.humidity, '%') },
    { label: 'Wind', value: wind && [wind, air.windDirection].filter(Boolean).join(' ') },
    { label: 'Visibility', value: figure(air.visibility, ' mi') },
    { label: 'Conditions', value: air.conditions },
    { label: 'Track condition', value: air.trackCondition },
  ];
}
