import { XMLParser } from 'fast-xml-parser';
import { newestFirst } from '#core/press/headlines.ts';
import { type NewsItem, newsItem } from '#core/press/news-item.ts';
import { momentIn } from './moment.ts';
import { plainText, plainValue } from './plain-text.ts';
import { FEED, type TellEntry, type TellItem } from './schema.ts';

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
interface Told {
  readonly key: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly link: string | null;
  readonly when: string | null;
}

const itemOf = (told: TellItem): Told => {
  const guid = told.guid === null ? null : plainValue(told.guid);
  return {
    key: guid,
    title: told.title,
    summary: told.description,
    link: told.link ?? (guid?.startsWith('http') === true ? guid : null),
    when: told.pubDate ?? told['dc:date'],
  };
};

const entryOf = (told: TellEntry): Told => ({
  key: told.id === null ? null : plainValue(told.id),
  title: told.title,
  summary: told.summary ?? told['media:group']?.['media:description'] ?? told.content,
  link: told.link.find((link) => link['@rel'] === 'alternate')?.['@href'] ?? null,
  when: told.published ?? told.updated,
});

/** A feed as it reads. */
interface Feed {
  readonly title: string | null;
  readonly told: readonly Told[];
}

function feedIn(xml: string): Feed | null {
  const read = FEED.safeParse(treeOf(xml));
  if (!read.success) return null;
  if ('rss' in read.data) {
    const { title, item } = read.data.rss.channel;
    return { title, told: item.map(itemOf) };
  }
  if ('feed' in read.data) {
    const { title, entry } = read.data.feed;
    return { title, told: entry.map(entryOf) };
  }
  const { channel, item } = read.data['rdf:RDF'];
  return { title: channel.title, told: item.map(itemOf) };
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

function unique(told: readonly Told[]): readonly Told[] {
  const seen = new Set<string>();
  return told.filter(({ key }) => {
    if (key === null || key === '') return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/**
 * The items of a feed, newest first, each once; one without a title or an address that may be opened is left out. Null
 * for what is no feed. `name` stands for the source; without one, the title of the feed or its host does.
 */
export function newsIn(xml: string, feedUrl: string, name: string | null): readonly NewsItem[] | null {
  const feed = feedIn(xml);
  if (feed === null) return null;
  const source = name ?? (plainText(feed.title ?? '') || new URL(feedUrl).hostname.replace(/^www\./, ''));
  const items = unique(feed.told).flatMap(({ title, summary, link, when }) => {
    const told = {
      title: plainText(title ?? ''),
      summary: plainText(summary ?? ''),
      url: absolute(plainValue(link ?? ''), feedUrl),
      publishedAt: momentIn(when === null ? null : plainValue(when)),
      source,
    };
    return link === null ? [] : (newsItem(told) ?? []);
  });
  return newestFirst([...new Map(items.toReversed().map((item) => [item.id, item])).values()].reverse());
}
