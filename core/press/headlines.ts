import { DAY, type Instant } from '../kernel/instant.ts';
import type { NewsItem } from './news-item.ts';

/** What is published later than this is not believed to be published at all yet. */
const CLOCK_SKEW = DAY / 24;

const HEADLINES = 5;
const FRESH_FOR = 2 * DAY;

const byTime = (a: NewsItem, b: NewsItem): number =>
  (b.publishedAt ?? Number.NEGATIVE_INFINITY) - (a.publishedAt ?? Number.NEGATIVE_INFINITY) || 0;

/** Newest first; items without a date come last, in the order they came. */
export const newestFirst = <Item extends NewsItem>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => (a.publishedAt === b.publishedAt ? 0 : byTime(a, b)));

/** An item published twice: the first, with the sources of both. */
export const reportedTwice = <Item extends NewsItem>(first: Item, again: NewsItem): Item => ({
  ...first,
  sources: [...new Set([...first.sources, ...again.sources])],
});

/** Items of several feeds as one list, newest first; a page in two feeds appears once, from the first, naming both. */
export function joinedNews(feeds: readonly (readonly NewsItem[])[]): readonly NewsItem[] {
  const joined = new Map<string, NewsItem>();
  for (const item of feeds.flat()) {
    const first = joined.get(item.id);
    joined.set(item.id, first === undefined ? item : reportedTwice(first, item));
  }
  return newestFirst([...joined.values()]);
}

/**
 * The headlines of a list of news: the five newest that name one of the `words` (a track, a meeting) in their title or
 * summary and came out within two days. An item without a date, or with one that is yet to come, is none.
 */
export function headlinesIn<Item extends NewsItem>(
  items: readonly Item[],
  words: readonly string[],
  now: Instant,
): readonly Item[] {
  const keywords = words.map((word) => word.toLowerCase());
  const isFresh = ({ publishedAt }: NewsItem): boolean =>
    publishedAt !== null && publishedAt > now - FRESH_FOR && publishedAt <= now + CLOCK_SKEW;
  const isNamed = ({ title, summary }: NewsItem): boolean =>
    keywords.some((word) => `${title} ${summary}`.toLowerCase().includes(word));
  return newestFirst(items.filter((item) => isFresh(item) && isNamed(item))).slice(0, HEADLINES);
}
