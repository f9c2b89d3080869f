import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Refusal } from '#core/kernel/refusal.ts';
import type { LinkPreview } from '../documents/link-preview.ts';

/** A page ready to be sent. */
export interface ReadyPage {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly preview: LinkPreview;
}

/** A page and what a link says of it. */
export interface RenderedPage {
  readonly html: string;
  readonly preview: LinkPreview;
}

interface CachedPage {
  page: ReadyPage | null;
  /** What the page was rendered from: the same again means the same page. */
  version: unknown;
  /** Milliseconds of the machine's clock when it was last found current. */
  checkedAt: number;
  refresh: Promise<ReadyPage> | null;
}

/** What a page shows now: `version` is the same object for as long as the page is the same. */
export interface PageNow {
  readonly version: unknown;
  render(): Promise<RenderedPage>;
}

const FRESH_MS = 1_000;
/** A page older than this is not sent while a new one is being made. */
const STALE_MS = 60_000;
const MOST_PAGES = 200;
/** Looks that may wait for their turn; one more is refused. */
const MOST_WAITING = 20;

function readyPage({ html, preview }: RenderedPage): ReadyPage {
  const plain = Buffer.from(html);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 32);
  return { plain, gzip: gzipSync(plain), etag: `"${digest}"`, preview };
}

/**
 * Pages by address. A page checked within a second is sent as it is; an older one is sent too, up to a minute, while it is
 * checked in the background; it is rendered only when what it shows has changed.
 */
export function makeRecordCache(now: () => number) {
  const pages = new Map<string, CachedPage>();

  /** Pages are looked at one after the other: many addresses at once do not take the server's time from members. */
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (waiting >= MOST_WAITING)
      throw new Refusal(
        'unavailable',
        'record.busy',
        'Many people are reading the record. Try again in a moment.',
      );
    waiting += 1;
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  }

  async function lookedAt(cached: CachedPage, look: () => Promise<PageNow>): Promise<ReadyPage> {
    const { version, render } = await look();
    const isSame = cached.page !== null && cached.version === version;
    const page = isSame && cached.page !== null ? cached.page : readyPage(await render());
    Object.assign(cached, { page, version, checkedAt: now() });
    return page;
  }

  const refreshed = (cached: CachedPage, look: () => Promise<PageNow>): Promise<ReadyPage> =>
    inTurn(() => lookedAt(cached, look)).finally(() => {
      cached.refresh = null;
    });

  /** Makes room by dropping the pages that came first. */
  function makeRoom(): void {
    for (const oldest of pages.keys()) {
      if (pages.size < MOST_PAGES) return;
      pages.delete(oldest);
    }
  }

  /** The page of a key, rendered by what `look` finds when that changed. Fails as `look` does when there is no page to send. */
  return async function pageOf(key: string, look: () => Promise<PageNow>): Promise<ReadyPage> {
    const cached = pages.get(key) ?? { page: null, version: null, checkedAt: -Infinity, refresh: null };
    pages.delete(key);
    makeRoom();
    pages.set(key, cached);
    const age = now() - cached.checkedAt;
    if (cached.page !== null && age < FRESH_MS) return cached.page;
    cached.refresh ??= refreshed(cached, look);
    if (cached.page === null || age > STALE_MS) return cached.refresh;
    cached.refresh.catch(() => undefined);
    return cached.page;
  };
}
