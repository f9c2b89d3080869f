import { MINUTE } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { joinedNews } from '#core/press/headlines.ts';
import type { NewsItem } from '#core/press/news-item.ts';
import type { Host, OpenHost } from '../host/asking.ts';
import { failureRefusal } from '../host/failures.ts';
import { type NamedAddress, openAddress, sourceNameOf } from '../readings/named-address.ts';
import { newsIn } from './parse.ts';

/** What the feeds said, and those that said nothing. */
export interface NewsRead {
  /** Newest first, each page once. */
  readonly items: readonly NewsItem[];
  readonly failed: readonly { readonly feed: NamedAddress; readonly refusal: Refusal }[];
}

export interface News {
  /** Reads every feed; one that fails is reported and does not stop the others. */
  read(): Promise<NewsRead>;
}

const KEEP = 10 * MINUTE;
const MOST_BYTES = 4_000_000;

const opened = (openHost: OpenHost, feed: NamedAddress): Host =>
  openHost({ source: sourceNameOf(feed), baseUrl: feed.url, mostBytes: MOST_BYTES });

/** News feeds, RSS or Atom; without any, there is no news. Refuses ('invalid') an address that is none. */
export function makeNews(deps: {
  readonly openHost: OpenHost;
  readonly feeds: readonly NamedAddress[];
}): News {
  const sources = deps.feeds.map((feed) => ({ feed, host: opened(deps.openHost, feed) }));

  async function readFeed({ feed, host }: (typeof sources)[number]): Promise<readonly NewsItem[]> {
    return host.read({ path: '', content: 'xml', freshForMs: KEEP }, ({ text }) => {
      const items = newsIn(text, openAddress(feed.url), feed.name);
      if (items === null) throw failureRefusal(host.source, { kind: 'wrong-content' });
      return items;
    });
  }

  return {
    async read() {
      const ends = await Promise.allSettled(sources.map(readFeed));
      const failed = ends.flatMap((end, index) => {
        const feed = deps.feeds[index];
        if (end.status === 'fulfilled' || feed === undefined) return [];
        if (end.reason instanceof Refusal) return [{ feed, refusal: end.reason }];
        throw end.reason;
      });
      return {
        items: joinedNews(ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))),
        failed,
      };
    },
  };
}
