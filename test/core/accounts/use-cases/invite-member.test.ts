import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeInviteMember } from '#core/accounts/use-cases/invite-member.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';

const test = suite('An account an administrator adds');

const GRACE = { firstName: 'Grace', lastName: 'Furlong', email: 'grace@example.com' };

test('comes with the link that claims it', async () => {
  const { deps } = accountsDeps();
  const inviteMember = makeInviteMember({
    ...deps,
    addMember: makeAddMember(deps),
    makeLink: makeMakeLink(deps),
  });
  const { member, link } = await inviteMember(GRACE);
  assert.is(member.email, GRACE.email);
  assert.match(link.url, /^https:\/\/turn\.example\/.*#link=/);
});

test('is not added while the site does not know the address its link would lead to', async () => {
  const { deps } = accountsDeps();
  const inviteMember = makeInviteMember({
    addMember: makeAddMember(deps),
    makeLink: makeMakeLink(deps),
    publicUrl: () => {
      throw new Refusal('unavailable', 'settings.public-url', 'Set PUBLIC_URL.');
    },
  });
  try {
    await inviteMember(GRACE);
    assert.unreachable();
  } catch (error) {
    assert.is((error as Refusal).code, 'settings.public-url');
  }
  assert.is(await deps.members.find({ email: GRACE.email }), null);
});

test.run();
