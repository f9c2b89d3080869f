import type { PublicMember } from '../member.ts';
import type { PublicUrl } from '../ports.ts';

export interface InviteMemberDeps<Form, Link> {
  readonly addMember: (form: Form) => Promise<PublicMember>;
  readonly makeLink: (account: { readonly email: string }) => Promise<Link>;
  readonly publicUrl: PublicUrl;
}

/**
 * Makes an account and the one-time link that claims it. Refuses what adding a member refuses, and adds nobody while the
 * address of the site is unknown ('unavailable', `settings.public-url`): the link would lead nowhere.
 */
export const makeInviteMember = <Form, Link>({
  addMember,
  makeLink,
  publicUrl,
}: InviteMemberDeps<Form, Link>) =>
  async function inviteMember(form: Form): Promise<{ readonly member: PublicMember; readonly link: Link }> {
    publicUrl();
    const member = await addMember(form);
    return { member, link: await makeLink({ email: member.email }) };
  };
