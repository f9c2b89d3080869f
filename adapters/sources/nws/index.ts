import type { Clock } from '#core/kernel/functions.ts';
import { DAY, type Instant, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { isOld, type Observation } from '#core/weather/observation.ts';
import type { Place } from '#core/weather/place.ts';
import type { WeatherSource } from '#core/weather/ports.ts';
import { activeAlerts } from '#core/weather/weather-alert.ts';
import type { Host, OpenHost } from '../host/asking.ts';
import { failureRefusal } from '../host/failures.ts';
import { askJson } from '../host/json.ts';
import { alertOf, hourOf, NAME, observationOf, rainOf, type Station, stationProvenance } from './parse.ts';
import { alerts, hourly, observation, observations, point, stations } from './schema.ts';

export interface NwsSettings {
  readonly openHost: OpenHost;
  /** NWS_BASE_URL, else `NWS_ADDRESS`. */
  readonly baseUrl: string;
  readonly clock: Clock;
}

export const NWS_ADDRESS = 'https://api.weather.gov';

const GAP_MS = 500;
const TOO_OLD_MS = 90 * MINUTE;
const STATIONS_TRIED = 4;
const RAIN_MS = 3 * DAY;
const MOST_REPORTS = 500;

const FRESH = { place: DAY, forecast: 10 * MINUTE, observation: 5 * MINUTE, alerts: MINUTE } as const;

/** The service takes four decimals at most, and no trailing zero. */
const coordinates = ({ latitude, longitude }: Place): string =>
  `${Number(latitude.toFixed(4))},${Number(longitude.toFixed(4))}`;

const isMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'source.no-such-thing';

/** Asks about a cell of the service's grid; a cell that is gone is looked up again, once. */
function makeInCell(host: Host) {
  const cellOf = async (place: Place, freshForMs: number): Promise<string> => {
    const { value } = await askJson(host, { path: `/points/${coordinates(place)}`, freshForMs }, point);
    return `/gridpoints/${encodeURIComponent(value.gridId)}/${value.gridX},${value.gridY}`;
  };
  return async <T>(place: Place, ask: (cell: string) => Promise<T>): Promise<T> => {
    const known = await cellOf(place, FRESH.place);
    try {
      return await ask(known);
    } catch (error) {
      const now = isMissing(error) ? await cellOf(place, 0) : known;
      if (now === known) throw error;
      return ask(now);
    }
  };
}

async function latestAt(host: Host, station: Station): Promise<Observation | null> {
  const path = `/stations/${encodeURIComponent(station.stationIdentifier)}/observations/latest`;
  try {
    const { value } = await askJson(host, { path, freshForMs: FRESH.observation }, observation);
    return value.temperature === null && value.textDescription === null
      ? null
      : observationOf(value, station);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The nearest station that has reported lately, with its report; failing that, the one that reported last. */
async function reporting(host: Host, near: readonly Station[], now: Instant) {
  let last: { readonly station: Station; readonly seen: Observation } | null = null;
  for (const station of near.slice(0, STATIONS_TRIED)) {
    const observation = await latestAt(host, station);
    if (observation === null) continue;
    if (!isOld(observation, now, TOO_OLD_MS)) return { station, seen: observation };
    if (last === null || observation.provenance.at > last.seen.provenance.at)
      last = { station, seen: observation };
  }
  if (last === null) throw failureRefusal(NAME, { kind: 'no-such-thing' });
  return last;
}

/** The United States' own service: observations, hours ahead, alerts and rain; no soil. */
export function makeNws({ openHost, baseUrl, clock }: NwsSettings): WeatherSource {
  const host = openHost({
    source: NAME,
    baseUrl,
    gapMs: GAP_MS,
    headers: { accept: 'application/geo+json' },
  });
  const inCell = makeInCell(host);

  const reportNear = async (place: Place) => {
    const near = await inCell(place, (cell) =>
      askJson(host, { path: `${cell}/stations`, freshForMs: FRESH.place }, stations),
    );
    return reporting(host, near.value, clock());
  };

  return {
    name: NAME,
    soil: null,
    observation: async (place) => (await reportNear(place)).seen,
    forecast: async (place) => {
      const { value } = await inCell(place, (cell) => {
        const path = `${cell}/forecast/hourly`;
        return askJson(host, { path, query: { units: 'us' }, freshForMs: FRESH.forecast }, hourly);
      });
      const provenance = { tier: 'live', source: NAME, at: value.updateTime } as const;
      return { hours: value.periods.map(hourOf), provenance };
    },
    alerts: async (place) => {
      const ask = { path: '/alerts/active', query: { point: coordinates(place) }, freshForMs: FRESH.alerts };
      const { value } = await askJson(host, ask, alerts);
      const found = value.map((alerted) => alertOf(alerted, clock())).filter((alert) => alert !== null);
      return activeAlerts(found, clock());
    },
    rain: async (place) => {
      const { station } = await reportNear(place);
      const path = `/stations/${encodeURIComponent(station.stationIdentifier)}/observations`;
      const start = toIso(shift(clock(), -RAIN_MS)).replace(/\.\d+Z$/, 'Z');
      const { value, at: instant } = await askJson(
        host,
        { path, query: { start, limit: MOST_REPORTS } },
        observations,
      );
      return { hours: rainOf(value), provenance: stationProvenance(station, instant) };
    },
  };
}
