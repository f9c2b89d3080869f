import type { Knex } from 'knex';

/** Answers about races, the last of a kind and race, and what members asked and were told; chats go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema assistant;

    create table assistant.answers (
      kind text not null
        check (kind in ('race-analysis', 'betting-strategy', 'ai-consensus', 'race-summary')),
      race_id text not null,
      made_from text not null,
      made_at_ms bigint not null,
      answerer jsonb not null,
      value jsonb not null,
      constraint answers_one_of_a_kind primary key (race_id, kind)
    );

    create table assistant.chats (
      nth bigint generated always as identity primary key,
      member_id text not null
        constraint chats_member references accounts.members (id) on delete cascade,
      feature text not null check (feature in ('ask-jake', 'enhanced-analysis')),
      question text not null,
      answer text not null,
      answered_by text not null,
      at_ms bigint not null
    );
    create index chats_of_member on assistant.chats (member_id, nth);
    create index chats_by_age on assistant.chats (at_ms);
  `);
}
