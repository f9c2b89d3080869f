import { z } from 'zod';
import { parseInstant } from '#core/kernel/instant.ts';
import { bearingOf } from '#core/weather/compass.ts';
import { fahrenheit, inches, milesOfMeters, mphOfKilometers, mphOfMeters } from '#core/weather/measure.ts';
import { SENSE } from '../readings/possible.ts';

const instantText = z.string().transform((text, check) => {
  const instant = parseInstant(text);
  if (instant !== null) return instant;
  check.addIssue({ code: 'custom', message: 'no instant' });
  return z.NEVER;
});

const same = (value: number): number => value;

interface Unit {
  readonly convert: (value: number) => number;
  readonly sense: readonly [least: number, most: number];
}

/** From the unit codes of the service (what follows the colon) to the product's units. */
const UNITS: Readonly<Record<string, Unit>> = {
  degC: { convert: fahrenheit, sense: SENSE.celsius },
  degF: { convert: same, sense: SENSE.fahrenheit },
  'km_h-1': { convert: mphOfKilometers, sense: SENSE.kilometersAnHour },
  'm_s-1': { convert: mphOfMeters, sense: SENSE.metersASecond },
  'mi_h-1': { convert: same, sense: SENSE.milesAnHour },
  m: { convert: milesOfMeters, sense: SENSE.meters },
  mm: { convert: inches, sense: SENSE.millimeters },
  percent: { convert: same, sense: SENSE.percent },
  'degree_(angle)': { convert: same, sense: SENSE.degrees },
};

/** Letters of the service for a figure that failed its checks. */
const BAD = new Set(['X', 'Q', 'B']);

const reported = z
  .object({
    unitCode: z.string(),
    value: z.number().nullish(),
    maxValue: z.number().nullish(),
    qualityControl: z.string().nullish(),
  })
  .nullish();
type Reported = z.output<typeof reported>;

const givenValue = (found: Reported): number | null => found?.value ?? found?.maxValue ?? null;

function figureOf(found: Reported, check: { addIssue(issue: string): void }): number | null {
  const value = givenValue(found);
  if (found == null || value === null || BAD.has(found.qualityControl ?? '')) return null;
  const unit = UNITS[found.unitCode.replace(/^.*:/, '')];
  if (unit === undefined) return null;
  const [least, most] = unit.sense;
  if (value >= least && value <= most) return unit.convert(value);
  check.addIssue('cannot be');
  return z.NEVER;
}

/**
 * A figure with its unit, as Fahrenheit, miles an hour, miles, inches or percent; null when absent, bad or in another
 * unit. One that cannot be is another shape.
 */
const measure = reported.transform(figureOf);

/** Inches of rain, and whether a figure was there that cannot be used: it is not the same as no figure. */
const rainfall = reported.transform((found, check) => {
  const amount = figureOf(found, check);
  return { amount, isRejected: amount === null && givenValue(found) !== null };
});

/** `8 mph`, `5 to 10 mph` (the upper end counts) or a figure with its unit. */
const wind = z.union([
  z
    .string()
    .nullish()
    .transform((text) => {
      const last = /(\d+(?:\.\d+)?)\s*(mph|km\/h)\s*$/.exec(text ?? '');
      if (last === null) return null;
      return last[2] === 'mph' ? Number(last[1]) : mphOfKilometers(Number(last[1]));
    }),
  measure,
]);

const words = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

export const point = z
  .object({ properties: z.object({ gridId: z.string().min(1), gridX: z.int(), gridY: z.int() }) })
  .transform(({ properties }) => properties);

export const stations = z
  .object({
    features: z.array(
      z.object({ properties: z.object({ stationIdentifier: z.string().min(1), name: words }) }),
    ),
  })
  .transform(({ features }) => features.map(({ properties }) => properties));

const observed = z.object({
  properties: z.object({
    timestamp: instantText,
    rawMessage: words,
    textDescription: words,
    temperature: measure,
    relativeHumidity: measure,
    windSpeed: measure,
    windGust: measure,
    windDirection: measure,
    visibility: measure,
    precipitationLastHour: rainfall,
  }),
});

export const observation = observed.transform(({ properties }) => properties);
export const observations = z
  .object({ features: z.array(observed) })
  .transform(({ features }) => features.map(({ properties }) => properties));
export type Observed = z.output<typeof observation>;

/** A bare temperature is in `temperatureUnit`; one with its own unit was converted to Fahrenheit and has none. */
const period = z.object({
  startTime: instantText,
  endTime: instantText,
  temperature: z.union([z.number().min(SENSE.fahrenheit[0]).max(SENSE.fahrenheit[1]), measure]),
  temperatureUnit: z.string().nullish(),
  relativeHumidity: measure,
  probabilityOfPrecipitation: measure,
  windSpeed: wind,
  windGust: wind,
  windDirection: z
    .string()
    .nullish()
    .transform((text) => bearingOf(text ?? '')),
  shortForecast: words,
});

export const hourly = z
  .object({ properties: z.object({ updateTime: instantText, periods: z.array(period) }) })
  .transform(({ properties }) => properties);
export type Period = z.output<typeof period>;

export const alerts = z
  .object({
    features: z.array(
      z.object({
        properties: z.object({
          id: z.string(),
          areaDesc: z.string(),
          sent: instantText,
          onset: instantText.nullish(),
          effective: instantText,
          expires: instantText,
          ends: instantText.nullish(),
          status: z.string(),
          messageType: z.string(),
          severity: z.string(),
          event: z.string(),
          headline: words,
        }),
      }),
    ),
  })
  .transform(({ features }) => features.map(({ properties }) => properties));
export type Alerted = z.output<typeof alerts>[number];
