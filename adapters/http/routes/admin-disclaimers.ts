import type { MemberId } from '#core/accounts/member.ts';
import { isOwnAct } from '#core/compliance/acceptance.ts';
import type {
  HistoricAcceptance,
  makeAcceptanceHistory,
} from '#core/compliance/use-cases/acceptance-history.ts';
import type { makeAuditAcceptances } from '#core/compliance/use-cases/audit-acceptances.ts';
import type { makeEnsureAcceptances } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { adminDisclaimers } from '../contract/admin-disclaimers.ts';
import type { Handlers } from '../handlers.ts';

export interface AdminDisclaimerDeps {
  readonly acceptanceHistory: ReturnType<typeof makeAcceptanceHistory>;
  readonly auditAcceptances: ReturnType<typeof makeAuditAcceptances>;
  readonly ensureAcceptances: ReturnType<typeof makeEnsureAcceptances>;
}

/** `City, Region, Country`, as far as the record knew them: the country is always the last. */
function placeOf(geolocation: string | null) {
  if (geolocation === null) return null;
  const parts = geolocation.split(', ');
  const [first, second] = parts.slice(0, -1);
  return { city: first ?? null, region: second ?? null, country: parts.at(-1) ?? null, isp: null };
}

const present = (acceptance: HistoricAcceptance) => ({
  id: acceptance.id,
  disclaimerType: acceptance.disclaimerType,
  disclaimerVersion: acceptance.disclaimerVersion,
  legalValidation: acceptance.isConfirmed ? ('confirmed' as const) : ('unconfirmed' as const),
  acceptedAt: toIso(acceptance.acceptedAt),
  receivedAt: toIso(acceptance.receivedAt),
  acceptanceMethod: acceptance.method,
  checkboxState: acceptance.evidence.checkboxes,
  userEmail: acceptance.userEmail,
  ipAddress: acceptance.evidence.ipAddress,
  ipGeolocation: placeOf(acceptance.evidence.geolocation),
  userAgent: acceptance.evidence.userAgent,
  screenResolution: acceptance.evidence.screenResolution,
  browserLanguage: acceptance.evidence.language,
  browserFingerprint: acceptance.evidence.fingerprint,
  timeOnPage: acceptance.evidence.timeOnPageSeconds,
  scrollDepth: acceptance.evidence.scrollDepthPercent,
  // The gate sends its call by script.
  javascriptEnabled: isOwnAct(acceptance) ? true : null,
  pageUrl: null,
  referrerUrl: acceptance.evidence.referrer,
  authenticationMethod: null,
  twoFactorEnabled: false,
  sessionId: acceptance.evidence.sessionRef,
  contentHash: acceptance.contentHash,
  disclaimerText: acceptance.disclaimerText,
});

export const adminDisclaimerRoutes = (deps: AdminDisclaimerDeps): Handlers<typeof adminDisclaimers> => ({
  history: async ({ params }) =>
    (await deps.acceptanceHistory({ id: params.userId as MemberId })).map(present),
  audit: async () => {
    const { users, ...summary } = await deps.auditAcceptances();
    return { ...summary, users: users.map(({ memberId, ...user }) => ({ userId: memberId, ...user })) };
  },
  ensureAll: () => deps.ensureAcceptances(),
});
