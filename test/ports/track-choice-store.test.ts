import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresTrackChoiceStore } from '#adapters/postgres/track-choice-store.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryTrackChoiceStore } from '#test/doubles/track-choice-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { migrationsFolder, openTestDatabase } from '#test/support/test-database.ts';
import { trackChoiceStoreScenarios } from './track-choice-store.scenarios.ts';

trackChoiceStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryTrackChoiceStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

trackChoiceStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresTrackChoiceStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});

const test = suite("Members' tracks in an older database");

test('members and cards of the state before stay, and a choice goes with its member', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const since = migrations.names.findIndex((name) => name.endsWith('_accounts_tracks'));
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, since));
    const [members, cards] = [makePostgresMemberStore(database), makePostgresCardStore(database)];
    await members.add(aMember());
    await cards.keep(aCard(), 'hash');
    await applyMigrations(database.pool, migrations, migrations.names.slice(since));
    assert.equal(await members.find({ id: aMember().id }), aMember());
    assert.is((await cards.cardFor('saratoga', '2025-08-02' as RaceDay))?.contentHash, 'hash');
    const choices = makePostgresTrackChoiceStore(database);
    assert.is(await choices.choiceOf(aMember().id), null);
    await choices.keep(aMember().id, { chosen: 'aqueduct', mine: ['aqueduct'] });
    await members.remove(aMember().id);
    assert.is(await choices.choiceOf(aMember().id), null);
  } finally {
    await close();
  }
});

test.run();
