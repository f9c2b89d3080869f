import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeEndSessions } from '#core/accounts/use-cases/end-sessions.ts';
import { makeListSessions } from '#core/accounts/use-cases/list-sessions.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';

const test = suite('Where a member is signed in');
const anna = 'anna' as MemberId;
const bob = 'bob' as MemberId;

async function threeSessions() {
  const { deps } = accountsDeps();
  const now = deps.clock();
  const keep = (key: string, memberId: MemberId, hoursAgo: number) =>
    deps.sessions.add(key, {
      memberId,
      data: {},
      expiresAt: shift(now, HOUR),
      lastUsedAt: shift(now, -hoursAgo * HOUR),
    });
  await keep('phone', anna, 1);
  await keep('desk', anna, 2);
  await keep('library', anna, 3);
  await keep('other', bob, 0);
  return deps;
}

test('the browser that asks comes first, then the last used one', async () => {
  const listed = await makeListSessions(await threeSessions())({ memberId: anna, currentId: digest('desk') });
  assert.equal(
    listed.map(({ id, isCurrent }) => [id, isCurrent]),
    [
      [digest('desk'), true],
      [digest('phone'), false],
      [digest('library'), false],
    ],
  );
});

test('one ends once, and nobody ends a session of somebody else', async () => {
  const deps = await threeSessions();
  const endSessions = makeEndSessions(deps);
  assert.equal(await endSessions({ memberId: anna, id: digest('phone') }), { endedSessions: 1 });
  assert.equal(await endSessions({ memberId: anna, id: digest('phone') }), { endedSessions: 0 });
  assert.equal(await endSessions({ memberId: anna, id: digest('other') }), { endedSessions: 0 });
  assert.is(await deps.sessions.find('phone', deps.clock()), null);
});

test('all end but the one that asks', async () => {
  const deps = await threeSessions();
  const ended = await makeEndSessions(deps)({ memberId: anna, exceptKey: 'desk' });
  assert.equal(ended, { endedSessions: 2 });
  assert.is.not(await deps.sessions.find('desk', deps.clock()), null);
  assert.is.not(await deps.sessions.find('other', deps.clock()), null);
});

test.run();
