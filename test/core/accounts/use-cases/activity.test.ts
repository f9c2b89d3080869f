import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import { makeMyActivity } from '#core/accounts/use-cases/my-activity.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeTidyAccounts } from '#core/accounts/use-cases/tidy-accounts.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('What members do');
const memberId = aMember().id;

test('someone new has had no session and asked nothing', async () => {
  const { deps } = accountsDeps();
  assert.equal(await makeMyActivity(deps)(memberId), { totalSessions: 0, totalQueries: 0 });
});

test('pages of one session count as one, and each question counts', async () => {
  const { deps } = accountsDeps();
  const noteVisit = makeNoteVisit(deps);
  for (const pagePath of ['/', '/profile', '/']) await noteVisit({ memberId, sessionRef: 'one', pagePath });
  await noteVisit({ memberId, sessionRef: 'two', pagePath: '/' });
  for (const what of ['enhanced-picks', '']) await makeNoteQuery(deps)({ memberId, what });
  assert.equal(await makeMyActivity(deps)(memberId), { totalSessions: 2, totalQueries: 2 });
});

test('a page that is no path of this site is refused', async () => {
  const { deps } = accountsDeps();
  const visit = { memberId, sessionRef: 'one', pagePath: 'https://elsewhere.example' };
  assert.is((await refused(makeNoteVisit(deps)(visit))).kind, 'invalid');
});

test('a thirty-first question within a minute has to wait, and only that member’s', async () => {
  const { deps, wait } = accountsDeps();
  const admitQuery = makeAdmitQuery(deps);
  for (let nth = 0; nth < 30; nth += 1) await admitQuery(memberId);
  const refusal = await refused(admitQuery(memberId));
  assert.equal([refusal.kind, refusal.retryAfterSeconds], ['too-many', 60]);
  await admitQuery('bob' as never);
  wait(MINUTE);
  await admitQuery(memberId);
});

test('tidying goes round the other rooms, too', async () => {
  const { deps } = accountsDeps();
  let rounds = 0;
  const tidyElsewhere = [async () => (rounds += 1)];
  await makeTidyAccounts({ ...deps, tidyElsewhere })();
  assert.is(rounds, 1);
});

test('tidying removes what has expired and keeps what limits still look at', async () => {
  const { deps, wait } = accountsDeps();
  await deps.sessions.add('old', { memberId, data: {}, expiresAt: shift(deps.clock(), 1) });
  await deps.attempts.note('x', deps.clock(), deps.clock());
  const now = wait(HOUR + 1);
  await deps.sessions.add('new', { memberId, data: {}, expiresAt: shift(now, 1) });
  await deps.attempts.note('x', now, now);
  assert.equal(await makeTidyAccounts(deps)(), { sessions: 1, attempts: 1 });
  assert.equal(await makeTidyAccounts(deps)(), { sessions: 0, attempts: 0 });
});

test.run();
