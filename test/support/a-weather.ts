import { HOUR, type Instant, instant, parseInstant, shift } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { Forecast, HourAhead } from '#core/weather/forecast.ts';
import type { Air, Observation } from '#core/weather/observation.ts';
import type { RainFallen } from '#core/weather/rain.ts';
import type { SoilMoisture } from '#core/weather/soil.ts';
import type { WeatherFacts, WeatherKind, WeatherReport } from '#core/weather/weather-report.ts';

/** Noon at the track of an August race day. */
export const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;

export const reportedBy = (source = 'Elm Street Weather', instant: Instant = NOON): Provenance => ({
  tier: 'live',
  source,
  at: instant,
});

export const anAir = (change: Partial<Air> = {}): Air => ({
  temperature: 79,
  humidity: 55,
  windSpeed: 7,
  windGusts: 12,
  windDirection: 315,
  visibility: 10,
  conditions: 'Clear',
  ...change,
});

export const anObservation = (change: Partial<Observation> = {}): Observation => ({
  ...anAir(),
  station: 'Elm Street',
  rainLastHour: 0,
  provenance: reportedBy(),
  ...change,
});

export const anHour = (from: Instant, change: Partial<HourAhead> = {}): HourAhead => ({
  ...anAir({ conditions: 'Sunny' }),
  from,
  until: shift(from, HOUR),
  rainChance: 10,
  rain: 0,
  ...change,
});

export const aForecast = (change: Partial<Forecast> = {}): Forecast => ({
  hours: [0, 1, 2, 3, 4, 5, 6, 7].map((ahead) => anHour(shift(NOON, ahead * HOUR))),
  provenance: reportedBy(),
  ...change,
});

/** Inches in the hours that end with noon, and in none but these. */
export const aRainReport = (inches: readonly number[], change: Partial<RainFallen> = {}): RainFallen => ({
  hours: inches.map((amount, inch) => ({
    until: instant(NOON - (inches.length - 1 - inch) * HOUR),
    inches: amount,
  })),
  provenance: reportedBy(),
  ...change,
});

/** Inches in each of the hours that end with noon, after dry ones that make it three days. */
export const aRain = (inches: readonly number[], change: Partial<RainFallen> = {}): RainFallen =>
  aRainReport([...Array<number>(Math.max(0, 72 - inches.length)).fill(0), ...inches], change);

/** Percent of the volume in the top nine centimetres, hour by hour up to noon. */
export const aSoil = (moistures: readonly number[]): SoilMoisture => ({
  hours: moistures.map((moisture, index) => ({
    at: instant(NOON - (moistures.length - 1 - index) * HOUR),
    layers: [{ fromCm: 0, toCm: 9, moisture }],
  })),
  provenance: reportedBy(),
});

/** A fact as it came to be known. */
export const aTold = <Kind extends WeatherKind>(
  kind: Kind,
  fact: WeatherFacts[Kind],
  knownAt: Instant = fact.provenance.at,
  trackSlug = 'saratoga',
): WeatherReport => ({ kind, trackSlug, knownAt, fact }) as WeatherReport;
