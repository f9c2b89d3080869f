import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { HourAhead } from '#core/weather/forecast.ts';
import { fahrenheit, inches, milesOfMeters, mphOfKilometers } from '#core/weather/measure.ts';
import type { Air, Observation } from '#core/weather/observation.ts';
import type { RainHour } from '#core/weather/rain.ts';
import type { SoilHour } from '#core/weather/soil.ts';
import { conditionsOf } from './conditions.ts';
import type { Weather } from './schema.ts';

export const NAME = 'Open-Meteo';

export const provenanceAt = (instant: Instant): Provenance => ({ tier: 'live', source: NAME, at: instant });

type Hourly = Weather['hourly'];
type SeriesName = Exclude<keyof Hourly & string, 'time' | 'at' | 'layers'>;

const converted = (value: number | null | undefined, convert: (value: number) => number): number | null =>
  value == null ? null : convert(value);

/** The figures of one moment, as reported. */
interface Figures {
  readonly temperature_2m: number | null;
  readonly relative_humidity_2m: number | null;
  readonly weather_code: number | null;
  readonly wind_speed_10m: number | null;
  readonly wind_gusts_10m: number | null;
  readonly wind_direction_10m: number | null;
}

const airOf = (figures: Figures, visibility: number | null): Air => ({
  temperature: converted(figures.temperature_2m, fahrenheit),
  humidity: figures.relative_humidity_2m,
  windSpeed: converted(figures.wind_speed_10m, mphOfKilometers),
  windGusts: converted(figures.wind_gusts_10m, mphOfKilometers),
  windDirection: figures.wind_direction_10m,
  visibility: converted(visibility, milesOfMeters),
  conditions: conditionsOf(figures.weather_code),
});

function reportedAt(hourly: Hourly, index: number): Figures & { readonly visibility: number | null } {
  const figureOf = (name: SeriesName): number | null =>
    (hourly[name] as readonly (number | null)[])[index] ?? null;
  return {
    temperature_2m: figureOf('temperature_2m'),
    relative_humidity_2m: figureOf('relative_humidity_2m'),
    weather_code: figureOf('weather_code'),
    wind_speed_10m: figureOf('wind_speed_10m'),
    wind_gusts_10m: figureOf('wind_gusts_10m'),
    wind_direction_10m: figureOf('wind_direction_10m'),
    visibility: figureOf('visibility'),
  };
}

/** The model's figures for this quarter of an hour; null when the answer has none. Visibility is the hour's. */
export function observationOf({ current, hourly }: Weather): Observation | null {
  if (current === null) return null;
  const hour = hourly.at.findLastIndex((instant) => instant <= current.at);
  return {
    ...airOf(current, reportedAt(hourly, hour).visibility),
    station: null,
    rainLastHour: rainOf(hourly, current.at).at(-1)?.inches ?? null,
    provenance: provenanceAt(current.at),
  };
}

/** The hours from the one that runs at `now`. A stamp's rain fell in the hour before it, so the next stamp has it. */
export const hoursOf = (hourly: Hourly, now: Instant): readonly HourAhead[] =>
  hourly.at.flatMap((from, index) => {
    const until = shift(from, HOUR);
    if (until <= now) return [];
    const reported = reportedAt(hourly, index);
    const after = hourly.at[index + 1] === until ? index + 1 : -1;
    return [
      {
        from,
        until,
        ...airOf(reported, reported.visibility),
        rainChance: hourly.precipitation_probability[after] ?? null,
        rain: converted(hourly.precipitation[after], inches),
      },
    ];
  });

/** Rain of the hours that had ended by `now`. */
export const rainOf = (hourly: Hourly, now: Instant): readonly RainHour[] =>
  hourly.at.flatMap((until, index) => {
    const fallen = hourly.precipitation[index];
    return until > now || fallen == null ? [] : [{ until, inches: inches(fallen) }];
  });

/** The soil up to `now`. Layers that the model does not fill are left out, and so are hours without any. */
export function soilOf(hourly: Hourly, now: Instant): readonly SoilHour[] {
  return hourly.at.flatMap((instant, index) => {
    const layers = hourly.layers.flatMap(({ fromCm, toCm, shares }) => {
      const share = shares[index];
      return share == null ? [] : [{ fromCm, toCm, moisture: share * 100 }];
    });
    return instant > now || layers.length === 0 ? [] : [{ at: instant, layers }];
  });
}
