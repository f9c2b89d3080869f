import type { Knex } from 'knex';

/** The moments of race days with what became of each, and the workers that keep them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operations.points (
      clock bigint not null,
      track text not null,
      race_day date not null,
      race_number integer not null,
      name text not null,
      due_at_ms bigint not null,
      ring_at_ms bigint not null,
      state text not null
        check (state in ('planned', 'running', 'done', 'late', 'partial', 'missed', 'caught-up', 'failed')),
      tries integer not null,
      holder text,
      lease_until_ms bigint,
      planned_at_ms bigint not null,
      started_at_ms bigint,
      ended_at_ms bigint,
      run_id text,
      sentence text,
      code text,
      is_told boolean not null default false,
      primary key (clock, track, race_day, race_number, name),
      constraint points_held check ((state = 'running') = (holder is not null)),
      constraint points_leased check ((holder is null) = (lease_until_ms is null)),
      constraint points_ended check ((state in ('planned', 'running')) = (ended_at_ms is null))
    );
    create index points_to_ring on operations.points (clock, ring_at_ms) where state in ('planned', 'running');
    create index points_settled on operations.points (ended_at_ms) where ended_at_ms is not null;
    create index points_by_age on operations.points (planned_at_ms);

    create table operations.workers (
      id text primary key,
      clock bigint not null,
      started_at_ms bigint not null,
      beat_at_ms bigint not null
    );
  `);
}
