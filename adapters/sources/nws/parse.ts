import { HOUR, type Instant, instant } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { HourAhead } from '#core/weather/forecast.ts';
import { fahrenheit } from '#core/weather/measure.ts';
import type { Observation } from '#core/weather/observation.ts';
import type { RainHour } from '#core/weather/rain.ts';
import { SEVERITIES, type Severity, type WeatherAlert } from '#core/weather/weather-alert.ts';
import type { Alerted, Observed, Period } from './schema.ts';

export const NAME = 'National Weather Service';

/** A station of the service. */
export interface Station {
  readonly stationIdentifier: string;
  readonly name: string | null;
}

export const stationProvenance = (station: Station, instant: Instant): Provenance => ({
  tier: 'live',
  source: `${NAME}, station ${station.stationIdentifier}`,
  at: instant,
});

/** What a station measured. */
export function observationOf(observed: Observed, station: Station): Observation {
  return {
    station: station.name ?? station.stationIdentifier,
    temperature: observed.temperature,
    humidity: observed.relativeHumidity,
    windSpeed: observed.windSpeed,
    windGusts: observed.windGust,
    windDirection: observed.windDirection,
    visibility: observed.visibility,
    conditions: observed.textDescription,
    rainLastHour: observed.precipitationLastHour.amount,
    provenance: stationProvenance(station, observed.timestamp),
  };
}

function temperatureOf({ temperature, temperatureUnit }: Period): number | null {
  return temperature !== null && temperatureUnit === 'C' ? fahrenheit(temperature) : temperature;
}

/** An hour of the forecast. The service foresees no visibility and, by the hour, no amount of rain. */
export const hourOf = (period: Period): HourAhead => ({
  from: period.startTime,
  until: period.endTime,
  temperature: temperatureOf(period),
  humidity: period.relativeHumidity,
  windSpeed: period.windSpeed,
  windGusts: period.windGust,
  windDirection: period.windDirection,
  visibility: null,
  conditions: period.shortForecast,
  rainChance: period.probabilityOfPrecipitation,
  rain: null,
});

const severityOf = (text: string): Severity => SEVERITIES.find((severity) => severity === text) ?? 'Unknown';

/** The alert; null for a test, a draft, one taken back or one whose message has lapsed. */
export function alertOf(alerted: Alerted, now: Instant): WeatherAlert | null {
  const { status, messageType, expires, ends, onset, effective } = alerted;
  if (status !== 'Actual' || messageType === 'Cancel' || expires <= now) return null;
  return {
    id: alerted.id,
    event: alerted.event,
    severity: severityOf(alerted.severity),
    headline: alerted.headline ?? alerted.event,
    area: alerted.areaDesc,
    from: onset ?? effective,
    until: ends ?? expires,
    provenance: { tier: 'live', source: NAME, at: alerted.sent },
  };
}

const NO_GAUGE = /\bPNO\b/;

/**
 * Rain by the clock hour. Stations report a few minutes before the hour; reports in between give the rain since the
 * last of those, so the largest figure within the hour is the hour's. A report without a figure means no rain, if the
 * station has a gauge. An hour with a figure that failed the service's checks, or of an unknown unit, is left out.
 */
export function rainOf(reports: readonly Observed[]): readonly RainHour[] {
  const most = new Map<number, RainHour>();
  const rejected = new Set<number>();
  for (const { timestamp, rawMessage, precipitationLastHour } of reports) {
    if (NO_GAUGE.test(rawMessage ?? '')) continue;
    const hour = Math.floor(timestamp / HOUR);
    if (precipitationLastHour.isRejected) rejected.add(hour);
    const before = most.get(hour);
    most.set(hour, {
      until: instant(Math.max(timestamp, before?.until ?? 0)),
      inches: Math.max(precipitationLastHour.amount ?? 0, before?.inches ?? 0),
    });
  }
  const usable = [...most].flatMap(([hour, rain]) => (rejected.has(hour) ? [] : [rain]));
  return usable.sort((a, b) => a.until - b.until);
}
