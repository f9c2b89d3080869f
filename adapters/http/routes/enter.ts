import { deviceName } from '#core/accounts/device.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { makeNoteSignIn } from '#core/accounts/use-cases/note-sign-in.ts';
import type { Locate } from '#core/compliance/ports.ts';
import type { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import type { Visit } from '../visit.ts';

export interface EnterDeps {
  readonly linkAcceptances: ReturnType<typeof makeLinkAcceptances>;
  readonly noteSignIn: ReturnType<typeof makeNoteSignIn>;
  /** Null without a local database of places. */
  readonly locate: Locate | null;
}

/** Signs the browser in under a new key; what was accepted in it before belongs to the member from now on. */
export async function enter(
  deps: EnterDeps,
  { session, userAgent, address }: Visit,
  { memberId, isStrong }: { readonly memberId: MemberId; readonly isStrong: boolean },
): Promise<void> {
  const place = (await deps.locate?.(address)) ?? null;
  const origin = { device: deviceName(userAgent), address, place };
  const { formerRef } = await session.signIn(memberId, { origin, isStrong });
  if (formerRef !== null) await deps.linkAcceptances({ sessionRef: formerRef, memberId });
  await deps.noteSignIn({ memberId, sessionRef: session.ref(), userAgent });
}
