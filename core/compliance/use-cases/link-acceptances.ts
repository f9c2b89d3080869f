import type { AcceptanceStore } from '../ports.ts';

export interface SignedInSession {
  /** Digest of the key the browser session had before sign-in renewed it. */
  readonly sessionRef: string;
  readonly memberId: string;
}

/** Gives what was accepted before sign-in, in the same browser session, to who signed in. */
export const makeLinkAcceptances = (deps: { readonly acceptances: AcceptanceStore }) =>
  async function linkAcceptances(session: SignedInSession): Promise<{ readonly linked: number }> {
    return { linked: await deps.acceptances.link(session.sessionRef, session.memberId) };
  };
