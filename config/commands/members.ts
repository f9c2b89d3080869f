import type { MemberId, PublicMember } from '#core/accounts/member.ts';
import type { MemberEdit } from '#core/accounts/use-cases/edit-member.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { accountIds } from '../wiring/accounts.ts';
import { administratorIds } from '../wiring/administration.ts';
import { membersId } from '../wiring/stores.ts';
import { asOperator } from './as-operator.ts';
import type { Tools } from './tools.ts';

export const memberActs = ({ get }: Tools) => {
  const idOf = async (email: string): Promise<MemberId> => {
    const member = await get(membersId).find({ email });
    if (member !== null) return member.id;
    throw new Refusal('not-found', 'accounts.unknown-email', `No account has the email ${email}.`);
  };
  return {
    listMembers: get(accountIds.listMembers),
    addMember: asOperator(get, 'members add', get(administratorIds.addMember)),
    editMember: asOperator(get, 'members edit', async (email: string, edit: Omit<MemberEdit, 'id'>) =>
      get(administratorIds.editMember)({ ...edit, id: await idOf(email) }),
    ),
    deleteMember: asOperator(
      get,
      'members delete',
      async (email: string): Promise<PublicMember> =>
        get(administratorIds.deleteMember)({ id: await idOf(email), by: null }),
    ),
    grantAdmin: asOperator(get, 'members grant-admin', get(administratorIds.grantAdmin)),
    makeLink: asOperator(get, 'members link', get(administratorIds.makeLink)),
  };
};
