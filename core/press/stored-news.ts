import { DAY, type Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { NewsItem } from './news-item.ts';

/** News with where and when it was first seen. */
export interface StoredNews extends NewsItem {
  readonly provenance: Provenance;
}

/** How long news is stored after it was first seen. */
export const NEWS_RETENTION = 60 * DAY;

/** A feed's clock may run ahead by so much. */
const CLOCK_SKEW = DAY / 24;

/** An item first seen `now`; a date in the future is dropped, or the item would stay on top forever. */
export const newsSeen = (item: NewsItem, now: Instant): StoredNews => ({
  ...item,
  publishedAt: item.publishedAt !== null && item.publishedAt > now + CLOCK_SKEW ? null : item.publishedAt,
  provenance: { tier: 'live', source: item.source, at: now },
});
