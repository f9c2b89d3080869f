import { z } from 'zod';
import { addressField } from '#adapters/sources/setting-fields.ts';
import { RACING_SOURCES, sourceSettings, WEATHER_SERVICES } from './declared.ts';

/** The settings of all sources, and those that choose among them. */
export const sourceFields = {
  ...sourceSettings,
  ODDS_SOURCE: z.enum(RACING_SOURCES.map(({ id }) => id)).optional(),
  ODDS_BASE_URL: addressField.optional(),
  WEATHER_SOURCE: z.enum(WEATHER_SERVICES.map(({ id }) => id)).optional(),
};

export type SourceValues = z.output<z.ZodObject<typeof sourceFields>>;
