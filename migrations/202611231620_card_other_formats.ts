import type { Knex } from 'knex';

/**
 * Past performances and works from files of stored cards in other formats, one file of each producer. Like the runners of
 * cards, they are read by the name in the horse's key.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table card.other_formats (
      card_id bigint not null references card.cards on delete cascade,
      producer text not null,
      source text not null,
      brought_at_ms bigint not null,
      content_hash text not null,
      constraint other_formats_one_of_a_producer primary key (card_id, producer)
    );

    create table card.other_forms (
      card_id bigint not null,
      producer text not null,
      nth integer not null,
      horse_key text not null,
      horse_name text not null,
      sire text,
      dam text,
      lines jsonb not null,
      works jsonb not null,
      primary key (card_id, producer, nth),
      foreign key (card_id, producer) references card.other_formats on delete cascade
    );
    create index other_forms_horse_named on card.other_forms (split_part(horse_key, '|', 1));
  `);
}
