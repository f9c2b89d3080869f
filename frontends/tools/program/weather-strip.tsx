import { useQuery } from '@tanstack/react-query';
import type { Race } from '#kit/kit.ts';
import { GoingChip, Provenance, WeatherIcon } from '#kit/kit.ts';
import { trackWeatherQuery } from '../weather/weather.ts';

const rounded = (value: number | null, unit: string): string | null =>
  value === null ? null : `${Math.round(value)}${unit}`;

/** The weather at the track in one line; unmeasured values are left out. */
export function WeatherStrip({
  trackSlug,
  race,
}: {
  readonly trackSlug: string;
  readonly race: Race | null;
}) {
  const { data, isError, isPending } = useQuery(trackWeatherQuery(trackSlug));
  const trackReport = race?.surface === 'T' ? data?.turfCondition : data?.trackCondition;
  const going = race?.trackCondition ?? trackReport ?? null;
  const parts = data
    ? [
        rounded(data.temperature, '°F'),
        data.conditions,
        rounded(data.windSpeed, ` mph${data.windDirection ? ` ${data.windDirection}` : ''}`),
        rounded(data.humidity, '% humidity'),
      ].filter(Boolean)
    : [];
  const otherwise = isPending
    ? 'Loading the weather'
    : isError
      ? 'Failed to fetch weather data'
      : 'No weather report yet';
  return (
    <section className="weather-strip" aria-label="Weather and track condition">
      <WeatherIcon size={18} />
      <span>{parts.length > 0 ? parts.join(' · ') : otherwise}</span>
      <GoingChip surface={race?.surfaceName ?? null} going={going} />
      {data?.provenance && (
        <Provenance
          source={data.provenance.source}
          at={data.provenance.at}
          state={data.status === 'stale' || isError ? 'stale' : 'fresh'}
        />
      )}
    </section>
  );
}
