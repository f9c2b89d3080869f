import { z } from 'zod';
import { instant } from '#core/kernel/instant.ts';
import { inches, milesOfMetres } from '#core/weather/measure.ts';

const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

const epochSeconds = z.number().transform((seconds) => instant(seconds * 1000));

const metres = figure.transform((value) => (value === null ? null : milesOfMetres(value)));

/** Rain of some hours, in millimetres whatever the units asked for; the part is absent when it is dry. */
const fallen = z
  .object({ '1h': z.number().optional(), '3h': z.number().optional() })
  .nullish()
  .transform((rain) => ({ oneHour: inches(rain?.['1h'] ?? 0), threeHours: inches(rain?.['3h'] ?? 0) }));

const described = z
  .array(z.object({ description: z.string() }))
  .transform((found) => found[0]?.description ?? null);

const moment = {
  dt: epochSeconds,
  weather: described,
  main: z.object({ temp: figure, humidity: figure }),
  visibility: metres,
  wind: z
    .object({ speed: figure, deg: figure, gust: figure })
    .nullish()
    .transform((wind) => wind ?? { speed: null, deg: null, gust: null }),
  rain: fallen,
};

/** The air now, asked for in imperial units: Fahrenheit and miles an hour. */
export const current = z.object({ ...moment, name: z.string().nullish() });
export type Current = z.output<typeof current>;

/** Five days in steps of three hours. */
export const ahead = z.object({ list: z.array(z.object({ ...moment, pop: figure })) });
export type Step = z.output<typeof ahead>['list'][number];
