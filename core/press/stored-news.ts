import { DAY, type Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { NewsItem } from './news-item.ts';

/** News with where and when it was first heard. */
export interface StoredNews extends NewsItem {
  readonly provenance: Provenance;
}

/** News is kept so long after it was first heard. */
export const NEWS_KEPT_FOR = 60 * DAY;

/** A feed's clock may run ahead by so much. */
const CLOCKS_APART = DAY / 24;

/** An item as it was heard `now`; a date that is yet to come is none, or it would stand on top for ever. */
export const newsSeen = (item: NewsItem, now: Instant): StoredNews => ({
  ...item,
  publishedAt: item.publishedAt !== null && item.publishedAt > now + CLOCKS_APART ? null : item.publishedAt,
  provenance: { tier: 'live', source: item.source, at: now },
});
