import { z } from 'zod';

const raw = z.union([z.string(), z.object({ '#text': z.string() }).transform((told) => told['#text'])]);

/** An element that stands once, or several times of which the first counts; null where there is none. */
const first = z
  .union([raw, z.array(raw).transform((told) => told[0] ?? null)])
  .nullish()
  .catch(null)
  .transform((told) => told ?? null);

const several = <Each extends z.ZodType>(each: Each) =>
  z
    .union([z.array(each), each.transform((one) => [one])])
    .nullish()
    .catch(null)
    .transform((told) => told ?? []);

/** RSS 2.0 and its elders. */
const item = z.object({
  title: first,
  link: first,
  guid: first,
  description: first,
  pubDate: first,
  'dc:date': first,
});

const atomLink = z.object({ '@href': z.string().catch(''), '@rel': z.string().catch('alternate') });

const entry = z.object({
  id: first,
  title: first,
  summary: first,
  content: first,
  published: first,
  updated: first,
  link: several(atomLink),
  'media:group': z.object({ 'media:description': first }).nullish().catch(null),
});

const channel = z.object({ title: first, item: several(item) });

/** The root says what kind of feed it is; a page of another kind has none of the three. */
export const FEED = z.union([
  z.object({ rss: z.object({ channel }) }),
  z.object({ feed: z.object({ title: first, entry: several(entry) }) }),
  z.object({ 'rdf:RDF': z.object({ channel: z.object({ title: first }), item: several(item) }) }),
]);

export type TellItem = z.output<typeof item>;
export type TellEntry = z.output<typeof entry>;
