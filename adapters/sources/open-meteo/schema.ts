import { z } from 'zod';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { possible, SENSE } from '../readings/possible.ts';

const figures = (least: number, most: number) =>
  z
    .array(z.number().min(least).max(most).nullable())
    .optional()
    .transform((values) => values ?? []);

/** Seconds since 1970, or a wall clock without zone, which counts as UTC less `utc_offset_seconds`. */
const time = z.union([z.number(), z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)]);

function instantOf(stamp: z.output<typeof time>, offsetSeconds: number): Instant {
  return instant(
    typeof stamp === 'number' ? stamp * 1000 : Date.parse(`${stamp}:00Z`) - offsetSeconds * 1000,
  );
}

/** The unit asked for. An answer in another one would be read wrongly, so it is another shape. */
const units = z.object({ temperature_2m: z.literal('°C') });

/** WMO code 4677; one that is not known has no words. */
const CODES = [0, 1_000_000] as const;

const air = {
  temperature_2m: possible(...SENSE.celsius),
  relative_humidity_2m: possible(...SENSE.percent),
  precipitation: possible(...SENSE.millimeters),
  weather_code: possible(...CODES),
  wind_speed_10m: possible(...SENSE.kilometersAnHour),
  wind_gusts_10m: possible(...SENSE.kilometersAnHour),
  wind_direction_10m: possible(...SENSE.degrees),
};

/** Cubic meters of water in one of soil. */
const SHARES = figures(0, 1);
const SOIL = /^soil_moisture_(\d+)_to_(\d+)cm$/;

const series = z
  .looseObject({
    time: z.array(time),
    temperature_2m: figures(...SENSE.celsius),
    relative_humidity_2m: figures(...SENSE.percent),
    precipitation_probability: figures(...SENSE.percent),
    precipitation: figures(...SENSE.millimeters),
    weather_code: figures(...CODES),
    visibility: figures(...SENSE.meters),
    wind_speed_10m: figures(...SENSE.kilometersAnHour),
    wind_gusts_10m: figures(...SENSE.kilometersAnHour),
    wind_direction_10m: figures(...SENSE.degrees),
  })
  .transform((hourly) => ({ ...hourly, layers: layersOf(hourly) }));

/** One series of soil moisture, m³ of water in a m³ of soil. */
export interface LayerSeries {
  readonly fromCm: number;
  readonly toCm: number;
  readonly shares: readonly (number | null)[];
}

function layersOf(hourly: Readonly<Record<string, unknown>>): readonly LayerSeries[] {
  return Object.entries(hourly)
    .flatMap(([name, values]) => {
      const depth = SOIL.exec(name);
      const shares = SHARES.safeParse(values);
      if (depth === null || !shares.success) return [];
      return [{ fromCm: Number(depth[1]), toCm: Number(depth[2]), shares: shares.data }];
    })
    .sort((a, b) => a.fromCm - b.fromCm);
}

export const weather = z
  .object({
    utc_offset_seconds: z.number(),
    current_units: units.optional(),
    current: z.object({ time, ...air }).optional(),
    hourly_units: units,
    hourly: series,
  })
  .transform(({ utc_offset_seconds, current, hourly }) => ({
    current: current === undefined ? null : { ...current, at: instantOf(current.time, utc_offset_seconds) },
    hourly: { ...hourly, at: hourly.time.map((stamp) => instantOf(stamp, utc_offset_seconds)) },
  }));

export type Weather = z.output<typeof weather>;
