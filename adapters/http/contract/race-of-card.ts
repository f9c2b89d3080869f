import { z } from 'zod';
import { isoDay, key } from './fields.ts';

const HIGHEST_RACE = 99;

/** A race of a card: the slug or number of its track, its day and its number. */
export const raceOfCard = z.object({
  slug: key,
  date: isoDay,
  number: z.coerce.number<string | number>().int().min(1).max(HIGHEST_RACE),
});
