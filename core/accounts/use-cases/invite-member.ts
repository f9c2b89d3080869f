import type { PublicMember } from '../member.ts';
import type { PublicUrl } from '../ports.ts';
import type { makeAddMember, NewMember } from './add-member.ts';
import type { MadeLink, makeMakeLink } from './make-link.ts';

export interface InviteMemberDeps {
  readonly addMember: ReturnType<typeof makeAddMember>;
  readonly makeLink: ReturnType<typeof makeMakeLink>;
  readonly publicUrl: PublicUrl;
}

export interface Invited {
  readonly member: PublicMember;
  readonly link: MadeLink;
}

/**
 * Makes an account and the one-time link that claims it. Refuses what `addMember` refuses, and adds nobody while the
 * address of the site is unknown ('unavailable', `settings.public-url`): the link would lead nowhere.
 */
export const makeInviteMember = ({ addMember, makeLink, publicUrl }: InviteMemberDeps) =>
  async function inviteMember(form: NewMember): Promise<Invited> {
    publicUrl();
    const member = await addMember(form);
    return { member, link: await makeLink({ email: member.email }) };
  };
