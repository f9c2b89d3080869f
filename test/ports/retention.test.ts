import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresDayMailStore } from '#adapters/postgres/day-mail-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresSessionStore } from '#adapters/postgres/session-store.ts';
import { RETENTION } from '#config/retention.ts';
import { keptOn } from '#config/wiring/retention.ts';
import { DAY, instant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makePurgeOld } from '#core/operations/use-cases/purge-old.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';

const test = suite('Letting go');
const emptied = emptiedDatabase('accounts.sessions', 'accounts.members', 'kernel.announcements');
test.after(emptied.close);

const now = instant(Date.UTC(2027, 5, 7));
const anna = aMember();

async function room() {
  const database = await emptied.open();
  await makePostgresMemberStore(database).add(anna);
  const purge = makePurgeOld({ kinds: keptOn(database), clock: () => now });
  const purged = async (dryRun: boolean) => {
    const lines = await purge({ dryRun });
    return Object.fromEntries(lines.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]));
  };
  return { database, activity: makePostgresActivityStore(database), purged };
}

test('every kind that is named lies in tables that are there', async () => {
  const { purged } = await room();
  assert.equal(await purged(true), {});
  assert.is(new Set(RETENTION.map(({ what }) => what)).size, RETENTION.length);
});

test('old page views are deleted, newer ones stay, and the sums of both stay', async () => {
  const { activity, purged } = await room();
  const visit = (daysAgo: number) =>
    activity.noteVisit({
      memberId: anna.id,
      at: shift(now, -daysAgo * DAY),
      pagePath: '/',
      sessionRef: 's1',
    });
  for (const daysAgo of [400, 366, 365, 3]) await visit(daysAgo);
  assert.equal(await purged(true), { 'page views': 2 });
  assert.equal(await purged(false), { 'page views': 2 });
  assert.equal(await purged(false), {});
  assert.is((await activity.everythingOf(anna.id)).length, 2);
  assert.equal(await activity.totalsOf(anna.id), { sessions: 1, queries: 0, pageViews: 4 });
});

test('the mark of a mail about a day goes after 400 days, so that a link in it to stop them works for a year', async () => {
  const { database, purged } = await room();
  const mails = makePostgresDayMailStore(database);
  const card = { trackSlug: 'saratoga', day: '2026-08-01' as RaceDay };
  await mails.claimDayMail(anna.id, card, 'digest');
  const ageTo = (daysAgo: number) =>
    database
      .sql()('notebook.day_mails')
      .update({ sent_at: new Date(shift(now, -daysAgo * DAY)) });
  await ageTo(400);
  assert.equal(await purged(false), {});
  assert.ok(await mails.stopDayMail('digest'));
  await ageTo(401);
  assert.equal(await purged(false), { 'mails about how a day went': 1 });
  assert.not.ok(await mails.stopDayMail('digest'));
});

test('a session goes when it has ended, not before', async () => {
  const { database, purged } = await room();
  const sessions = makePostgresSessionStore(database);
  for (const [key, offset] of [
    ['over', -1],
    ['lives', 1],
  ] as const)
    await sessions.add(key, { memberId: anna.id, data: {}, expiresAt: shift(now, offset) });
  assert.equal(await purged(false), { 'expired sessions': 1 });
  assert.is.not(await sessions.find('lives', now), null);
});

test('a table with another time column is read correctly', async () => {
  const { database, purged } = await room();
  for (const daysAgo of [8, 6]) {
    await database.pool.raw("insert into kernel.announcements (topic, at_ms) values ('odds', 0)");
    await database.pool.raw(
      'update kernel.announcements set kept_at = to_timestamp(?) where id = (select max(id) from kernel.announcements)',
      [shift(now, -daysAgo * DAY) / 1000],
    );
  }
  assert.equal(await purged(false), { 'live-update events': 1 });
});

test.run();
