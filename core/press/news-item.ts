import type { Instant } from '../kernel/instant.ts';
import { pageKey, webAddress } from './web-address.ts';

/** A piece of news: its title, a few lines of it and its address. The article itself is its owner's. */
export interface NewsItem {
  /** The same for one page in all feeds. */
  readonly id: string;
  readonly title: string;
  /** Plain text; empty where the source gives none. */
  readonly summary: string;
  /** `http` or `https`. */
  readonly url: string;
  /** Null where the source does not say when. */
  readonly publishedAt: Instant | null;
  /** Who published it first, as people know it: `Paulick Report`. */
  readonly source: string;
  /** Everybody who published it, the first one first. */
  readonly sources: readonly string[];
}

/** What a feed says of an item; texts are plain already. */
export type FetchedNews = Omit<NewsItem, 'id' | 'sources'>;

const LONGEST_TITLE = 300;
const LONGEST_SUMMARY = 600;

/** Signs that steer and are not seen: controls, and those that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu;

/** One line of text without unseen signs, at most `longest` signs long, cut at a word. */
export function plainLine(text: string, longest: number): string {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const word = cut.replace(/\s+\S*$/, '');
  return `${word === '' ? cut : word}…`;
}

/** An item that can be shown; null without a title or an address that may be opened. */
export function newsItem(fetchedNews: FetchedNews): NewsItem | null {
  const title = plainLine(fetchedNews.title, LONGEST_TITLE);
  const url = webAddress(fetchedNews.url);
  if (title === '' || url === null) return null;
  const source = plainLine(fetchedNews.source, LONGEST_TITLE);
  return {
    id: pageKey(url),
    title,
    summary: plainLine(fetchedNews.summary, LONGEST_SUMMARY),
    url,
    publishedAt: fetchedNews.publishedAt,
    source,
    sources: [source],
  };
}
