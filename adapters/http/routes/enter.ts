import type { MemberId } from '#core/accounts/member.ts';
import type { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import type { BrowserSession } from '../sessions/browser-session.ts';

/** Signs the browser in under a new key; what was accepted in it before belongs to the member from now on. */
export async function enter(
  doors: { readonly linkAcceptances: ReturnType<typeof makeLinkAcceptances> },
  session: BrowserSession,
  memberId: MemberId,
): Promise<void> {
  const { formerRef } = await session.signIn(memberId);
  if (formerRef !== null) await doors.linkAcceptances({ sessionRef: formerRef, memberId });
}
