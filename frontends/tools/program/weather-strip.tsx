import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import type { Race } from '#kit/kit.ts';
import { figureOf, GoingChip, Provenance, WeatherIcon } from '#kit/kit.ts';
import { trackWeatherQuery } from '../weather/weather.ts';

type TrackWeather = Reply<'GET /api/weather/{trackId}'>;

const weatherText = ({ temperature, conditions, windSpeed, windDirection, humidity }: TrackWeather): string =>
  [
    figureOf(temperature, '°F'),
    conditions,
    figureOf(windSpeed, ` mph${windDirection ? ` ${windDirection}` : ''}`),
    figureOf(humidity, '% humidity'),
  ]
    .filter(Boolean)
    .join(' · ');

type WeatherStripProps = { readonly trackSlug: string; readonly race: Race | null };

/** The weather at the track in one line; unmeasured values are left out. */
export function WeatherStrip({ trackSlug, race }: WeatherStripProps) {
  const { data, isError, isPending } = useQuery(trackWeatherQuery(trackSlug));
  const trackReport = race?.surface === 'T' ? data?.turfCondition : data?.trackCondition;
  const going = race?.trackCondition ?? trackReport ?? null;
  const otherwise = isPending
    ? 'Loading the weather'
    : isError
      ? 'Failed to fetch weather data'
      : 'No weather report yet';
  return (
    <section className="weather-strip" aria-label="Weather and track condition">
      <WeatherIcon size={18} />
      <span>{(data && weatherText(data)) || otherwise}</span>
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
