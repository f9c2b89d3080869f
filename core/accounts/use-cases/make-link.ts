import type { Digest } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { knownMember } from '../known-member.ts';
import { type LinkPurpose, linkAddress, linkExpiry, purposeFor } from '../one-time-link.ts';
import type { LinkStore, MachineClock, MemberStore, NewSecret, PublicUrl } from '../ports.ts';

export interface MakeLinkDeps {
  readonly members: MemberStore;
  readonly links: LinkStore;
  readonly clock: MachineClock;
  readonly newSecret: NewSecret;
  readonly digest: Digest;
  readonly publicUrl: PublicUrl;
}

export interface MadeLink {
  readonly email: string;
  readonly url: string;
  readonly purpose: LinkPurpose;
  readonly expiresAt: Instant;
}

/** Makes a one-time link that an operator hands over; an older link of the account dies. */
export const makeMakeLink = (deps: MakeLinkDeps) =>
  async function makeLink(request: { readonly email: string }): Promise<MadeLink> {
    const member = knownMember(await deps.members.find({ email: request.email }), request.email);
    const site = deps.publicUrl();
    const secret = deps.newSecret();
    const purpose = purposeFor(member);
    const expiresAt = linkExpiry(purpose, deps.clock());
    await deps.links.keep({ digest: deps.digest(secret), memberId: member.id, expiresAt });
    return { email: member.email, url: linkAddress(site, secret), purpose, expiresAt };
  };
