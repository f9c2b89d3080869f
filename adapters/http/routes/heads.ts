import { timeAt } from '#core/kernel/day-text.ts';
import type { Digest, RecordClock } from '#core/kernel/functions.ts';
import { htmlText } from '#core/kernel/html-text.ts';
import { parseInstant, toIso } from '#core/kernel/instant.ts';
import type { HeadStore } from '#core/operations/heads/ports.ts';
import type { PublishedHeads } from '#core/operations/heads/published-heads.ts';
import { headLines, type RecordChains } from '#core/operations/heads/read-heads.ts';
import type { heads } from '../contract/heads.ts';
import type { Handlers } from '../handlers.ts';

export interface HeadDeps {
  readonly chains: RecordChains;
  readonly published: Pick<HeadStore, 'latest'>;
  readonly digest: Digest;
  readonly clock: RecordClock;
  /** `https://host` of the site, where it is set. */
  readonly site: string | null;
}

/** Published texts in a list: two weeks of some days with many races, a year of days without. */
const LISTED = 400;
/** In a feed: the last days. Earlier ones are in the list. */
const IN_FEED = 250;
const FEED_ZONE = 'America/New_York';
const ROWS = 200;

const idOf = ({ at: published }: PublishedHeads): string => `urn:clubhouse-turn:record:${toIso(published)}`;

/** `Record of 2025-08-02, 1:07 PM ET`: a day has many. */
const titleOf = ({ day, at: published }: PublishedHeads): string =>
  `Record of ${day}, ${timeAt(published, FEED_ZONE)}`;

const entryXml = (published: PublishedHeads): string =>
  `<entry><id>${idOf(published)}</id><title>${titleOf(published)}</title>` +
  `<updated>${toIso(published.at)}</updated><content type="text">${htmlText(published.text)}</content></entry>`;

function atomOf(days: readonly PublishedHeads[], site: string | null): string {
  const updated = days[0] === undefined ? '1970-01-01T00:00:00.000Z' : toIso(days[0].at);
  const link = site === null ? '' : `<link rel="self" href="${htmlText(site)}/api/ledger/heads.atom"/>`;
  const top = `<id>urn:clubhouse-turn:record</id><title>Clubhouse Turn record</title><updated>${updated}</updated>`;
  const author = '<author><name>Clubhouse Turn</name></author>';
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">${top}${author}${link}${days.map(entryXml).join('')}</feed>\n`;
}

const feedOf = (days: readonly PublishedHeads[], site: string | null): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Clubhouse Turn record',
    ...(site !== null && { feed_url: `${site}/api/ledger/heads.json` }),
    items: days.map((published) => ({
      id: idOf(published),
      title: titleOf(published),
      date_published: toIso(published.at),
      content_text: published.text,
      ...(published.stamp !== null && { _record: { stamp: published.stamp } }),
    })),
  });

export const headRoutes = ({ chains, published, digest, clock, site }: HeadDeps): Handlers<typeof heads> => ({
  list: async ({ query: { before } }) => {
    const until = parseInstant(before ?? '') ?? undefined;
    const [now, texts] = await Promise.all([headLines(chains, clock), published.latest(LISTED, until)]);
    const shown = texts.map(({ day, at: publishedAt, text, stamp }) => {
      return { day, at: toIso(publishedAt), text, sha256: digest(text), stamp };
    });
    const next = shown.length < LISTED ? null : (shown.at(-1)?.at ?? null);
    return { now: [...now], published: shown, next };
  },
  atom: async () => ({
    fileName: 'heads.atom',
    contentType: 'application/atom+xml; charset=utf-8',
    content: atomOf(await published.latest(IN_FEED), site),
  }),
  feed: async () => ({
    fileName: 'heads.json',
    contentType: 'application/feed+json; charset=utf-8',
    content: feedOf(await published.latest(IN_FEED), site),
  }),
  chain: async ({ params: { chain }, query: { after = 0 } }) => {
    const rows = await chains[chain].after(after, ROWS);
    return { rows: [...rows], next: rows.length < ROWS ? null : (rows.at(-1)?.seq ?? null) };
  },
});
