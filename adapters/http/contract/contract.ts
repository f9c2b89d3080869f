import { activity } from './activity.ts';
import { auth } from './auth.ts';
import { disclaimer } from './disclaimer.ts';
import type { Endpoint } from './endpoint.ts';
import { house } from './house.ts';
import { ml } from './ml.ts';
import { picks } from './picks.ts';
import { races } from './races.ts';
import { results } from './results.ts';
import { shape } from './shape.ts';
import { tracks } from './tracks.ts';

/** The one table that speaks to the outside: a line a subject. */
export const contract = {
  auth,
  disclaimer,
  activity,
  tracks,
  races,
  ml,
  picks,
  shape,
  results,
  house,
} as const;

export type Contract = typeof contract;

/** Every row with its place in the table. */
export const endpoints: readonly {
  readonly subject: string;
  readonly act: string;
  readonly row: Endpoint;
}[] = Object.entries(contract).flatMap(([subject, table]) =>
  Object.entries(table).map(([act, row]) => ({ subject, act, row: row as Endpoint })),
);
