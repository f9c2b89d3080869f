import { producerOf } from '#core/card/formats/card-source.ts';
import type { PrintedForm } from '#core/card/history/printed-form.ts';
import type { OtherFormats } from '#core/card/ports.ts';
import type { Database } from './database.ts';

const HASHES = `
  select f.content_hash from card.other_formats f join card.cards c on c.id = f.card_id
  where c.track_slug = :trackSlug and c.race_day = :day`;

const DROP = `
  delete from card.other_formats f using card.cards c
  where c.id = f.card_id and c.track_slug = :trackSlug and c.race_day = :day and f.producer = :producer`;

const KEEP = `
  with stored as (
    insert into card.other_formats (card_id, producer, source, brought_at_ms, content_hash)
    select id, :producer, :source, :at, :contentHash from card.cards
    where track_slug = :trackSlug and race_day = :day and not is_demo
    returning card_id
  ), forms as (
    insert into card.other_forms (card_id, producer, nth, horse_key, horse_name, sire, dam, lines, works)
    select stored.card_id, :producer, r.nth, r.key, r.name, r.sire, r.dam, r.lines, r.works
    from stored, jsonb_to_recordset(cast(:rows as jsonb))
      as r(nth integer, key text, name text, sire text, dam text, lines jsonb, works jsonb)
  )
  select card_id from stored`;

const rowOf = ({ horse, lines, works }: PrintedForm, nth: number) => ({ nth, ...horse, lines, works });

/** Other formats of cards in PostgreSQL, schema `card`. What they print is read in `printed-forms.ts`. */
export function makePostgresOtherFormats(db: Database): OtherFormats {
  const run = <Row>(statement: string, values: object) =>
    db.sql().raw<{ rows: Row[] }>(statement, values as Record<string, string>);
  return {
    async formatHashes(trackSlug, day) {
      const { rows } = await run<{ content_hash: string }>(HASHES, { trackSlug, day });
      return rows.map((row) => row.content_hash);
    },

    keepFormat: ({ trackSlug, day, provenance, contentHash, forms }) =>
      db.allOrNothing(async () => {
        const format = { trackSlug, day, producer: producerOf(provenance.source) };
        await run(DROP, format);
        const content = { ...provenance, contentHash, rows: JSON.stringify(forms.map(rowOf)) };
        const { rows } = await run(KEEP, { ...format, ...content });
        if (rows.length === 0) throw new Error(`no card of ${trackSlug} on ${day} is stored`);
      }),

    async dropFormat(trackSlug, day, producer) {
      await run(DROP, { trackSlug, day, producer });
    },
  };
}
