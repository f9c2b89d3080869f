import { z } from 'zod';

const name = z
  .object({ names: z.object({ en: z.string().optional() }).optional(), iso_code: z.string().optional() })
  .transform(({ names, iso_code }) => names?.en ?? iso_code ?? null)
  .catch(null);

/** The part of a City or Country record that says where an address is. */
const record = z.object({ city: name, subdivisions: z.array(name).catch([]), country: name });

/** `City, Region, Country` in English, as far as the record knows them; null when it knows none. */
export function placeIn(found: unknown): string | null {
  const read = record.safeParse(found);
  if (!read.success) return null;
  const { city, subdivisions, country } = read.data;
  const known = [city, subdivisions[0], country].filter((part) => typeof part === 'string' && part !== '');
  return known.length === 0 ? null : known.join(', ');
}
