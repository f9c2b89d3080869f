import { z } from 'zod';
import { instant } from '#core/kernel/instant.ts';
import { inches, milesOfMeters } from '#core/weather/measure.ts';
import { possible, SENSE } from '../readings/possible.ts';

const epochSeconds = z.number().transform((seconds) => instant(seconds * 1000));

const meters = possible(...SENSE.meters).transform((value) => (value === null ? null : milesOfMeters(value)));

/** Rain of some hours, in millimetres whatever the units asked for; the part is absent when it is dry. */
const fallen = z
  .object({ '1h': possible(...SENSE.millimeters), '3h': possible(...SENSE.millimeters) })
  .nullish()
  .transform((rain) => ({ oneHour: inches(rain?.['1h'] ?? 0), threeHours: inches(rain?.['3h'] ?? 0) }));

const described = z
  .array(z.object({ description: z.string() }))
  .transform((found) => found[0]?.description ?? null);

const moment = {
  dt: epochSeconds,
  weather: described,
  main: z.object({ temp: possible(...SENSE.fahrenheit), humidity: possible(...SENSE.percent) }),
  visibility: meters,
  wind: z
    .object({
      speed: possible(...SENSE.milesAnHour),
      deg: possible(...SENSE.degrees),
      gust: possible(...SENSE.milesAnHour),
    })
    .nullish()
    .transform((wind) => wind ?? { speed: null, deg: null, gust: null }),
  rain: fallen,
};

/** The air now, asked for in imperial units: Fahrenheit and miles an hour. */
export const current = z.object({ ...moment, name: z.string().nullish() });
export type Current = z.output<typeof current>;

/** Five days in steps of three hours. */
export const ahead = z.object({ list: z.array(z.object({ ...moment, pop: possible(0, 1) })) });
export type Step = z.output<typeof ahead>['list'][number];
