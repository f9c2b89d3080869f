import type { Knex } from 'knex';

/** Members' notes on horses, races, jockeys and trainers; they go with the account. A removed note keeps only id and time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notebook.notes (
      member_id text not null
        constraint notes_member references accounts.members (id) on delete cascade,
      id text not null,
      changed_at_ms bigint not null,
      kind text constraint notes_kind check (kind in ('horse', 'race', 'jockey', 'trainer')),
      subject_key text,
      subject_name text,
      note text,
      written_at_ms bigint,
      figures_from text,
      primary key (member_id, id),
      constraint notes_whole check (num_nulls(kind, subject_key, subject_name, note, written_at_ms, figures_from) in (0, 6))
    );
  `);
}
