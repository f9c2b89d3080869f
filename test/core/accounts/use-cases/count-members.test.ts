import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeCountMembers } from '#core/accounts/use-cases/count-members.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import { makeMemoryActivityStore } from '#test/doubles/activity-store.ts';
import { makeMemoryMemberDirectory } from '#test/doubles/member-directory.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { present } from '#test/support/present.ts';

const test = suite('How many accounts there are');

/** The counts at `now` where accounts were made at these moments. */
async function countsAt(now: string, ...created: readonly string[]) {
  const members = makeMemoryMemberStore();
  for (const [nth, moment] of created.entries()) {
    const [id, email] = [`member-${nth}` as MemberId, `member-${nth}@example.com`];
    await members.add(aMember({ id, email, createdAt: present(parseInstant(moment)) }));
  }
  const directory = makeMemoryMemberDirectory(members, makeMemoryActivityStore());
  return makeCountMembers({ members, directory, clock: () => present(parseInstant(now)) })();
}

test('without accounts all counts are zero', async () => {
  assert.equal(await countsAt('2025-08-02T15:00:00Z'), { total: 0, today: 0, week: 0, month: 0 });
});

test('an account made today counts everywhere', async () => {
  assert.equal(await countsAt('2025-08-02T15:00:00Z', '2025-08-02T14:00:00Z'), {
    total: 1,
    today: 1,
    week: 1,
    month: 1,
  });
});

test('today begins at midnight in New York, four hours after that of Greenwich in summer', async () => {
  const { today, week } = await countsAt(
    '2025-08-02T15:00:00Z',
    '2025-08-02T03:59:59Z',
    '2025-08-02T04:00:00Z',
  );
  assert.equal([today, week], [1, 2]);
});

test('a week is today and the six days before, a month today and the twenty-nine before', async () => {
  const counts = await countsAt(
    '2025-08-02T15:00:00Z',
    '2025-07-27T04:00:00Z',
    '2025-07-27T03:59:59Z',
    '2025-07-04T04:00:00Z',
    '2025-07-04T03:59:59Z',
  );
  assert.equal(counts, { total: 4, today: 0, week: 1, month: 3 });
});

test('a week with the change of the clocks begins at midnight all the same', async () => {
  // On November 2, 2025 the clocks of New York go back: midnight is 04:00Z before and 05:00Z after.
  const { week } = await countsAt('2025-11-05T15:00:00Z', '2025-10-30T04:00:00Z', '2025-10-30T03:59:59Z');
  assert.is(week, 1);
});

test('each span contains the shorter one', async () => {
  const created = [
    '2025-08-02T15:00:00Z',
    '2025-07-30T15:00:00Z',
    '2025-07-10T15:00:00Z',
    '2024-07-10T15:00:00Z',
  ];
  const { total, today, week, month } = await countsAt('2025-08-02T15:00:00Z', ...created);
  assert.equal([today, week, month, total], [1, 2, 3, 4]);
});

test.run();
