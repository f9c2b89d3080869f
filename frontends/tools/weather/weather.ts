import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';
import type { BadgeTone } from '#kit/kit.ts';
import { fixed } from '#kit/kit.ts';

export type CurrentWeather = Reply<'GET /api/weather/saratoga/current'>;
export type WeatherAnalysis = Reply<'GET /api/weather/saratoga/analysis'>;

const minutes = 60_000;
const fresh = { staleTime: 5 * minutes, gcTime: 10 * minutes, refetchInterval: false } as const;

export const currentQuery = (slug: string) => ({
  ...ask('GET /api/weather/saratoga/current', forTrack(slug)),
  ...fresh,
});
export const analysisQuery = (slug: string) => ({
  ...ask('GET /api/weather/saratoga/analysis', forTrack(slug)),
  ...fresh,
});
export const trackWeatherQuery = (trackId: string) => ({
  ...ask('GET /api/weather/{trackId}', { params: { trackId } }),
  ...fresh,
});

/** The tone of a moisture value: above 50 red, above 30 plain, else gray. */
export function moistureTone(moisture: number): BadgeTone {
  if (moisture > 50) return 'red';
  return moisture > 30 ? 'plain' : 'gray';
}

/** Said of a fact nobody measured. */
export const noReading = 'no reading';

/** A figure with its unit, or why there is none. */
export function withUnit(value: number | null, unit: string, digits = 0, missing = noReading): string {
  return value === null ? missing : fixed(value, digits, unit);
}

/** Percentage points or speed points with their sign. */
export function signed(value: number | null): string {
  if (value === null || Number.isNaN(value)) return 'unknown';
  const text = String(Math.round(Math.abs(value) * 10) / 10);
  if (text === '0') return '0';
  return value > 0 ? `+${text}` : `−${text}`;
}

/** Yes, no or unknown. */
export const yesNo = (value: boolean | null): string => (value === null ? 'unknown' : value ? 'yes' : 'no');
