import { z } from 'zod';

const raw = z.union([z.string(), z.object({ '#text': z.string() }).transform((element) => element['#text'])]);

/** An element that occurs once, or several times of which the first counts; null where there is none. */
const first = z
  .union([raw, z.array(raw).transform((element) => element[0] ?? null)])
  .nullish()
  .catch(null)
  .transform((found) => found ?? null);

const several = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item), item.transform((single) => [single])])
    .nullish()
    .catch(null)
    .transform((found) => found ?? []);

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

export type RssItem = z.output<typeof item>;
export type AtomEntry = z.output<typeof entry>;
