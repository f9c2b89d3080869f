import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresMemberDirectory } from '#adapters/postgres/member-directory.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { instant } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';

const test = suite('Sums of what members did, made from what was noted before');

test('activity noted before the sums existed is in them', () =>
  inOlderDatabase('_accounts_activity_sums', async (database, migrate) => {
    const anna = aMember();
    await makePostgresMemberStore(database).add(anna);
    await database.pool.raw(
      `insert into accounts.visits (member_id, at_ms, page_path, session_ref)
       select ?, g * 1000, '/', 's' || g % 2 from generate_series(1, 6) g`,
      [anna.id],
    );
    await database.pool('accounts.queries').insert({ member_id: anna.id, at_ms: 9_000, what: 'picks' });
    await migrate();
    const totals = await makePostgresActivityStore(database).totalsOf(anna.id);
    assert.equal(totals, { sessions: 2, queries: 1, pageViews: 6 });
    const memberActivity = await makePostgresMemberDirectory(database).activityOf(anna.id);
    assert.equal(
      [memberActivity.averageSessionSeconds, memberActivity.lastSignInAt, memberActivity.devices],
      [4, instant(2_000), []],
    );
  }));

test.run();
