import { Refusal } from '../../kernel/refusal.ts';
import { signedInMember } from '../known-member.ts';
import { type MemberId, type PublicMember, publicMember } from '../member.ts';
import { NAME_LIMIT, readName } from '../person-name.ts';
import type { MemberStore } from '../ports.ts';

export interface NewNames {
  readonly memberId: MemberId;
  /** Null or blank clears the name; absent leaves it. */
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}

function read(text: string | null | undefined, before: string | null): string | null {
  if (text === undefined) return before;
  const read = readName(text);
  if (read === 'too-long') {
    throw new Refusal('invalid', 'accounts.long-name', `A name may have at most ${NAME_LIMIT} characters.`);
  }
  return read.name;
}

/** Changes a member's first and last name. */
export const makeChangeNames = (deps: { readonly members: MemberStore }) =>
  async function changeNames(names: NewNames): Promise<PublicMember> {
    const member = signedInMember(await deps.members.find({ id: names.memberId }));
    const change = {
      firstName: read(names.firstName, member.firstName),
      lastName: read(names.lastName, member.lastName),
    };
    await deps.members.change(member.id, change);
    return publicMember({ ...member, ...change });
  };
