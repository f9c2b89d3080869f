import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { NewsStore } from '#core/press/ports.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import type { Database } from './database.ts';

interface ItemRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly published_at_ms: Instant | null;
  readonly source: string;
  readonly sources: readonly string[];
  readonly tier: Tier;
  readonly heard_at_ms: Instant;
}

/** Written in order of id, so that two concurrent writers cannot deadlock. */
const KEEP = `
  insert into press.items as kept
    (id, title, summary, url, published_at_ms, source, sources, sources_heard_ms, tier, heard_at_ms)
  select r.id, r.title, r.summary, r.url, r."publishedAt", r.source,
    array(select jsonb_array_elements_text(r.sources)),
    array_fill(r.at, array[jsonb_array_length(r.sources)]), r.tier, r.at
  from jsonb_to_recordset(cast(:rows as jsonb)) as r(id text, title text, summary text, url text,
    "publishedAt" bigint, source text, sources jsonb, tier text, at bigint)
  order by r.id
  on conflict (id) do update set
    published_at_ms = coalesce(kept.published_at_ms, excluded.published_at_ms),
    dated_at_ms = case
      when kept.published_at_ms is null and excluded.published_at_ms is not null then excluded.heard_at_ms
      else kept.dated_at_ms end,
    sources = kept.sources || array(select unnest(excluded.sources) except select unnest(kept.sources)),
    sources_heard_ms = kept.sources_heard_ms || array(
      select excluded.heard_at_ms from (select unnest(excluded.sources) except select unnest(kept.sources)) as added)
  returning (xmax = 0) as is_new`;

const NEWEST = `
  select id, title, summary, url, published_at_ms, source, sources, tier, heard_at_ms from press.items
  order by published_at_ms desc nulls last, heard_at_ms desc, nth limit :limit`;

/** A further publisher whose time is not known is left out. */
const NEWEST_UNTIL = `
  select * from (
    select id, title, summary, url, source, tier, heard_at_ms, nth,
      case when dated_at_ms > :until then null else published_at_ms end as published_at_ms,
      array(
        select name from unnest(sources, sources_heard_ms) with ordinality as publisher (name, heard_ms, place)
        where place = 1 or heard_ms <= :until order by place
      ) as sources
    from press.items where heard_at_ms <= :until
  ) as known
  order by published_at_ms desc nulls last, heard_at_ms desc, nth limit :limit`;

const itemOf = (row: ItemRow): StoredNews => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  url: row.url,
  publishedAt: row.published_at_ms,
  source: row.source,
  sources: row.sources,
  provenance: { tier: row.tier, source: row.source, at: row.heard_at_ms },
});

/** News in PostgreSQL, schema `press`. */
export function makePostgresNewsStore(db: Database): NewsStore {
  const ask = async <Row>(statement: string, values: Readonly<Record<string, unknown>>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values as Record<string, never>)).rows;
  return {
    async keep(items) {
      const once = new Map(items.map((item) => [item.id, item]));
      const rows = [...once.values()].map(({ provenance: { tier, at: instant }, ...item }) => ({
        ...item,
        tier,
        at: instant,
      }));
      const stored = await ask<{ is_new: boolean }>(KEEP, { rows: JSON.stringify(rows) });
      return stored.filter(({ is_new }) => is_new).length;
    },
    async newest(limit, until) {
      const statement = until === undefined ? NEWEST : NEWEST_UNTIL;
      return (await ask<ItemRow>(statement, { limit, ...(until && { until }) })).map(itemOf);
    },
    dropSeenBefore: (instant) => db.sql()('press.items').where('heard_at_ms', '<', instant).delete(),
  };
}
