import { XMLParser } from 'fast-xml-parser';
import { newestFirst } from '#core/press/headlines.ts';
import { type NewsItem, newsItem } from '#core/press/news-item.ts';
import { momentIn } from './moment.ts';
import { plainText, plainValue } from './plain-text.ts';
import { type AtomEntry, FEED, type RssItem } from './schema.ts';

/** Texts are taken as they stand, for what is inside may be markup of another kind. */
const RAW = ['title', 'description', 'summary', 'content', 'guid', 'link', 'media:description'];

const XML = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  stopNodes: RAW.map((name) => `*.${name}` as const),
});

/** An item before it has an id; `key` is what its feed calls it. */
interface FeedItem {
  readonly key: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly link: string | null;
  readonly when: string | null;
}

const itemOf = (rssItem: RssItem): FeedItem => {
  const guid = rssItem.guid === null ? null : plainValue(rssItem.guid);
  return {
    key: guid,
    title: rssItem.title,
    summary: rssItem.description,
    link: rssItem.link ?? (guid?.startsWith('http') === true ? guid : null),
    when: rssItem.pubDate ?? rssItem['dc:date'],
  };
};

const entryOf = (atomEntry: AtomEntry): FeedItem => ({
  key: atomEntry.id === null ? null : plainValue(atomEntry.id),
  title: atomEntry.title,
  summary: atomEntry.summary ?? atomEntry['media:group']?.['media:description'] ?? atomEntry.content,
  link: atomEntry.link.find((link) => link['@rel'] === 'alternate')?.['@href'] ?? null,
  when: atomEntry.published ?? atomEntry.updated,
});

/** A feed as it reads. */
interface Feed {
  readonly title: string | null;
  readonly feedItems: readonly FeedItem[];
}

function feedIn(xml: string): Feed | null {
  const read = FEED.safeParse(treeOf(xml));
  if (!read.success) return null;
  if ('rss' in read.data) {
    const { title, item } = read.data.rss.channel;
    return { title, feedItems: item.map(itemOf) };
  }
  if ('feed' in read.data) {
    const { title, entry } = read.data.feed;
    return { title, feedItems: entry.map(entryOf) };
  }
  const { channel, item } = read.data['rdf:RDF'];
  return { title: channel.title, feedItems: item.map(itemOf) };
}

/** A file that the reader of XML gives up on is no feed. */
function treeOf(xml: string): unknown {
  try {
    return XML.parse(xml);
  } catch {
    return null;
  }
}

/** A link may be written without the host of its feed. */
function absolute(link: string, feedUrl: string): string {
  return link !== '' && URL.canParse(link, feedUrl) ? new URL(link, feedUrl).href : '';
}

function unique(feedItems: readonly FeedItem[]): readonly FeedItem[] {
  const knownIds = new Set<string>();
  return feedItems.filter(({ key }) => {
    if (key === null || key === '') return true;
    const isNew = !knownIds.has(key);
    knownIds.add(key);
    return isNew;
  });
}

/**
 * The items of a feed, newest first, each once; one without a title or an address that may be opened is left out. Null
 * for what is not a feed. `name` is the source; without one, the title of the feed or its host is.
 */
export function newsIn(xml: string, feedUrl: string, name: string | null): readonly NewsItem[] | null {
  const feed = feedIn(xml);
  if (feed === null) return null;
  const source = name ?? (plainText(feed.title ?? '') || new URL(feedUrl).hostname.replace(/^www\./, ''));
  const items = unique(feed.feedItems).flatMap(({ title, summary, link, when }) => {
    const fields = {
      title: plainText(title ?? ''),
      summary: plainText(summary ?? ''),
      url: absolute(plainValue(link ?? ''), feedUrl),
      publishedAt: momentIn(when === null ? null : plainValue(when)),
      source,
    };
    return link === null ? [] : (newsItem(fields) ?? []);
  });
  return newestFirst([...new Map(items.toReversed().map((item) => [item.id, item])).values()].reverse());
}
