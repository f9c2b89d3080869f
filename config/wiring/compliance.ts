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
import { digestId, machineClockId, newIdId, newSecretId } from './machine.ts';
import { type Get, id, wiring } from './provide.ts';
import {
  acceptanceLedgerId,
  acceptancesId,
  attemptsId,
  membersId,
  proofChainId,
  withLockId,
} from './stores.ts';

export const acceptDisclaimerId = id<ReturnType<typeof makeAcceptDisclaimer>>('accept disclaimer');
export const acceptBeforeSignInId = id<ReturnType<typeof makeAcceptBeforeSignIn>>('accept before sign-in');
export const linkAcceptancesId = id<ReturnType<typeof makeLinkAcceptances>>('link acceptances');
export const checkAcceptanceId = id<ReturnType<typeof makeCheckAcceptance>>('check acceptance');
export const forgetVisitorsId = id<ReturnType<typeof makeForgetVisitors>>('forget visitors');
export const acceptanceHistoryId = id<ReturnType<typeof makeAcceptanceHistory>>('acceptance history');
export const auditAcceptancesId = id<ReturnType<typeof makeAuditAcceptances>>('audit acceptances');
export const ensureAcceptancesId = id<ReturnType<typeof makeEnsureAcceptances>>('ensure acceptances');
export const sealProofsId = id<SealProofs>('seal proofs');
export const myAcceptancesId = id<ReturnType<typeof makeMyAcceptances>>('my acceptances');

/** An act on proofs, and once its unit of work is over, what became of them at the end of the chain. */
export const thenSealed =
  <Request extends unknown[], Done>(get: Get, act: (...request: Request) => Promise<Done>) =>
  async (...request: Request): Promise<Done> => {
    const done = await act(...request);
    await get(sealProofsId)();
    return done;
  };

/** The disclaimer and its proofs; `locate` is null without a geolocation database. */
export const complianceWiring = (locate: Locate | null) =>
  wiring((provide) => {
    provide(acceptDisclaimerId, (get) =>
      thenSealed(
        get,
        makeAcceptDisclaimer({
          acceptances: get(acceptancesId),
          clock: get(machineClockId),
          newId: get(newIdId),
          digest: get(digestId),
          locate,
          withLock: get(withLockId),
        }),
      ),
    );
    provide(acceptBeforeSignInId, (get) =>
      thenSealed(
        get,
        makeAcceptBeforeSignIn({
          acceptances: get(acceptancesId),
          attempts: get(attemptsId),
          clock: get(machineClockId),
          newId: get(newIdId),
          digest: get(digestId),
          locate,
          withLock: get(withLockId),
          limits: ACCOUNT_LIMITS,
        }),
      ),
    );
    provide(sealProofsId, (get) =>
      makeSealProofs({
        chain: get(proofChainId),
        clock: get(machineClockId),
        withLock: get(withLockId),
        digest: get(digestId),
        newSalt: get(newSecretId),
      }),
    );
    provide(linkAcceptancesId, (get) => {
      const link = makeLinkAcceptances({ acceptances: get(acceptancesId) });
      return async (session) => {
        const done = await link(session);
        if (done.linked > 0) await get(sealProofsId)();
        return done;
      };
    });
    provide(checkAcceptanceId, (get) =>
      makeCheckAcceptance({ acceptances: get(acceptancesId), adminEnsureCounts: ADMIN_ENSURE_OPENS_GATE }),
    );
    provide(forgetVisitorsId, (get) =>
      thenSealed(get, makeForgetVisitors({ acceptances: get(acceptancesId), clock: get(machineClockId) })),
    );
    provide(acceptanceHistoryId, (get) =>
      makeAcceptanceHistory({
        members: get(membersId),
        acceptances: get(acceptancesId),
        digest: get(digestId),
      }),
    );
    provide(auditAcceptancesId, (get) => makeAuditAcceptances({ ledger: get(acceptanceLedgerId) }));
    provide(ensureAcceptancesId, (get) =>
      thenSealed(
        get,
        makeEnsureAcceptances({
          ledger: get(acceptanceLedgerId),
          clock: get(machineClockId),
          newId: get(newIdId),
          digest: get(digestId),
          withLock: get(withLockId),
        }),
      ),
    );
    provide(myAcceptancesId, (get) => makeMyAcceptances({ acceptances: get(acceptancesId) }));
  });
