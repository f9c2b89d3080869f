import type { WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { emailKey } from '../email.ts';
import { type MemberId, type PublicMember, publicMember } from '../member.ts';
import { emailOrRefusal, nameOrRefusal } from '../member-form.ts';
import type { LinkStore, MemberStore } from '../ports.ts';

export interface EditMemberDeps {
  readonly members: MemberStore;
  readonly links: LinkStore;
  readonly withLock: WithLock;
}

/** What is absent stays; a blank or null name is taken away. */
export interface MemberEdit {
  readonly id: MemberId;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

export interface EditedMember {
  readonly before: PublicMember;
  readonly after: PublicMember;
}

const changeOf = ({ firstName, lastName, email }: MemberEdit) => ({
  ...(firstName !== undefined && { firstName: nameOrRefusal(firstName) }),
  ...(lastName !== undefined && { lastName: nameOrRefusal(lastName) }),
  ...(email !== undefined && { email: emailOrRefusal(email ?? '') }),
});

/**
 * Changes names and address of a member. With another address the one-time link dies that went to the old one.
 * Refuses one who is not there ('not-found', `accounts.unknown-member`) and an address of somebody else.
 */
export const makeEditMember = (deps: EditMemberDeps) =>
  async function editMember(edit: MemberEdit): Promise<EditedMember> {
    const change = changeOf(edit);
    return deps.withLock(`accounts.member:${edit.id}`, async () => {
      const member = await deps.members.find({ id: edit.id });
      if (member === null) {
        throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
      }
      await deps.members.change(member.id, change);
      const after = { ...member, ...change };
      if (emailKey(after.email) !== emailKey(member.email)) await deps.links.drop(member.id);
      return { before: publicMember(member), after: publicMember(after) };
    });
  };
