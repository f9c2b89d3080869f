import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresTrackChoiceStore } from '#adapters/postgres/track-choice-store.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryTrackChoiceStore } from '#test/doubles/track-choice-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aMember } from '#test/support/a-member.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { trackChoiceStoreScenarios } from './track-choice-store.scenarios.ts';

trackChoiceStoreScenarios('memory', inMemory(makeMemoryTrackChoiceStore));
trackChoiceStoreScenarios('PostgreSQL', onPostgres(makePostgresTrackChoiceStore));

const test = suite("Members' tracks in an older database");

test('members and cards stored before the migration stay, and a choice is deleted with its member', () =>
  inOlderDatabase('_accounts_tracks', async (database, migrate) => {
    const [members, cards] = [makePostgresMemberStore(database), makePostgresCardStore(database)];
    await members.add(aMember());
    await cards.keep(aCard(), 'hash');
    await migrate();
    assert.equal(await members.find({ id: aMember().id }), aMember());
    assert.is((await cards.cardFor('saratoga', '2025-08-02' as RaceDay))?.contentHash, 'hash');
    const choices = makePostgresTrackChoiceStore(database);
    assert.is(await choices.choiceOf(aMember().id), null);
    await choices.keep(aMember().id, { chosen: 'aqueduct', mine: ['aqueduct'] });
    await members.remove(aMember().id);
    assert.is(await choices.choiceOf(aMember().id), null);
  }));

test.run();
