import { z } from 'zod';
import { type Instant, instant } from '#core/kernel/instant.ts';

const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const figures = z
  .array(z.number().nullable())
  .optional()
  .transform((values) => values ?? []);

/** Seconds since 1970, or a wall clock without zone, which counts as UTC less `utc_offset_seconds`. */
const time = z.union([z.number(), z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)]);

function instantOf(told: z.output<typeof time>, offsetSeconds: number): Instant {
  return instant(typeof told === 'number' ? told * 1000 : Date.parse(`${told}:00Z`) - offsetSeconds * 1000);
}

/** The unit asked for. An answer in another one would be read wrongly, so it is another shape. */
const units = z.object({ temperature_2m: z.literal('°C') });

const air = {
  temperature_2m: figure,
  relative_humidity_2m: figure,
  precipitation: figure,
  weather_code: figure,
  wind_speed_10m: figure,
  wind_gusts_10m: figure,
  wind_direction_10m: figure,
};

const SOIL = /^soil_moisture_(\d+)_to_(\d+)cm$/;

const series = z
  .looseObject({
    time: z.array(time),
    temperature_2m: figures,
    relative_humidity_2m: figures,
    precipitation_probability: figures,
    precipitation: figures,
    weather_code: figures,
    visibility: figures,
    wind_speed_10m: figures,
    wind_gusts_10m: figures,
    wind_direction_10m: figures,
  })
  .transform((hourly) => ({ ...hourly, layers: layersOf(hourly) }));

/** One series of soil moisture, m³ of water in a m³ of ground. */
export interface LayerSeries {
  readonly fromCm: number;
  readonly toCm: number;
  readonly shares: readonly (number | null)[];
}

function layersOf(hourly: Readonly<Record<string, unknown>>): readonly LayerSeries[] {
  return Object.entries(hourly)
    .flatMap(([name, told]) => {
      const depth = SOIL.exec(name);
      const shares = figures.safeParse(told);
      if (depth === null || !shares.success) return [];
      return [{ fromCm: Number(depth[1]), toCm: Number(depth[2]), shares: shares.data }];
    })
    .sort((one, other) => one.fromCm - other.fromCm);
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
    hourly: { ...hourly, at: hourly.time.map((told) => instantOf(told, utc_offset_seconds)) },
  }));

export type Weather = z.output<typeof weather>;
