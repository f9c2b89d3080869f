import { z } from 'zod';

/** A plausible figure; null where there is none. An implausible one fails the whole answer as of the wrong shape. */
export const possible = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .nullish()
    .transform((value) => value ?? null);

/** Beyond every record on earth. */
export const SENSE = {
  celsius: [-95, 65],
  fahrenheit: [-140, 150],
  percent: [0, 110],
  /** Of the wind; tornadoes are not measured. */
  milesAnHour: [0, 260],
  kilometersAnHour: [0, 420],
  metersASecond: [0, 116],
  degrees: [-360, 720],
  meters: [0, 1_000_000],
  /** Of rain in some hours. */
  millimeters: [0, 500],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
