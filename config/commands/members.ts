import type { MemberId, PublicMember } from '#core/accounts/member.ts';
import type { MemberEdit } from '#core/accounts/use-cases/edit-member.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

export const memberCommands = ({ get }: Tools) => {
  const idOf = async (email: string): Promise<MemberId> => {
    const member = await get('members').find({ email });
    if (member !== null) return member.id;
    throw new Refusal('not-found', 'accounts.unknown-email', `No account has the email ${email}.`);
  };
  return commands({
    listMembers: reads(get('listMembers')),
    addMember: writes(get, 'members add', get('administrator.addMember')),
    editMember: writes(get, 'members edit', async (email: string, edit: Omit<MemberEdit, 'id'>) =>
      get('administrator.editMember')({ ...edit, id: await idOf(email) }),
    ),
    deleteMember: writes(
      get,
      'members delete',
      async (email: string): Promise<PublicMember> =>
        get('administrator.deleteMember')({ id: await idOf(email), by: null }),
    ),
    grantAdmin: writes(get, 'members grant-admin', get('administrator.grantAdmin')),
    revokeAdmin: writes(get, 'members revoke-admin', get('administrator.revokeAdmin')),
    removeSecondFactor: writes(get, 'members remove-second-factor', get('administrator.removeSecondFactor')),
    makeLink: writes(get, 'members link', get('administrator.makeLink')),
  });
};
