import { z } from 'zod';

/** A figure that can be; null where none is told. One that cannot makes the answer one of another shape. */
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
  kilometresAnHour: [0, 420],
  metresASecond: [0, 116],
  degrees: [-360, 720],
  metres: [0, 1_000_000],
  /** Of rain in some hours. */
  millimetres: [0, 500],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
