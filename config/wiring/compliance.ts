import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import type { Locate } from '#core/compliance/ports.ts';
import { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import { makeAcceptanceHistory } from '#core/compliance/use-cases/acceptance-history.ts';
import { makeAuditAcceptances } from '#core/compliance/use-cases/audit-acceptances.ts';
import { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import { makeEnsureAcceptances } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { makeForgetVisitors } from '#core/compliance/use-cases/forget-visitors.ts';
import { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import { makeMyAcceptances } from '#core/compliance/use-cases/my-acceptances.ts';
import { ADMIN_ENSURE_OPENS_GATE } from '../compliance.ts';
import { digestId, machineClockId, newIdId } from './machine.ts';
import { id, wiring } from './provide.ts';
import { acceptanceLedgerId, acceptancesId, attemptsId, membersId, oneAtATimeId } from './shelves.ts';

export const acceptDisclaimerId = id<ReturnType<typeof makeAcceptDisclaimer>>('accept disclaimer');
export const acceptBeforeSignInId = id<ReturnType<typeof makeAcceptBeforeSignIn>>('accept before sign-in');
export const linkAcceptancesId = id<ReturnType<typeof makeLinkAcceptances>>('link acceptances');
export const checkAcceptanceId = id<ReturnType<typeof makeCheckAcceptance>>('check acceptance');
export const forgetVisitorsId = id<ReturnType<typeof makeForgetVisitors>>('forget visitors');
export const acceptanceHistoryId = id<ReturnType<typeof makeAcceptanceHistory>>('acceptance history');
export const auditAcceptancesId = id<ReturnType<typeof makeAuditAcceptances>>('audit acceptances');
export const ensureAcceptancesId = id<ReturnType<typeof makeEnsureAcceptances>>('ensure acceptances');
export const myAcceptancesId = id<ReturnType<typeof makeMyAcceptances>>('my acceptances');

/** The disclaimer and its proofs; `locate` is null without a geolocation database. */
export const complianceWiring = (locate: Locate | null) =>
  wiring((provide) => {
    provide(acceptDisclaimerId, (get) =>
      makeAcceptDisclaimer({
        acceptances: get(acceptancesId),
        clock: get(machineClockId),
        newId: get(newIdId),
        digest: get(digestId),
        locate,
        oneAtATime: get(oneAtATimeId),
      }),
    );
    provide(acceptBeforeSignInId, (get) =>
      makeAcceptBeforeSignIn({
        acceptances: get(acceptancesId),
        attempts: get(attemptsId),
        clock: get(machineClockId),
        newId: get(newIdId),
        digest: get(digestId),
        locate,
        oneAtATime: get(oneAtATimeId),
        limits: ACCOUNT_LIMITS,
      }),
    );
    provide(linkAcceptancesId, (get) => makeLinkAcceptances({ acceptances: get(acceptancesId) }));
    provide(checkAcceptanceId, (get) =>
      makeCheckAcceptance({ acceptances: get(acceptancesId), adminEnsureCounts: ADMIN_ENSURE_OPENS_GATE }),
    );
    provide(forgetVisitorsId, (get) =>
      makeForgetVisitors({ acceptances: get(acceptancesId), clock: get(machineClockId) }),
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
      makeEnsureAcceptances({
        ledger: get(acceptanceLedgerId),
        clock: get(machineClockId),
        newId: get(newIdId),
        digest: get(digestId),
        oneAtATime: get(oneAtATimeId),
      }),
    );
    provide(myAcceptancesId, (get) => makeMyAcceptances({ acceptances: get(acceptancesId) }));
  });
