import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import { makeMyActivity } from '#core/accounts/use-cases/my-activity.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeTidyAccounts } from '#core/accounts/use-cases/tidy-accounts.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDoors } from '#test/support/accounts-doors.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('What members do');
const memberId = aMember().id;

test('someone new has had no session and asked nothing', async () => {
  const { doors } = accountsDoors();
  assert.equal(await makeMyActivity(doors)(memberId), { totalSessions: 0, totalQueries: 0 });
});

test('pages of one session count as one, and each question counts', async () => {
  const { doors } = accountsDoors();
  const noteVisit = makeNoteVisit(doors);
  for (const pagePath of ['/', '/profile', '/']) await noteVisit({ memberId, sessionRef: 'one', pagePath });
  await noteVisit({ memberId, sessionRef: 'two', pagePath: '/' });
  for (const what of ['enhanced-picks', '']) await makeNoteQuery(doors)({ memberId, what });
  assert.equal(await makeMyActivity(doors)(memberId), { totalSessions: 2, totalQueries: 2 });
});

test('a page that is no path of this site is refused', async () => {
  const { doors } = accountsDoors();
  const visit = { memberId, sessionRef: 'one', pagePath: 'https://elsewhere.example' };
  assert.is((await refused(makeNoteVisit(doors)(visit))).kind, 'invalid');
});

test('a thirty-first question within a minute has to wait, and only that member’s', async () => {
  const { doors, wait } = accountsDoors();
  const admitQuery = makeAdmitQuery(doors);
  for (let nth = 0; nth < 30; nth += 1) await admitQuery(memberId);
  const refusal = await refused(admitQuery(memberId));
  assert.equal([refusal.kind, refusal.retryAfterSeconds], ['too-many', 60]);
  await admitQuery('bob' as never);
  wait(MINUTE);
  await admitQuery(memberId);
});

test('tidying goes round the other rooms, too', async () => {
  const { doors } = accountsDoors();
  let rounds = 0;
  const tidyElsewhere = [async () => (rounds += 1)];
  await makeTidyAccounts({ ...doors, tidyElsewhere })();
  assert.is(rounds, 1);
});

test('tidying removes what has expired and keeps what limits still look at', async () => {
  const { doors, wait } = accountsDoors();
  await doors.sessions.keep('old', { memberId, data: {}, expiresAt: shift(doors.clock(), 1) });
  await doors.attempts.note('x', doors.clock(), doors.clock());
  const now = wait(HOUR + 1);
  await doors.sessions.keep('new', { memberId, data: {}, expiresAt: shift(now, 1) });
  await doors.attempts.note('x', now, now);
  assert.equal(await makeTidyAccounts(doors)(), { sessions: 1, attempts: 1 });
  assert.equal(await makeTidyAccounts(doors)(), { sessions: 0, attempts: 0 });
});

test.run();
