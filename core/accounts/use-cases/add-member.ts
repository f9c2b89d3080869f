import type { NewId } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Member, type MemberId, type PublicMember, publicMember } from '../member.ts';
import { emailOrRefusal, nameOrRefusal } from '../member-form.ts';
import type { MachineClock, MemberStore } from '../ports.ts';

export interface AddMemberDeps {
  readonly members: MemberStore;
  readonly clock: MachineClock;
  readonly newId: NewId;
}

export interface NewMember {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

function readForm({ firstName, lastName, email }: NewMember) {
  const read = { firstName: nameOrRefusal(firstName), lastName: nameOrRefusal(lastName) };
  const missing = Object.entries({ ...read, email: email?.trim() || null }).filter(
    ([, text]) => text === null,
  );
  if (missing.length > 0) {
    const names = missing.map(([name]) => `"${name}"`).join(', ');
    throw new Refusal(
      'invalid',
      'accounts.incomplete',
      `First name, last name and email are needed: ${names} missing.`,
    );
  }
  return { ...read, email: emailOrRefusal(email ?? '') };
}

/**
 * Makes an account without a password, to be claimed through a one-time link only. Refuses an incomplete form and an
 * address that is there ('conflict', `accounts.email-taken`).
 */
export const makeAddMember = (deps: AddMemberDeps) =>
  async function addMember(form: NewMember): Promise<PublicMember> {
    const read = readForm(form);
    const member: Member = {
      ...read,
      id: deps.newId() as MemberId,
      profileImageUrl: null,
      isAdmin: false,
      createdAt: deps.clock(),
      passwordHash: null,
      identity: null,
    };
    await deps.members.add(member);
    return publicMember(member);
  };
