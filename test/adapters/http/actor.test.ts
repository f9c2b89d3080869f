import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeActors } from '#adapters/http/actor.ts';
import { type PublicMember, publicMember } from '#core/accounts/member.ts';
import { aMember } from '#test/support/a-member.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Who may do what');

function setUp() {
  let looked = 0;
  let now: PublicMember = publicMember(aMember());
  const actors = makeActors({
    currentMember: async () => {
      looked += 1;
      return now;
    },
  });
  return {
    actors,
    looked: () => looked,
    become: (part: Partial<PublicMember>) => {
      now = { ...now, ...part };
    },
  };
}

const { id } = aMember();

test('a request that needs no member is not sent to sign in', async () => {
  const { actors } = setUp();
  assert.is((await refused(actors.admit('member', true, null))).kind, 'signed-out');
  assert.is((await refused(actors.admit('admin', true, null))).kind, 'signed-out');
});

test("an administrator's row is for administrators as of this request", async () => {
  const { actors, become } = setUp();
  await actors.admit('member', true, id);
  assert.is((await refused(actors.admit('admin', true, id))).kind, 'forbidden');
  become({ isAdmin: true });
  assert.is((await actors.admit('admin', true, id)).isAdmin, true);
  become({ isAdmin: false });
  assert.is((await refused(actors.admit('admin', true, id))).kind, 'forbidden');
});

test('reads of one moment share a look-up, a change makes its own, the next read makes another', async () => {
  const { actors, looked, become } = setUp();
  await Promise.all([1, 2, 3].map(() => actors.admit('member', true, id)));
  assert.is(looked(), 1);
  await Promise.all([actors.admit('member', true, id), actors.admit('member', false, id)]);
  assert.is(looked(), 3);
  become({ firstName: 'Nan' });
  assert.is((await actors.admit('member', true, id)).firstName, 'Nan');
});

test('after their own change nobody joins a look-up begun before it', async () => {
  const { actors, become } = setUp();
  const before = actors.admit('member', true, id);
  become({ firstName: 'Nan' });
  actors.forget(id);
  assert.is((await actors.admit('member', true, id)).firstName, 'Nan');
  await before;
});

test.run();
