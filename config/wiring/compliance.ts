import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import type { Locate, SealProofs } from '#core/compliance/ports.ts';
import { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import { makeAcceptanceHistory } from '#core/compliance/use-cases/acceptance-history.ts';
import { makeAuditAcceptances } from '#core/compliance/use-cases/audit-acceptances.ts';
import { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import { makeEnsureAcceptances } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { makeForgetVisitors } from '#core/compliance/use-cases/forget-visitors.ts';
import { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import { makeMyAcceptances } from '#core/compliance/use-cases/my-acceptances.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import { ADMIN_ENSURE_OPENS_GATE } from '../compliance.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Null without a local database of places. */
    readonly locate: Locate | null;
    readonly acceptDisclaimer: ReturnType<typeof makeAcceptDisclaimer>;
    readonly acceptBeforeSignIn: ReturnType<typeof makeAcceptBeforeSignIn>;
    readonly linkAcceptances: ReturnType<typeof makeLinkAcceptances>;
    readonly checkAcceptance: ReturnType<typeof makeCheckAcceptance>;
    readonly forgetVisitors: ReturnType<typeof makeForgetVisitors>;
    readonly acceptanceHistory: ReturnType<typeof makeAcceptanceHistory>;
    readonly auditAcceptances: ReturnType<typeof makeAuditAcceptances>;
    readonly ensureAcceptances: ReturnType<typeof makeEnsureAcceptances>;
    readonly sealProofs: SealProofs;
    readonly myAcceptances: ReturnType<typeof makeMyAcceptances>;
  }
}

/** An act on proofs, and once its unit of work is over, what became of them at the end of the chain. */
export const thenSealed =
  <Request extends unknown[], Done>(get: Get, act: (...request: Request) => Promise<Done>) =>
  async (...request: Request): Promise<Done> => {
    const done = await act(...request);
    await get('sealProofs')();
    return done;
  };

/** The disclaimer and its proofs; `locate` is null without a geolocation database. */
export const complianceWiring = (locate: Locate | null) =>
  wiring({
    locate: () => locate,
    acceptDisclaimer: (get) =>
      thenSealed(
        get,
        makeAcceptDisclaimer({
          acceptances: get('acceptances'),
          clock: get('machineClock'),
          newId: get('newId'),
          digest: get('digest'),
          locate,
          withLock: get('withLock'),
        }),
      ),
    acceptBeforeSignIn: (get) =>
      thenSealed(
        get,
        makeAcceptBeforeSignIn({
          acceptances: get('acceptances'),
          attempts: get('attempts'),
          clock: get('machineClock'),
          newId: get('newId'),
          digest: get('digest'),
          locate,
          withLock: get('withLock'),
          limits: ACCOUNT_LIMITS,
        }),
      ),
    sealProofs: (get) =>
      makeSealProofs({
        chain: get('proofChain'),
        clock: get('machineClock'),
        withLock: get('withLock'),
        digest: get('digest'),
        newSalt: get('newSecret'),
      }),
    linkAcceptances: (get) => {
      const link = makeLinkAcceptances({ acceptances: get('acceptances') });
      return async (session) => {
        const done = await link(session);
        if (done.linked > 0) await get('sealProofs')();
        return done;
      };
    },
    checkAcceptance: (get) =>
      makeCheckAcceptance({ acceptances: get('acceptances'), adminEnsureCounts: ADMIN_ENSURE_OPENS_GATE }),
    forgetVisitors: (get) =>
      thenSealed(get, makeForgetVisitors({ acceptances: get('acceptances'), clock: get('machineClock') })),
    acceptanceHistory: (get) =>
      makeAcceptanceHistory({
        members: get('members'),
        acceptances: get('acceptances'),
        digest: get('digest'),
      }),
    auditAcceptances: (get) => makeAuditAcceptances({ ledger: get('acceptanceLedger') }),
    ensureAcceptances: (get) =>
      thenSealed(
        get,
        makeEnsureAcceptances({
          ledger: get('acceptanceLedger'),
          clock: get('machineClock'),
          newId: get('newId'),
          digest: get('digest'),
          withLock: get('withLock'),
        }),
      ),
    myAcceptances: (get) => makeMyAcceptances({ acceptances: get('acceptances') }),
  });
